import { readFile } from 'node:fs/promises';

/** A riddle, or a word for which the project uses another one, and what to write instead. */
interface Refused {
  readonly pattern: RegExp;
  readonly write: string;
  /** The files in which the word is refused; absent: all. */
  readonly within?: RegExp;
}

/** Texts about any assignment; those about one of the five, which are games, are elsewhere. */
const general = /^(?:reports(?!\/samples)|harness|\.github)\/|^(?:cases\/|reference\/)?README\.md$/;

/**
 * A rule is added when a word has misled a reader. Each is a pattern within one line, so that the place can be named.
 * Spelling is not judged here: cspell does that (.cspell.json).
 */
export const refused: readonly Refused[] = [
  { pattern: /\bnobody\b/i, write: 'who: "no student", "no program", or a sentence without a person' },
  { pattern: /\bwhoever\b/i, write: 'who: "the student", "the caller", "anyone who"' },
  { pattern: /\bof (?:ours|theirs)\b/i, write: 'whose: "of the course", "of Verbatim", "of the student"' },
  { pattern: /\btalk(?:s|ed|ing)? (?:to|with)\b/i, write: '"conversation", "exchanges lines with"' },
  { pattern: /\b(?:a|the|each|every|all|one|no|this|of|in) talks?\b/i, write: '"conversation"' },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, write: '"fix"' },
  { pattern: /\bhanded in nothing\b/i, write: '"no submission"' },
  { pattern: /\bblanks? too many\b/i, write: '"an extra space"' },
  { pattern: /\bstands\b(?! (?:for|in for|out)\b)/i, write: '"is", "appears", "has"' },
  { pattern: /\b(?:here|there) stand\b/i, write: '"is", "appears"' },
  { pattern: /\b(?:is|are|was|were|be|been) told\b/i, write: '"is reported", "the report says", "is given"' },
  { pattern: /\bas there (?:is|are) none\b/i, write: 'what is missing, and what to do' },
  { pattern: /\bbelongs? to no\b/i, write: '"is not in any ..."' },
  { pattern: /\b(?:hopeless|unfit)\b/i, write: 'what is wrong with it' },
  { pattern: /\brandom games?\b/i, write: '"random runs"', within: general },
];

/** Not judged: student programs, generated samples, and this list. */
const quoted = [
  /\/(?:wrong|solution)\//,
  /^harness\/(?:demo|e2e\/honest|e2e\/hostile)\/.*\.(?:cpp|h|hpp)$/,
  /^reports\/samples\/.*\.(?:json|html|xml|txt|csv)$/,
  /^harness\/documentation\/(?:refused-words\.fixture|words\.test)\.ts$/,
];

const prose = /\.(?:ts|mjs|md|ya?ml|cpp|hpp)$/;

export function isJudged(path: string): boolean {
  return prose.test(path) && !quoted.some((pattern) => pattern.test(path));
}

export function refusedIn(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) =>
    refused.flatMap(({ pattern, write, within }) => {
      const found = within?.test(path) === false ? undefined : pattern.exec(line)?.[0];
      return found === undefined ? [] : [`${path}:${index + 1}: "${found}"; write ${write}`];
    }),
  );
}

export async function refusedWords(paths: readonly string[]): Promise<string[]> {
  const found = paths.filter(isJudged).map(async (path) => refusedIn(path, await readFile(path, 'utf8')));
  return (await Promise.all(found)).flat();
}
