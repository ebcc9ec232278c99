import { compilerTrouble, limitReached, tookTooLong } from './compiler-trouble.ts';
import { messageLines } from './message-lines.ts';
import type { ProcessOutcome } from '../../../process/process.ts';

/**
 * Whether a compiler with a forced header has said what a plain one would say. The header makes no difference to a source
 * that compiles, nor to a mistake of which everything is said in the student's own lines. What leads through a header is
 * left to the plain compiler; only one that took all its processor time would take it again.
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
  // Of what is not read, nobody knows where it leads.
  const read = messageLines(said);
  if (read.join('\n').length < said.length - 1) return false;
  const lines = read.filter((line) => line !== '' && line !== 'compilation terminated.');
  const isOwn = (line: string) => files.some((file) => line.startsWith(`${file}:`));
  return lines.every(isOwn) && lines.some((line) => / (?:fatal )?error: /.test(line));
}
