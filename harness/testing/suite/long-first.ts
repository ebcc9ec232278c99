import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readDurations } from './durations.ts';

/**
 * Runs the longest files first, so that no processor is idle at the end. Vitest itself sorts by the durations of its
 * last run, which a fresh clone does not have. Files that share a process come last, one after another: any other file
 * between them would end that process.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seconds } = readDurations();
    const secondsOf = ({ moduleId }: TestSpecification) => seconds[relative(this.ctx.config.root, moduleId)] ?? 0;
    const isolated = ({ project }: TestSpecification) => Number(project.config.isolate);
    return files.toSorted((one, other) => isolated(other) - isolated(one) || secondsOf(other) - secondsOf(one));
  }
}
