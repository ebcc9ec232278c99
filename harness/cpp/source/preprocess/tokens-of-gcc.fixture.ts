import { execFile } from 'node:child_process';
import { commonArgs } from '../../../toolchain/gxx/compile/compile.ts';
import { usualSettings } from '../../../toolchain/gxx/compile/compiler-macros.fixture.ts';
import { tokensOf } from '../lexer.ts';

export interface Preprocessed {
  /** By file, as the compiler names it. */
  readonly texts: ReadonlyMap<string, string>;
  readonly errors: string;
}

/** What g++ makes of these sources, in one go. */
export function preprocessedByGcc(
  folder: string,
  sources: readonly string[],
  moreArgs: readonly string[] = [],
): Promise<Preprocessed> {
  const args = [...commonArgs(usualSettings), '-E', '-w', ...moreArgs, ...sources];
  return new Promise((resolve) => {
    execFile('g++', args, { cwd: folder, maxBuffer: 1 << 28 }, (_problem, stdout, errors) =>
      resolve({ texts: textsByFile(stdout), errors }),
    );
  });
}

/** Uses the markers that say from which file the next lines are. */
function textsByFile(text: string): Map<string, string> {
  const texts = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of text.split('\n')) {
    const path = /^# \d+ "([^"]*)"/.exec(line)?.[1];
    if (path === undefined) {
      if (!/^#(?:pragma|ident)/.test(line)) current.push(line);
    } else {
      current = texts.get(path) ?? [];
      texts.set(path, current);
    }
  }
  return new Map([...texts].map(([path, lines]) => [path, lines.join('\n')]));
}

export function comparableTokens(text: string): string[] {
  return tokensOf(text).map((token) => comparable(token.text));
}

/** Blanks inside of string literals do not count. */
export function comparable(text: string): string {
  return text.startsWith('"') ? text.replaceAll(' ', '') : text;
}
