import type { Dialect } from '../../model/assignment/assignment.ts';
import type { Reference } from '../../model/assignment/reference.ts';
import type { SessionOutcome } from '../../model/program/run-outcome.ts';
import type { Judged, TrialOutcome, Tried } from '../../model/result/trial.ts';
import { verdictKinds } from '../../model/result/verdict-kinds.ts';
import { byteString, utf8ByteString } from '../../text/bytes.ts';
import { type ExpectedTokens, type PrintingTrial, expectedTokens, isPrinting } from './expected-tokens.ts';
import { learnSpacing } from './learn-spacing.ts';
import { learnWords } from './learn-words.ts';
import { otherTexts } from './other-texts.ts';
import { type ComparedRun, comparedRun } from './run.ts';
import { OutOfSteps, Steps } from './steps.ts';
import { type OwnWords, type Token, wordKind } from './tokens.ts';

/** Learns the words of one submission from its runs: the more runs, the better. */
export interface Listener {
  readonly tokensOf: ExpectedTokens;
  /** Examines these runs, and says whether it now knows other words than before. */
  listen(tried: readonly Tried[]): boolean;
  /** The program's own words in this pool of runs. */
  ownWords(pool: string): OwnWords;
  /** All words that are known, from any pool. */
  readonly words: OwnWords;
}

/** Runs of one program, or calls: a text of the source is the same in all of them. */
export function poolOf(trial: PrintingTrial): string {
  return trial.kind === 'call' ? 'calls' : `program ${trial.program ?? ''}`;
}

/** The limit for a pool: with so many wrong outputs, a program has shown its words. */
const maxRuns = 160;

export function openListener(reference: Reference, dialect: Dialect, steps = new Steps()): Listener {
  const tokensOf = expectedTokens(reference, dialect);
  const saysOther = otherTexts(dialect);
  const symbols = new Map(
    Object.entries(dialect.wording)
      .filter(([, text]) => wordKind(text) === 'symbol')
      .map(([key, text]) => [key, utf8ByteString(text)]),
  );
  const pools = new Map<string, Pool>();
  let words: OwnWords = new Map();
  /** For each pool, those of its own words on which all pools agree. */
  let agreedOwn: ReadonlyMap<string, OwnWords> = new Map();
  let hasGivenUp = false;

  return {
    tokensOf,
    listen(tried) {
      if (hasGivenUp) return false;
      try {
        return learnFrom(tried);
      } catch (error) {
        if (!(error instanceof OutOfSteps)) throw error;
        return forget();
      }
    },
    ownWords: (pool) => agreedOwn.get(pool) ?? noWords,
    get words() {
      return words;
    },
  };

  function learnFrom(tried: readonly Tried[]): boolean {
    const answers = new Map<Pool, Answer[]>();
    for (const one of tried) noteAnswer(one, answers);
    // An even choice, so that the last runs count as much as the first ones.
    for (const [pool, all] of answers) for (const one of evenly(all, maxRuns - pool.runs.length)) addRun(one, pool);
    // Right runs teach something, too: that a text is not the program's own.
    const toLearn = [...pools.values()].filter((pool) => pool.hasNew || isRefuted(pool));
    if (toLearn.length === 0) return false;
    for (const pool of toLearn) {
      pool.hasNew = false;
      const isAsInHandout = (key: string) => pool.exact.has(key) || pool.nearly.has(key);
      const own = learnWords(pool.runs, { isAsInHandout, saysOther, symbols });
      pool.own = learnSpacing(pool.runs, own, (key) => pool.exact.has(key));
    }
    const before = words;
    words = agreedWords([...pools.values()].map(({ own }) => own));
    agreedOwn = new Map(
      [...pools].map(([id, { own }]) => [id, new Map([...own].filter(([key, text]) => words.get(key) === text))]),
    );
    return !isSame(words, before);
  }

  /** A program whose output keeps the grader too busy has no words of its own. */
  function forget(): boolean {
    const knewWords = words.size > 0;
    hasGivenUp = true;
    words = new Map();
    agreedOwn = new Map();
    pools.clear();
    return knewWords;
  }

  function noteAnswer({ trial, outcome, judged }: Tried, answers: Map<Pool, Answer[]>): void {
    if (!isPrinting(trial) || (outcome.kind !== 'session' && outcome.kind !== 'call')) return;
    const pool = pools.get(poolOf(trial)) ?? newPool();
    pools.set(poolOf(trial), pool);
    if (judged.verdict.kind === 'accepted') pool.exact.add(trial);
    if (judged.verdict.kind === 'presentation' && !judged.verdict.classes.includes('wording')) pool.nearly.add(trial);
    if (!isAnswer(judged)) return;
    const known = answers.get(pool);
    if (known === undefined) answers.set(pool, [{ trial, outcome }]);
    else known.push({ trial, outcome });
  }

  function addRun({ trial, outcome }: Answer, pool: Pool): void {
    const tokens = tokensOf(trial);
    if (tokens === undefined) return;
    const readAfter = trial.kind === 'session' && outcome.kind === 'session' ? readsOf(trial.typed, outcome) : [];
    pool.runs.push(comparedRun(poolOf(trial), tokens, byteString(outcome.printed), readAfter, steps));
    pool.hasNew = true;
  }

  function newPool(): Pool {
    const [exact, nearly] = [new KeysOfTrials(tokensOf), new KeysOfTrials(tokensOf)];
    return { runs: [], hasNew: false, exact, nearly, own: new Map() };
  }
}

