import type { Program } from '../../model/toolchain.ts';
import { neverStarted } from './runner-protocol.ts';
import type { Runner } from './runner.ts';
import { type LinkedPrograms, startTask } from './start-task.ts';

/** Runs what was linked, until it is disposed of. */
export function createProgram(programs: LinkedPrograms, runner: Runner): Program {
  return {
    async run(jobs) {
      const tasks = jobs.map((job) => startTask(job, programs));
      for (;;) {
        const errands = tasks.flatMap((task) => task.errands());
        if (errands.length === 0) return tasks.map((task) => task.outcome());
        const answers = await runner(errands.map(({ run }) => run));
        for (const [index, { take }] of errands.entries()) {
          take(answers[index] ?? neverStarted('the runner lost an answer'));
        }
      }
    },
    dispose: () => programs.folder.remove(),
  };
}
