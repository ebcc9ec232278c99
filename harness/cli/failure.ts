import { visible } from '../../reports/phrases/visible.ts';
import { UsageError } from '../model/usage-error.ts';
import { withSourcePlaces } from './source-places.ts';

/** What the machine lacks, by the code of the system's error. A stack trace would not help to solve this. */
const lacking: Readonly<Record<string, string>> = {
  EMFILE: 'too many open files: raise the limit, for example with "ulimit -n 1024"',
  ENFILE: 'this machine has too many open files: close some programs and try again',
  EAGAIN: 'this user cannot start more processes: end some, or raise the limit ("ulimit -u")',
  ENOMEM: 'out of memory: close some programs and try again',
  ENOSPC: 'the disk is full: free some space and try again',
  EDQUOT: 'your disk quota is used up: free some space and try again',
};

/** The message at the terminal about an error that has ended a command. */
export function failureText(error: unknown): string {
  if (error instanceof UsageError) return `verbatim: ${harmless(error.message)}\n`;
  if (!(error instanceof Error)) return fault(String(error));
  const sentence = 'code' in error && typeof error.code === 'string' ? lacking[error.code] : undefined;
  return sentence === undefined
    ? fault(withSourcePlaces(error.stack ?? error.message))
    : `verbatim: ${sentence} (${error.message})\n`;
}

/** Messages quote names of files and cells of tables, and these may contain control characters of terminals. */
function harmless(message: string): string {
  return message.split('\n').map(visible).join('\n');
}

function fault(detail: string): string {
  return `verbatim: a fault inside Verbatim, not in any submission. Please report it with this text:\n${detail}\n`;
}
