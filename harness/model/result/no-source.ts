import type { Graded, ShownSource } from './grading.ts';

/** Expected files that are not C++ at all, so that no compiler message about them helps. */
export interface NoSource {
  /** Files with nothing but white space. */
  readonly empty: readonly string[];
  /** A program, a picture or an archive with the name of a source. */
  readonly notText: readonly string[];
}

export function noSourceIn({ files, sources = [] }: Pick<Graded, 'files' | 'sources'>): NoSource {
  const asked = sources.filter(({ name }) => files.some(({ expected }) => expected === name));
  const names = (which: typeof asked) => which.map(({ name }) => name);
  return {
    empty: names(asked.filter(isEmpty)),
    notText: names(asked.filter(isNoText)),
  };
}

/** All the files that were handed in have nothing but white space. */
export function isEmptyWork(graded: Pick<Graded, 'files' | 'sources'>): boolean {
  return graded.files.length > 0 && noSourceIn(graded).empty.length === graded.files.length;
}

export function isNoSource(source: ShownSource): boolean {
  return isEmpty(source) || isNoText(source);
}

/** A file of a single very long line has no kept text, but it is not empty. */
function isEmpty({ text, cutAfterLine }: ShownSource): boolean {
  return cutAfterLine === undefined && text.trim() === '';
}

/** Control characters are rare in a text; in other data about one byte in ten is one. */
function isNoText({ text }: ShownSource): boolean {
  // oxlint-disable-next-line no-control-regex -- that is the point
  const controls = text.match(/[\u0000-\u0008\u000e-\u001f]/g)?.length ?? 0;
  return controls > 2 && controls * 50 > text.length;
}
