import { readFile } from 'node:fs/promises';
import { wholeFile } from './author-problem.ts';
import type { Report } from './author-problem.ts';
import { placeInText } from './text-place.ts';

/** The text of a file; `missing` if there is no file; `unreadable` after a report of the reason. */
export type FileText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable' };

export async function readText(path: string, name: string, report: Report): Promise<FileText> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing' };
    const found = code === 'EISDIR' ? 'a folder' : `a file that cannot be read (${code})`;
    report({ file: name, place: wholeFile, found, expected: 'a readable file' });
    return { kind: 'unreadable' };
  }
  const text = new TextDecoder().decode(bytes);
  if (isUtf8(bytes)) return { kind: 'text', text };
  report({
    file: name,
    place: placeInText(text, text.indexOf('\uFFFD')),
    found: 'bytes that are not UTF-8',
    expected: 'UTF-8',
    cure: 'save the file as UTF-8',
  });
  return { kind: 'unreadable' };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
