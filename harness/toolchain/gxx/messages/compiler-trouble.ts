import { messageLines } from './message-lines.ts';
import type { ProcessOutcome } from '../../../process/process.ts';
import { toolLimits } from '../../../process/run-tool.ts';

/** The limits of the compiler (tool-seal.ts), where a program made it reach one; a text for the student. */
export function limitReached(text: string): string | undefined {
  const { memoryMiB, fileMiB } = toolLimits;
  const said = saidOfItself(text).join('\n');
  if (/File size limit exceeded/.test(said)) {
    return `the compiled program would be larger than ${fileMiB} MiB: is there a very large array with a value in it?`;
  }
  if (/out of memory allocating|memory exhausted|Cannot allocate memory/.test(said)) {
    return `the compiler needed more than ${memoryMiB} MiB of memory for this program`;
  }
  return undefined;
}

/** Its processor time, which is a limit, too: of a process that g++ tells of, or of the only one there is. */
export function tookTooLong({ end, stderr }: ProcessOutcome): boolean {
  if (end.kind !== 'exited') return end.kind === 'killed' && end.signal === 'SIGXCPU';
  return (
    end.code !== 0 && saidOfItself(Buffer.from(stderr).toString()).some((line) => /CPU time limit exceeded/.test(line))
  );
}

/** The compiler gave up for a reason that is not in the program. */
export function compilerTrouble(text: string): string | undefined {
  const trouble = saidOfItself(text).find((line) =>
    /Killed signal|\[(?:Killed|Bus error)\]|internal compiler error|No space left on device|out of memory|cannot execute/.test(
      line,
    ),
  );
  return (trouble ?? messageLines(text).find(couldNotWrite))?.trim();
}

/**
 * Whether it was this machine that let the compiler down: it was killed from outside, or had no room to write. What else
 * ends a compiler may be the program's doing.
 */
export function machineFault(text: string): boolean {
  const said = saidOfItself(text);
  if (said.some((line) => line.includes('internal compiler error'))) return false;
  return (
    said.some((line) => /Killed signal|\[Killed\]|No space left on device/.test(line)) ||
    messageLines(text).some(couldNotWrite)
  );
}

/** Never nothing: what a tool says that gives no verdict on a program. */
export function whyNoVerdict(text: string): string {
  const lines = messageLines(text).map((line) => line.trim());
  return compilerTrouble(text) ?? lines.find((line) => line !== '' && !/ warning: /.test(line)) ?? 'it gave no reason';
}

/**
 * Said with a place in the source, and yet not of it: `a.cpp:2:29: fatal error: error closing /tmp/a.s: No space left on device`,
 * or with a place in the assembly. A line that names two places is the student's: by `#line` and `#error` a source can
 * write such words before or behind its own.
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

/** What is said of the program quotes it: `#error No space left on device`. */
function saidOfItself(text: string): string[] {
  return messageLines(text).filter((line) => !ofProgram.test(line));
}

const ofProgram =
  /:-?\d+:(?:-?\d+:)? (?:fatal error|[Ee]rror|[Ww]arning|note): |undefined (?:reference to|symbol:) |multiple definition of | warning: /;
