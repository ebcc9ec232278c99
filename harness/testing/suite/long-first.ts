import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readDurations } from './durations.ts';

/**
 * The longest files first, so that at the end no processor waits for the other. Vitest does so with the durations of its
 * own last run, which a fresh clone has not. Files that share a process come last, one after another: any other file
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
