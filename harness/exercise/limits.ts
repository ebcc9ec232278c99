import type { RunLimits } from '../model/assignment/assignment.ts';
import type { JobLimits } from '../toolchain/contract/toolchain.ts';
import type { Trial } from '../model/result/trial.ts';
import { printedText } from '../model/assignment/transcript.ts';

/** Output beyond this many times what is expected is a runaway loop; megabytes of it would only cost time. */
const generosity = 4;

export function limitsFor(trial: Trial, limits: RunLimits): JobLimits {
  const expectedBytes = Buffer.byteLength(expectedOutput(trial));
  return {
    cpuSeconds: limits.cpuSeconds,
    wallSeconds: limits.wallSeconds,
    memoryMiB: limits.memoryMiB,
    outputBytes: Math.max(limits.outputKiB * 1024, generosity * expectedBytes),
  };
}

function expectedOutput(trial: Trial): string {
  switch (trial.kind) {
    case 'session':
      return printedText(trial.expected.pieces);
    case 'call':
      return trial.expected.prints;
    case 'answering':
    case 'commanding':
      // Replies are short, and what a person is shown between commands is free.
      return '';
  }
}
