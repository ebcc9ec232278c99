import type { AccountedFile, FileFate } from '../model/submission/intake.ts';

/** How many files of one submission are listed one by one; a complete project has a hundred. */
const maxRows = 300;

/** Files that were passed to the grader come first, because people look for these. */
const important: readonly FileFate[] = ['used', 'unpacked'];

/** The files of one submission. If there are very many, the last ones are folded into one row for each fate. */
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
