import type { Dolos, FingerprintIndex, Region, TokenizedFile } from './dolos.ts';
import { stretchTokens, stretchesInWindow } from './measure.ts';
import type { SameCode } from './same-code.ts';
import type { SubmissionCode } from './submission-code.ts';

export interface IndexedCode extends SameCode {
  readonly file: TokenizedFile;
  /** The first of the others, to show what is the same. */
  readonly twin: TokenizedFile | undefined;
}

export interface CodeIndex {
  readonly index: FingerprintIndex;
  readonly groups: readonly IndexedCode[];
}

/** The fingerprints of all code, without those of the template. */
export function indexCode(dolos: Dolos, all: readonly SameCode[], template: readonly (readonly string[])[]): CodeIndex {
  const index = new dolos.FingerprintIndex(stretchTokens, stretchesInWindow);
  const tokenized = tokenizer(dolos);
  const groups = all.map((group) => {
    const [twin] = group.others;
    return { ...group, file: tokenized(group.first), twin: twin === undefined ? undefined : tokenized(twin) };
  });
  index.addFiles(groups.flatMap(({ file, twin }) => (twin === undefined ? [file] : [file, twin])));
  // Every stretch of it, not only those that the window leaves: which ones it leaves depends on what stands around.
  const every = new dolos.WinnowFilter(stretchTokens, 1);
  for (const tokens of template) index.addIgnoredHashes(every.fingerprints(tokens).map(({ hash }) => hash));
  return { index, groups };
}

/** For dolos the rows of a "file" are its tokens: which lines of which files those are, we know better. */
function tokenizer(dolos: Dolos): (code: SubmissionCode) => TokenizedFile {
  const rows: Region[] = [];
  const row = (index: number): Region => (rows[index] ??= new dolos.Region(index, 0, index, 1));
  return ({ id, tokens }) =>
    new dolos.TokenizedFile(
      new dolos.File(id, ''),
      tokens.map(({ token }) => token),
      tokens.map((_, index) => row(index)),
    );
}
