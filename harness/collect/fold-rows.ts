import type { AccountedFile, FileFate } from '../model/submission/intake.ts';

/** So many files of one submission are told one by one; a project with everything in it has a hundred. */
const maxRows = 300;

/** What was handed to the grader comes first, as it is what people look for. */
const important: readonly FileFate[] = ['used', 'unpacked'];

/** The files of one submission; of very many, those beyond a number are one row for each fate. */
export function foldRows(files: readonly AccountedFile[]): readonly AccountedFile[] {
  if (files.length <= maxRows) return files;
  const inOrder = [
    ...files.filter(({ fate }) => important.includes(fate)),
    ...files.filter(({ fate }) => !important.includes(fate)),
  ];
  const rest = new Map<FileFate, AccountedFile & { readonly more: number }>();
  for (const { fate, submission, more = 1 } of inOrder.slice(maxRows)) {
    const before = rest.get(fate)?.more ?? 0;
    rest.set(fate, { path: '…', fate, ...(submission === undefined ? {} : { submission }), more: before + more });
  }
  return [...inOrder.slice(0, maxRows), ...rest.values()];
}
