import type { ByteString } from '../bytes.ts';
import { type Candidate, candidatesAt, goesOn, suspectsOf } from './candidates.ts';
import type { SaysOther } from './other-texts.ts';
import { type ComparedRun, type Walk, walk } from './run.ts';
import { type OwnWords, type WordToken, bareText, fill, valuesOf } from './tokens.ts';

/** What is known of the words before any run is looked at. */
export interface KnownWords {
  /** Whether some right run prints the word with this key as the handout has it. */
  readonly isAsInHandout: (key: string) => boolean;
  /** Whether a text in the place of the word with this key says what another word says. */
  readonly saysOther: SaysOther;
  /** All pieces on the board, as the handout has them, by their keys. */
  readonly symbols: ReadonlyMap<string, ByteString>;
}

/** Of a word, so many candidates are tried. */
const mostTried = 12;
/** Of the runs that go wrong at a word, one in so many must go on with the student's own text; the others are wrong in more. */
const leastPart = 4;

/**
 * The words of a program's own: in the runs where one stands in the place of the handout's text, it is the same text each
 * time, and the run goes on as it should. Words that a program has in two ways are not its own way of saying it.
 */
export function learnWords(runs: readonly ComparedRun[], known: KnownWords): OwnWords {
  const banned = new Set<string>();
  for (;;) {
    const own = learn(runs, known, banned);
    const doubtful = [...own.keys()].filter((key) => isInconsistent(key, runs, own, known));
    if (doubtful.length === 0) return own;
    for (const key of doubtful) banned.add(key);
  }
}

function learn(runs: readonly ComparedRun[], known: KnownWords, banned: ReadonlySet<string>): Map<string, ByteString> {
  const own = new Map<string, ByteString>();
  for (;;) {
    const walks = runs.map((run) => ({ run, walk: walk(run, own) }));
    const mayBeOwn = (key: string) => !own.has(key) && !banned.has(key) && !isSeen(key, walks);
    const found = suspicions(walks, own, mayBeOwn)
      .map((suspicion) => bestText(suspicion, own, known))
      .find((best) => best !== undefined && !known.isAsInHandout(best.key));
    if (found === undefined) return own;
    own.set(found.key, found.template);
  }
}

interface Walked {
  readonly run: ComparedRun;
  readonly walk: Walk;
}

/** The runs that may go wrong at one word. */
interface Suspicion {
  readonly key: string;
  readonly at: readonly { readonly run: ComparedRun; readonly candidates: readonly Candidate[] }[];
}

/** The words at which most runs end come first. */
function suspicions(walks: readonly Walked[], own: OwnWords, mayBeOwn: (key: string) => boolean): Suspicion[] {
  const byKey = new Map<string, { run: ComparedRun; candidates: Candidate[] }[]>();
  for (const { run, walk: ended } of walks) {
    for (const { word, from } of suspectsOf(run, ended)) {
      if (!mayBeOwn(word.key)) continue;
      const at = byKey.get(word.key) ?? [];
      at.push({ run, candidates: candidatesAt(run, word, from, own) });
      byKey.set(word.key, at);
    }
  }
  return [...byKey].map(([key, at]) => ({ key, at })).toSorted((one, other) => other.at.length - one.at.length);
}

function bestText(
  { key, at }: Suspicion,
  own: OwnWords,
  known: KnownWords,
): { key: string; template: ByteString } | undefined {
  const votes = new Map<ByteString, number>();
  for (const { candidates } of at) {
    for (const template of new Set(candidates.map((one) => one.template))) {
      votes.set(template, (votes.get(template) ?? 0) + 1);
    }
  }
  const likeliest = [...votes].toSorted(([, one], [, other]) => other - one).slice(0, mostTried);
  let best: { readonly template: ByteString; readonly holds: number } | undefined;
  for (const [template] of likeliest) {
    const holding = at.filter(({ run, candidates }) =>
      candidates.some((one) => one.template === template && isRight(run, one, own, known)),
    );
    if (holding.length > (best?.holds ?? 0)) best = { template, holds: holding.length };
  }
  return best === undefined || best.holds * leastPart < at.length ? undefined : { key, template: best.template };
}

function isRight(run: ComparedRun, candidate: Candidate, own: OwnWords, known: KnownWords): boolean {
  const word = run.tokens[candidate.from.token];
  return word?.kind === 'word' && isAllowed(word, candidate, own, known) && goesOn(run, candidate, own);
}

function isAllowed(
  word: WordToken,
  { key, template }: Candidate,
  own: OwnWords,
  { saysOther, symbols }: KnownWords,
): boolean {
  if (!word.isSymbol) return !saysOther(key, fill(template, valuesOf(word, own)), own);
  // A program that exchanges the pieces of the players is wrong.
  const taken = [...symbols].flatMap(([other, symbol]) => [symbol, ...(other === key ? [] : [own.get(other) ?? ''])]);
  return !taken.some((symbol) => bareText(symbol) === bareText(template));
}

/** Some run prints it as the handout has it: the text at which a run ends does not count, as more may belong to it. */
function isSeen(key: string, walks: readonly Walked[]): boolean {
  return walks.some(({ run, walk: { seen, textBefore } }) => {
    const last = textBefore === undefined ? undefined : run.tokens[textBefore.token];
    return (seen.get(key) ?? 0) > (last?.kind === 'word' && last.key === key ? 1 : 0);
  });
}

/** Where a run ends at a word that has been learned, another text of the same word must not explain how it goes on. */
function isInconsistent(key: string, runs: readonly ComparedRun[], own: OwnWords, known: KnownWords): boolean {
  const walks = runs.map((run) => ({ run, walk: walk(run, own) }));
  return walks.some(({ run, walk: ended }) =>
    suspectsOf(run, ended).some(({ word, from }) => {
      const candidates = candidatesAt(run, word, from, own);
      if (word.key === key) return candidates.some((one) => isRight(run, one, own, known));
      // One sign for two kinds of pieces: the other one is never there.
      const isTheSame = word.isSymbol && candidates.some(({ template }) => template === own.get(key));
      return isTheSame && !walks.some(({ walk: { seen } }) => seen.has(word.key));
    }),
  );
}
