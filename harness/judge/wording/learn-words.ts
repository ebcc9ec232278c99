import type { ByteString } from '../../text/bytes.ts';
import { type Candidate, type Suspect, candidatesAt, goesOn, suspectsOf } from './candidates.ts';
import { type NamedPlaces, isAllowedName, isNameBeside, isNameOfOther, namedPlaces } from './own-names.ts';
import type { SaysOther } from './other-texts.ts';
import { type ComparedRun, type Walk, walk } from './run.ts';
import { type OwnWords, type WordToken, bareText, fill, valuesOf } from './tokens.ts';

/** What is known about the words before any run is examined. */
export interface KnownWords {
  /** Whether some right run prints the word with this key as the handout has it. */
  readonly isAsInHandout: (key: string) => boolean;
  /** Whether a text in the place of the word with this key says what another word says. */
  readonly saysOther: SaysOther;
  /** All pieces on the board, as the handout has them, by their keys. */
  readonly symbols: ReadonlyMap<string, ByteString>;
  /** What the handout has in the places of its texts. */
  readonly places: NamedPlaces;
}

/** For each word, so many candidates are tried. */
const maxTried = 12;
/** Of the runs that go wrong at a word, so many teach what it is; the result is then checked in all runs. */
const maxTeachers = 24;
/** Of these, one in so many must go on with the student's own text; the others have further mistakes. */
const leastPart = 4;

/**
 * The program's own words. In the runs that have one in the place of the handout's text, it is the same text each time,
 * and the run goes on as it should. If a program says a word in two ways, neither is its own wording.
 */
export function learnWords(runs: readonly ComparedRun[], circumstances: Omit<KnownWords, 'places'>): OwnWords {
  const known: KnownWords = { ...circumstances, places: namedPlaces(runs.map(({ tokens }) => tokens)) };
  for (const { steps, tokens } of runs) steps.spend(tokens.length);
  const banned = new Set<string>();
  for (;;) {
    const { own, walks } = learn(runs, known, banned);
    const unconfirmed = [...own.keys()].filter((key) => isInconsistent(key, walks, own, known));
    if (unconfirmed.length === 0) return own;
    for (const key of unconfirmed) banned.add(key);
  }
}

interface Learned {
  readonly own: OwnWords;
  /** How far each run goes in these words. */
  readonly walks: readonly Walked[];
}

function learn(runs: readonly ComparedRun[], known: KnownWords, banned: ReadonlySet<string>): Learned {
  let own: OwnWords = new Map();
  let walks = runs.map((run): Walked => ({ run, walk: walk(run, own) }));
  for (;;) {
    const seen = seenKeys(walks);
    const [words, ended] = [own, walks];
    const mayBeOwn = (key: string) => !words.has(key) && !banned.has(key) && !seen.has(key);
    const found = firstText(suspicions(walks), words, known, mayBeOwn);
    if (found === undefined) return { own, walks: ended };
    own = new Map([...own, ...found]);
    walks = walks.map((one) => (stopsAt(one, [...found.keys()]) ? { run: one.run, walk: walk(one.run, own) } : one));
  }
}

function firstText(
  all: readonly Suspicion[],
  own: OwnWords,
  known: KnownWords,
  mayBeOwn: (key: string) => boolean,
): OwnWords | undefined {
  for (const suspicion of all) {
    const best = mayBeOwn(suspicion.key) ? bestText(suspicion, own, known, mayBeOwn) : undefined;
    if (best !== undefined && ![...best.keys()].some((key) => known.isAsInHandout(key))) return best;
  }
  return undefined;
}

interface Walked {
  readonly run: ComparedRun;
  readonly walk: Walk;
}

/** The runs that may go wrong at one word. */
interface Suspicion {
  readonly key: string;
  readonly at: readonly { readonly run: ComparedRun; readonly suspects: readonly Suspect[] }[];
}

/** The words at which most runs end come first. */
function suspicions(walks: readonly Walked[]): Suspicion[] {
  const byKey = new Map<string, Map<ComparedRun, Suspect[]>>();
  for (const { run, walk: ended } of walks) {
    for (const suspect of suspectsOf(run, ended)) {
      const { key } = suspect.word;
      const at = byKey.get(key) ?? new Map<ComparedRun, Suspect[]>();
      byKey.set(key, at);
      at.set(run, [...(at.get(run) ?? []), suspect]);
    }
  }
  return [...byKey]
    .map(([key, at]) => ({ key, at: [...at].map(([run, suspects]) => ({ run, suspects })) }))
    .toSorted((one, other) => other.at.length - one.at.length);
}

function stopsAt({ run, walk: ended }: Walked, keys: readonly string[]): boolean {
  return suspectsOf(run, ended).some(({ word }) => keys.includes(word.key));
}

