import { messageLines } from './message-lines.ts';
import type { ProcessOutcome } from '../../../process/process.ts';
import { toolLimits } from '../../../process/run-tool.ts';

/** A text for the student if the program made the compiler reach one of its limits (tool-seal.ts). */
export function limitReached(text: string): string | undefined {
  const { memoryMiB, fileMiB } = toolLimits;
  const said = saidOfItself(text).join('\n');
  if (/File size limit exceeded/.test(said)) {
    return `the compiled program would be larger than ${fileMiB} MiB: is there a very large array with an initial value?`;
  }
  if (/out of memory allocating|memory exhausted|Cannot allocate memory/.test(said)) {
    return `the compiler needed more than ${memoryMiB} MiB of memory for this program`;
  }
  return undefined;
}

/** Whether the compiler used up its processor time: either a process that g++ reports, or the only process. */
export function tookTooLong({ end, stderr }: ProcessOutcome): boolean {
  if (end.kind !== 'exited') return end.kind === 'killed' && end.signal === 'SIGXCPU';
  return (
    end.code !== 0 && saidOfItself(Buffer.from(stderr).toString()).some((line) => /CPU time limit exceeded/.test(line))
  );
}

/** The message by which the compiler gave up for a reason that is not in the program. */
export function compilerTrouble(text: string): string | undefined {
  const trouble = saidOfItself(text).find((line) =>
    /Killed signal|\[(?:Killed|Bus error)\]|internal compiler error|No space left on device|out of memory|cannot execute/.test(
      line,
    ),
  );
  return (trouble ?? messageLines(text).find(couldNotWrite))?.trim();
}

/**
 * Whether this machine made the compiler fail: it was killed from outside, or had no room to write. Anything else that
 * ends a compiler may be caused by the program.
 */
export function machineFault(text: string): boolean {
  const said = saidOfItself(text);
  if (said.some((line) => line.includes('internal compiler error'))) return false;
  return (
    said.some((line) => /Killed signal|\[Killed\]|No space left on device/.test(line)) ||
    messageLines(text).some(couldNotWrite)
  );
}

/** Why a tool gave no verdict on a program; never empty. */
export function whyNoVerdict(text: string): string {
  const lines = messageLines(text).map((line) => line.trim());
  return compilerTrouble(text) ?? lines.find((line) => line !== '' && !/ warning: /.test(line)) ?? 'it gave no reason';
}

/**
 * Whether a message has a place in the source, or in the assembly, and yet is not about it:
 * `a.cpp:2:29: fatal error: error closing /tmp/a.s: No space left on device`. A line that names two places is the
 * student's: by `#line` and `#error` a source can add such words before or after its own.
 */
export function couldNotWrite(line: string): boolean {
  const places = line.match(/:-?\d+:-?\d+: (?:fatal )?error: /g) ?? [];
  if (places.length === 0) return /^[^:]*:(?:\d+:)? Fatal error: can't /.test(line);
  return (
    places.length === 1 &&
    /: fatal error: error (?:writing to|closing) /.test(line) &&
    /: (?:No space left on device|Disk quota exceeded|Input\/output error)$/.test(line)
  );
}

/** The lines about the compiler itself. A line about the program may quote it: `#error No space left on device`. */
function saidOfItself(text: string): string[] {
  return messageLines(text).filter((line) => !ofProgram.test(line));
}

const ofProgram =
  /:-?\d+:(?:-?\d+:)? (?:fatal error|[Ee]rror|[Ww]arning|note): |undefined (?:reference to|symbol:) |multiple definition of | warning: /;
