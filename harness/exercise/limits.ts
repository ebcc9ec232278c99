import type { RunLimits } from '../model/assignment/assignment.ts';
import type { JobLimits } from '../toolchain/contract/toolchain.ts';
import type { Trial } from '../model/result/trial.ts';
import { printedText } from '../model/assignment/transcript.ts';

/** More output than this many times the expected output means a runaway loop; megabytes of it would only cost time. */
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
      // Replies are short, and any text may be shown to a person between commands.
      return '';
  }
}