function bestText(
  { key, at }: Suspicion,
  own: OwnWords,
  known: KnownWords,
  mayBeOwn: (key: string) => boolean,
): OwnWords | undefined {
  const teachers = spread(at).map(({ run, suspects }) => ({ run, byTemplate: byTemplate(run, suspects, own) }));
  const votes = new Map<ByteString, number>();
  for (const teacher of teachers) {
    for (const template of teacher.byTemplate.keys()) votes.set(template, (votes.get(template) ?? 0) + 1);
  }
  const likeliest = [...votes].toSorted(([, one], [, other]) => other - one).slice(0, maxTried);
  let best: { readonly words: OwnWords; readonly holds: number } | undefined;
  for (const [template] of likeliest) {
    const holding = teachers.flatMap((teacher) => {
      const right = teacher.byTemplate
        .get(template)
        ?.find((one) => [...one.names.keys()].every(mayBeOwn) && isRight(teacher.run, one, own, known));
      return right === undefined ? [] : [right];
    });
    const [first] = holding;
    if (first === undefined || holding.length <= (best?.holds ?? 0)) continue;
    best = { words: new Map([[key, template], ...first.names]), holds: holding.length };
  }
  return best === undefined || best.holds * leastPart < teachers.length ? undefined : best.words;
}

function byTemplate(run: ComparedRun, suspects: readonly Suspect[], own: OwnWords): Map<ByteString, Candidate[]> {
  const found = new Map<ByteString, Candidate[]>();
  for (const { word, from } of suspects) {
    for (const candidate of candidatesAt(run, word, from, own)) {
      const same = found.get(candidate.template);
      if (same === undefined) found.set(candidate.template, [candidate]);
      else same.push(candidate);
    }
  }
  return found;
}

/** As many items as may teach, spread from the first to the last, so that there are short runs and long ones. */
function spread<Item>(items: readonly Item[]): readonly Item[] {
  const every = items.length / maxTeachers;
  return every <= 1 ? items : items.filter((_, index) => Math.floor(index / every) !== Math.floor((index - 1) / every));
}

function isRight(run: ComparedRun, candidate: Candidate, own: OwnWords, known: KnownWords): boolean {
  const word = run.tokens[candidate.from.token];
  return word?.kind === 'word' && goesOn(run, candidate, own) && isAllowed(run, word, candidate, own, known);
}

function isAllowed(
  { tokens, steps }: ComparedRun,
  word: WordToken,
  { key, template, names, from }: Candidate,
  own: OwnWords,
  { saysOther, symbols, places }: KnownWords,
): boolean {
  steps.spend(stepsOfComparison * (1 + own.size));
  const isAsked = tokens[from.token + 1]?.kind === 'typed';
  const areNames = [...word.values.values()].every((value) => {
    const name = value.key === key ? template : names.get(value.key);
    return name === undefined || isAllowedName(value, name, { own, places, symbols, isAsked });
  });
  if (!areNames || word.key !== key) return areNames;
  if (!word.isSymbol) return !saysOther(key, fill(template, valuesOf(word, new Map([...own, ...names]))), own);
  // A program that exchanges the pieces of the players is wrong.
  const taken = [...symbols].flatMap(([other, symbol]) => [symbol, ...(other === key ? [] : [own.get(other) ?? ''])]);
  return !taken.some((symbol) => bareText(symbol) === bareText(template)) && !isNameOfOther(key, template, own);
}

/** The text is searched for other texts. */
const stepsOfComparison = 60;

/** Words that some run prints as the handout has them. A text at which a run ends does not count: it may be longer. */
function seenKeys(walks: readonly Walked[]): Set<string> {
  const keys = new Set<string>();
  for (const { run, walk: ended } of walks) {
    const last = ended.textBefore === undefined ? undefined : run.tokens[ended.textBefore.token];
    for (const [key, times] of ended.seen) {
      if (times > (last?.kind === 'word' && last.keys.includes(key) ? 1 : 0)) keys.add(key);
    }
  }
  return keys;
}

/** If a run ends at a word that has been learned, another text of the same word must not explain how it goes on. */
function isInconsistent(key: string, walks: readonly Walked[], own: OwnWords, known: KnownWords): boolean {
  const places = walks.flatMap(({ run, walk: ended }) =>
    suspectsOf(run, ended).map((suspect) => ({ run, ...suspect })),
  );
  const isRightOtherwise = spread(places.filter(({ word }) => word.key === key)).some(({ run, word, from }) =>
    candidatesAt(run, word, from, own).some((one) => isRight(run, one, own, known)),
  );
  if (isRightOtherwise) return true;
  // With one sign for two kinds of pieces, or one name for two players, the other one never occurs.
  return places.some(
    ({ run, word, from }) =>
      word.key !== key &&
      (word.isSymbol || isNameBeside(word, key)) &&
      candidatesAt(run, word, from, own).some(({ template }) => template === own.get(key)) &&
      !walks.some(({ walk: { seen } }) => seen.has(word.key)),
  );
}
