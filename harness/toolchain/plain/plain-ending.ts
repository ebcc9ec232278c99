import { constants } from 'node:os';
import type { RunnerAnswer } from '../gxx/run/runner-protocol.ts';

/** What Node reports about a process that has ended. */
export interface Ended {
  readonly outOfTime: boolean;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface RunFacts {
  /** Our part of the program has run. */
  readonly began: boolean;
  readonly errorTail: string;
  readonly cpuSeconds: number;
}

/** Exit codes of a shell that could not start the program, or of the program's loader. */
const startFailed: readonly (number | null)[] = [126, 127];

/** In the terms of the native runner. The processor time is 0 unless it was used up, because it is not measured. */
export function endingOf(
  { outOfTime, code, signal }: Ended,
  { began, errorTail, cpuSeconds }: RunFacts,
): Pick<RunnerAnswer, 'ending' | 'cpuSeconds'> {
  if (outOfTime) return { ending: { kind: 'out-of-time' }, cpuSeconds: 0 };
  if (signal !== null) {
    const number = constants.signals[signal];
    // Nothing else sends SIGKILL: the program has ignored SIGXCPU, so its time is used up.
    const isOutOfTime = signal === 'SIGKILL' || signal === 'SIGXCPU';
    return { ending: { kind: 'killed', signal: number }, cpuSeconds: isOutOfTime ? cpuSeconds : 0 };
  }
  // If the loader reports too little memory, that is the ending (gxx/run/run-end.ts).
  const isTooLarge = /failed to map segment|[Cc]annot allocate memory/.test(errorTail);
  if (!began && startFailed.includes(code) && !isTooLarge) {
    const [line = 'no reason given'] = errorTail.split('\n');
    return { ending: { kind: 'not-started', reason: `the program could not be started (${line})` }, cpuSeconds: 0 };
  }
  return { ending: { kind: 'exited', code: code ?? 0 }, cpuSeconds: 0 };
}
