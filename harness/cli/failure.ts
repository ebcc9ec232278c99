import { visible } from '../../reports/phrases/visible.ts';
import { UsageError } from '../model/usage-error.ts';
import { withSourcePlaces } from './source-places.ts';

/** What a machine can lack, by the code of the system's error. A stack would tell nobody more. */
const lacking: Readonly<Record<string, string>> = {
  EMFILE: 'a program may open too few files here: raise the limit, for example with "ulimit -n 1024"',
  ENFILE: 'this machine has as many files open as it can: end something and try again',
  EAGAIN: 'this user may start no more processes: end some, or raise the limit ("ulimit -u")',
  ENOMEM: 'there is no memory left: end something and try again',
  ENOSPC: 'there is no room left on the disk',
  EDQUOT: 'there is no room left on the disk for this user',
};

/** What ended a command, for people at a terminal. */
export function failureText(error: unknown): string {
  if (error instanceof UsageError) return `verbatim: ${harmless(error.message)}\n`;
  if (!(error instanceof Error)) return fault(String(error));
  const sentence = 'code' in error && typeof error.code === 'string' ? lacking[error.code] : undefined;
  return sentence === undefined
    ? fault(withSourcePlaces(error.stack ?? error.message))
    : `verbatim: ${sentence} (${error.message})\n`;
}

/** Names of files and the cells of tables stand in these words, and may hold what steers a terminal. */
function harmless(message: string): string {
  return message.split('\n').map(visible).join('\n');
}

function fault(detail: string): string {
  return `verbatim: a fault inside Verbatim, not in any submission. Please report it with this text:\n${detail}\n`;
}
