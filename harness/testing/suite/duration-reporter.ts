import { availableParallelism, cpus } from 'node:os';
import { relative } from 'node:path';
import process from 'node:process';
import type { Reporter, TestModule, TestSpecification, Vitest } from 'vitest/node';
import { readDurations, writeDurations } from './durations.ts';
import { estimatedSeconds } from './estimated-seconds.ts';

/** Says at the beginning how long the tests will take. With VERBATIM_MEASURE_TESTS, it writes measured durations. */
export class DurationReporter implements Reporter {
  private root = '';
  private workers = 1;

  onInit({ config }: Vitest): void {
    this.root = config.root;
    this.workers = config.maxWorkers;
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    const files = specifications.map(({ moduleId }) => relative(this.root, moduleId));
    const seconds = estimatedSeconds(files, readDurations(), this.workers);
    // Short runs need no estimate.
    if (seconds < 20) return;
    const minutes = seconds < 100 ? `${Math.round(seconds / 10) * 10} seconds` : `${Math.round(seconds / 60)} minutes`;
    process.stdout.write(`${files.length} test files: about ${minutes} on a machine that is otherwise idle\n`);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (process.env['VERBATIM_MEASURE_TESTS'] === undefined) return;
    const seconds = modules.map((module): [string, number] => {
      const { collectDuration, duration, prepareDuration, setupDuration } = module.diagnostic();
      return [
        relative(this.root, module.moduleId),
        (collectDuration + duration + prepareDuration + setupDuration) / 1000,
      ];
    });
    const machine = `${availableParallelism()} processors (${cpus()[0]?.model ?? 'unknown'}), ${this.workers} workers`;
    writeDurations(new Map(seconds), `${new Date().toISOString().slice(0, 10)}, ${machine}`);
  }
}
