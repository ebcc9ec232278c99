import type { Graded } from './grading.ts';
import { isEmptyWork, noSourceIn } from './no-source.ts';

export type NoProgram =
  /** A document, a picture, an archive, or no file at all. */
  | 'no-source'
  /** The expected files are there, but they are empty. */
  | 'empty';

/**
 * Why there was nothing to compile (code that does not compile is something else); undefined if there was something.
 */
export function noProgramIn(
  graded: Pick<Graded, 'files' | 'sources' | 'insteadOfSource'> & { readonly build: Pick<Graded['build'], 'compiled'> },
): NoProgram | undefined {
  const { files, insteadOfSource, build } = graded;
  if (files.length === 0) return insteadOfSource === undefined ? undefined : 'no-source';
  if (isEmptyWork(graded)) return 'empty';
  return !build.compiled && noSourceIn(graded).notText.length === files.length ? 'no-source' : undefined;
}
