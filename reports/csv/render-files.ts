import type { AccountedFile } from '../../harness/model/submission/intake.ts';
import { fateWords } from '../explain/class/file-fate.ts';
import { byteOrderMark, csvRow } from './cell.ts';

/** What became of every file that was found; no file is dropped without a row here. */
export function renderFiles(files: readonly AccountedFile[]): string {
  return [
    byteOrderMark,
    csvRow(['path', 'submission', 'name', 'what', 'why', 'members', 'name guessed as']),
    ...files.map(({ path, submission = '', name = '', fate, more = 1, guessedName = '' }) =>
      csvRow([path, submission, name, fate, fateWords[fate], String(more), guessedName]),
    ),
  ].join('');
}
