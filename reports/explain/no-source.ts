import type { Graded } from '../../harness/model/grading.ts';

/** Files that the assignment asks for and that are no C++ at all, so that no compiler message about them helps. */
export interface NoSource {
  /** Nothing but blanks in it. */
  readonly empty: readonly string[];
  /** A program, a picture or an archive under the name of a source. */
  readonly notText: readonly string[];
}

export function noSourceIn({ files, sources = [] }: Pick<Graded, 'files' | 'sources'>): NoSource {
  const asked = sources.filter(({ name }) => files.some(({ expected }) => expected === name));
  const names = (which: typeof asked) => which.map(({ name }) => name);
  return {
    // Of a single very long line nothing is kept.
    empty: names(asked.filter(({ text, cutAfterLine }) => cutAfterLine === undefined && text.trim() === '')),
    notText: names(asked.filter(({ text }) => isNoText(text))),
  };
}

/** Nothing was handed in but blanks. */
export function isEmptyWork(graded: Pick<Graded, 'files' | 'sources'>): boolean {
  return graded.files.length > 0 && noSourceIn(graded).empty.length === graded.files.length;
}

/** Control characters are rare in a text; of bytes that mean something else, every tenth is one. */
function isNoText(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- that is the point
  const controls = text.match(/[\u0000-\u0008\u000e-\u001f]/g)?.length ?? 0;
  return controls > 2 && controls * 50 > text.length;
}
