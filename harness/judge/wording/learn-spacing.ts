import type { ByteString } from '../../text/bytes.ts';
import { withoutTwins } from '../typographic.ts';
import { templatesAt } from './candidates.ts';
import { type ComparedRun, type Position, isWholeRun, walk } from './run.ts';
import { type OwnWords, type WordToken, bareText, bareToken, renderAll } from './tokens.ts';

/**
 * Texts in which a program breaks the line or puts spaces in its own way, each time alike. Only runs with all the
 * right words count, and only texts that no run prints exactly as the handout has them.
 */
export function learnSpacing(
  runs: readonly ComparedRun[],
  words: OwnWords,
  isExact: (key: string) => boolean,
): ReadonlyMap<string, ByteString> {
  const possible = new Map<string, Set<ByteString>>();
  const current = new Map<string, ByteString>();
  for (const run of runs) {
    // If every byte is right, there is nothing to learn.
    if (!isWholeRun(run, walk(run, words)) || renderAll(run.tokens, words) === run.actual) continue;
    for (const { word, from, bareLength } of textsOf(run, words)) {
      const before = possible.get(word.key);
      if (before?.size === 0) continue;
      const templates = templatesAt(run, word, from, words, bareLength);
      possible.set(word.key, new Set(templates.filter((one) => before?.has(one) ?? true)));
      current.set(word.key, words.get(word.key) ?? word.handout);
    }
  }
  const own = new Map(words);
  for (const [key, templates] of possible) {
    const now = current.get(key) ?? '';
    const alike = [...templates].filter((one) => bareText(one) === bareText(now));
    const [first] = alike;
    const isSpacedAlike = alike.some((one) => withoutTwins(one) === withoutTwins(now));
    if (first !== undefined && !isSpacedAlike && !isExact(key)) own.set(key, first);
  }
  return own;
}

function textsOf(run: ComparedRun, words: OwnWords): { word: WordToken; from: Position; bareLength: number }[] {
  run.steps.spend(run.tokens.length);
  let at = 0;
  return run.tokens.flatMap((token, index) => {
    const from = { token: index, at };
    const bareLength = bareToken(token, words).length;
    at += bareLength;
    return token.kind === 'word' && !token.isSymbol ? [{ word: token, from, bareLength }] : [];
  });
}
