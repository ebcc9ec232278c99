import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readDurations } from './durations.ts';

/**
 * Runs the longest files first, so that no processor is idle at the end. Vitest itself sorts by the durations of its
 * last run, which a fresh clone does not have. Files of the same project come one after another, because a file of
 * another project would end the process that they share.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seconds } = readDurations();
    const secondsOf = ({ moduleId }: TestSpecification) => seconds[relative(this.ctx.config.root, moduleId)] ?? 0;
    const secondsOfProject = new Map<string, number>();
    for (const file of files) {
      const { name } = file.project;
      secondsOfProject.set(name, (secondsOfProject.get(name) ?? 0) + secondsOf(file));
    }
    const before = ({ project }: TestSpecification) => secondsOfProject.get(project.name) ?? 0;
    return files.toSorted((one, other) => before(other) - before(one) || secondsOf(other) - secondsOf(one));
  }
}
