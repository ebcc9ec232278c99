import type { Dolos, DolosFragment, Region, TokenizedFile } from './dolos.ts';
import { stretchTokens, stretchesInWindow } from './measure.ts';
import type { SubmissionCode } from './submission-code.ts';

export interface Comparer {
  /** The fingerprints that winnowing selects, without those of the template. */
  fingerprints(code: SubmissionCode): Uint32Array;
  /** The code that two submissions have in common, as places in their tokens. */
  fragments(left: SubmissionCode, right: SubmissionCode): readonly DolosFragment[];
}

/** Dolos, used with our tokens and without the code of the template. */
export function comparer(dolos: Dolos, template: readonly (readonly string[])[]): Comparer {
  const winnowing = new dolos.WinnowFilter(stretchTokens, stretchesInWindow);
  // All stretches of the template are ignored, because which ones winnowing selects depends on their neighbours.
  const every = new dolos.WinnowFilter(stretchTokens, 1);
  const ignored = new Set(template.flatMap((tokens) => every.fingerprints(tokens).map(({ hash }) => hash)));
  const tokenized = tokenizer(dolos);
  return {
    fingerprints: ({ tokens }) =>
      Uint32Array.from(
        winnowing
          .fingerprints(tokens)
          .map(({ hash }) => hash)
          .filter((hash) => !ignored.has(hash)),
      ),
    fragments(left, right) {
      const index = new dolos.FingerprintIndex(stretchTokens, stretchesInWindow);
      const [one, other] = [tokenized(left), tokenized(right)];
      index.addFiles([one, other]);
      index.addIgnoredHashes([...ignored]);
      return index.getPair(one, other).buildFragments();
    },
  };
}

/** For dolos, each token is a row of its own; `SubmissionCode` knows the real files and lines. */
function tokenizer(dolos: Dolos): (code: SubmissionCode) => TokenizedFile {
  const rows: Region[] = [];
  const row = (index: number): Region => (rows[index] ??= new dolos.Region(index, 0, index, 1));
  return ({ id, tokens }) =>
    new dolos.TokenizedFile(
      new dolos.File(id, ''),
      tokens,
      tokens.map((_, index) => row(index)),
    );
}
