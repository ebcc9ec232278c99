import type { Program } from '../../model/toolchain.ts';
import { neverStarted } from './runner-protocol.ts';
import type { StartRunner } from './runner.ts';
import { type LinkedPrograms, startTask } from './start-task.ts';

/** Runs what was linked, until it is disposed of. */
export function createProgram(programs: LinkedPrograms, startRunner: StartRunner): Program {
  const paths = [...programs.sessions.values(), programs.calls].flatMap((one) =>
    one.kind === 'linked' ? [one.path] : [],
  );
  const runner = startRunner(paths);
  return {
    async run(jobs) {
      const tasks = jobs.map((job) => startTask(job, programs, (path) => paths.indexOf(path)));
      for (;;) {
        const errands = tasks.flatMap((task) => task.errands());
        if (errands.length === 0) return tasks.map((task) => task.outcome());
        const answers = await runner.run(errands.map(({ run }) => run));
        for (const [index, { take }] of errands.entries()) {
          take(answers[index] ?? neverStarted('the runner lost an answer'));
        }
      }
    },
    async dispose() {
      await runner.end();
      await programs.folder.remove();
    },
  };
}