const noWords: OwnWords = new Map();

interface Pool {
  readonly runs: ComparedRun[];
  /** Nothing has been learned from some of the runs yet. */
  hasNew: boolean;
  /** Runs that print what the handout has, byte for byte. */
  readonly exact: KeysOfTrials;
  /** Runs that have the handout's words. */
  readonly nearly: KeysOfTrials;
  own: OwnWords;
}

/** A run whose output differs from the handout's. */
interface Answer {
  readonly trial: PrintingTrial;
  readonly outcome: Extract<TrialOutcome, { readonly kind: 'session' | 'call' }>;
}

/** So many of the items, spread from the first to the last. */
function evenly<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (items.length <= count) return items;
  return Array.from({ length: Math.max(0, count) }, (_, index) => Math.floor((index * items.length) / count)).flatMap(
    (at) => items[at] ?? [],
  );
}

function isRefuted({ own, exact }: Pool): boolean {
  return [...own.keys()].some((key) => exact.has(key));
}

function isAnswer({ verdict }: Judged): boolean {
  return verdictKinds[verdict.kind].wrongPrint;
}

/** The words in some of these trials. A trial is examined only when a word is asked for. */
class KeysOfTrials {
  readonly #tokensOf: ExpectedTokens;
  readonly #trials: PrintingTrial[] = [];
  readonly #keys = new Set<string>();

  constructor(tokensOf: ExpectedTokens) {
    this.#tokensOf = tokensOf;
  }

  add(trial: PrintingTrial): void {
    this.#trials.push(trial);
  }

  has(key: string): boolean {
    while (!this.#keys.has(key)) {
      const trial = this.#trials.pop();
      if (trial === undefined) return false;
      this.#addKeys(this.#tokensOf(trial) ?? []);
    }
    return true;
  }

  #addKeys(tokens: readonly Token[]): void {
    for (const token of tokens) {
      if (token.kind !== 'word') continue;
      for (const key of token.keys) this.#keys.add(key);
    }
  }
}

/** After how many printed bytes each line was read. */
function readsOf(typed: readonly string[], { reads }: SessionOutcome): number[] {
  const readAfter: number[] = [];
  let start = 0;
  let consumed = 0;
  let line = 0;
  for (const { after, length } of reads) {
    consumed += length;
    while (line < typed.length && start < consumed) {
      readAfter.push(after);
      start += utf8ByteString(typed[line] ?? '').length + 1;
      line += 1;
    }
  }
  return readAfter;
}

/** A word that one submission says in two ways is not its own wording. */
function agreedWords(all: readonly OwnWords[]): Map<string, string> {
  const agreed = new Map<string, string>();
  const disputed = new Set<string>();
  for (const [key, text] of all.flatMap((own) => [...own])) {
    if ((agreed.get(key) ?? text) !== text) disputed.add(key);
    agreed.set(key, text);
  }
  for (const key of disputed) agreed.delete(key);
  return agreed;
}

function isSame(one: OwnWords, other: OwnWords): boolean {
  return one.size === other.size && [...one].every(([key, text]) => other.get(key) === text);
}
