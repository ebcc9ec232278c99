/**
 * The parts of @dodona/dolos-lib that are used. They are declared here because the package is optional, so its own
 * types may be missing when the project is compiled.
 */
export interface Dolos {
  readonly File: new (path: string, content: string) => DolosFile;
  readonly Region: new (startRow: number, startCol: number, endRow: number, endCol: number) => Region;
  readonly TokenizedFile: new (file: DolosFile, tokens: readonly string[], mapping: readonly Region[]) => TokenizedFile;
  readonly FingerprintIndex: new (kgramLength: number, kgramsInWindow: number) => FingerprintIndex;
  readonly WinnowFilter: new (kgramLength: number, kgramsInWindow: number) => WinnowFilter;
}

export interface DolosFile {
  readonly path: string;
}

export interface Region {
  readonly startRow: number;
  readonly endRow: number;
}

export interface TokenizedFile {
  readonly tokens: readonly string[];
}

export interface FingerprintIndex {
  addFiles(files: readonly TokenizedFile[]): unknown;
  addIgnoredHashes(hashes: readonly number[]): void;
  getPair(left: TokenizedFile, right: TokenizedFile): Pair;
}

export interface Pair {
  readonly similarity: number;
  buildFragments(): readonly DolosFragment[];
}

export interface DolosFragment {
  readonly leftSelection: Region;
  readonly rightSelection: Region;
}

export interface WinnowFilter {
  fingerprints(tokens: readonly string[]): readonly { readonly hash: number }[];
}
