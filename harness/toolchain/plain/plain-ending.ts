import { constants } from 'node:os';
import type { RunnerAnswer } from '../gxx/run/runner-protocol.ts';

/** What Node says of a process that has ended. */
export interface Ended {
  readonly outOfTime: boolean;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface RunFacts {
  /** Our part of the program was reached. */
  readonly began: boolean;
  readonly errorTail: string;
  readonly cpuSeconds: number;
}

/** By a shell that could not become the program, or by the loader of the program. */
const notBecome: readonly (number | null)[] = [126, 127];

/** In the terms of the native runner. How much processor time it took, nobody tells. */
export function endingOf(
  { outOfTime, code, signal }: Ended,
  { began, errorTail, cpuSeconds }: RunFacts,
): Pick<RunnerAnswer, 'ending' | 'cpuSeconds'> {
  if (outOfTime) return { ending: { kind: 'out-of-time' }, cpuSeconds: 0 };
  if (signal !== null) {
    const number = constants.signals[signal];
    // Nobody else sends it: the program has ignored that its time was over.
    const isOutOfTime = signal === 'SIGKILL' || signal === 'SIGXCPU';
    return { ending: { kind: 'killed', signal: number }, cpuSeconds: isOutOfTime ? cpuSeconds : 0 };
  }
  // A loader that finds no room for the program says so, and is believed (native/run-end.ts).
  const isTooLarge = /failed to map segment|[Cc]annot allocate memory/.test(errorTail);
  if (!began && notBecome.includes(code) && !isTooLarge) {
    const [line = 'no reason given'] = errorTail.split('\n');
    return { ending: { kind: 'not-started', reason: `the program could not be started (${line})` }, cpuSeconds: 0 };
  }
  return { ending: { kind: 'exited', code: code ?? 0 }, cpuSeconds: 0 };
}
