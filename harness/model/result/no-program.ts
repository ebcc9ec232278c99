import type { Graded } from './grading.ts';
import { isEmptyWork, noSourceIn } from './no-source.ts';

export type NoProgram =
  /** A document, a picture, an archive, or no file at all. */
  | 'no-source'
  /** The files that are asked for are there, and nothing is in them. */
  | 'empty';

/** Why there was nothing to compile, which is another thing than what a compiler refuses; undefined where there was. */
export function noProgramIn(
  graded: Pick<Graded, 'files' | 'sources' | 'insteadOfSource'> & { readonly build: Pick<Graded['build'], 'compiled'> },
): NoProgram | undefined {
  const { files, insteadOfSource, build } = graded;
  if (files.length === 0) return insteadOfSource === undefined ? undefined : 'no-source';
  if (isEmptyWork(graded)) return 'empty';
  return !build.compiled && noSourceIn(graded).notText.length === files.length ? 'no-source' : undefined;
}
