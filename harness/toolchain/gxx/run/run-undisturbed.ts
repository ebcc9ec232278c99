import { wasKilledFromOutside } from './run-end.ts';
import { type RunnerAnswer, type RunnerCase, neverStarted } from './runner-protocol.ts';
import type { Runner, RunnerManner } from './start-runner.ts';

/** Runs cases, and repeats once those whose process was killed from outside: the program is not to blame for that. */
export async function runUndisturbed(
  runner: Pick<Runner, 'run'>,
  cases: readonly RunnerCase[],
  manner?: RunnerManner,
): Promise<readonly RunnerAnswer[]> {
  const answers = await runner.run(cases, manner);
  const wasDisturbed = (one: RunnerCase, index: number) => {
    const answer = answers[index];
    return answer !== undefined && wasKilledFromOutside(answer, one.cpuSeconds);
  };
  const disturbed = cases.filter(wasDisturbed);
  if (disturbed.length === 0) return answers;
  const again = await runner.run(disturbed);
  const repeated = new Map(disturbed.map((one, index) => [one, again[index]]));
  return cases.map((one, index) => repeated.get(one) ?? answers[index] ?? neverStarted('the runner lost an answer'));
}
