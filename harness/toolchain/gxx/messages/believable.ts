import { compilerTrouble, limitReached, tookTooLong } from './compiler-trouble.ts';
import { messageLines } from './message-lines.ts';
import type { ProcessOutcome } from '../../../process/process.ts';

/**
 * Whether a compiler with a forced header printed what a plain one would print. The header makes no difference to a
 * source that compiles, nor to a mistake if all messages are about the student's own lines. Other messages are left to
 * the plain compiler, except if all processor time was used: the plain one would use it up again.
 */
export function isBelievable(outcome: ProcessOutcome, header: string, files: readonly string[]): boolean {
  const { end } = outcome;
  if (tookTooLong(outcome)) return true;
  if (end.kind !== 'exited') return false;
  const said = Buffer.from(outcome.stderr).toString();
  return end.code === 0 ? !said.includes(header) : isOwnMistake(said, files);
}

function isOwnMistake(said: string, files: readonly string[]): boolean {
  if (limitReached(said) !== undefined || compilerTrouble(said) !== undefined) return false;
  // Lines that are not read may lead through a header.
  const read = messageLines(said);
  if (read.join('\n').length < said.length - 1) return false;
  const lines = read.filter((line) => line !== '' && line !== 'compilation terminated.');
  const isOwn = (line: string) => files.some((file) => line.startsWith(`${file}:`));
  return lines.every(isOwn) && lines.some((line) => / (?:fatal )?error: /.test(line));
}
