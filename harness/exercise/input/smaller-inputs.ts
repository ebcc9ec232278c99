import { chunksOf } from './chunks.ts';
import { type Drawn, countedIn, namesIn } from './drawn.ts';
import { lowerCounts, lowerCountsApart } from './lower-counts.ts';
import { simplerValues } from './simpler-values.ts';

/** A smaller input, and where it was in the order of the candidates. */
export interface Smaller {
  readonly drawn: Drawn;
  readonly place: number;
}

/**
 * What to try instead of a failing input: first inputs with fewer values, then those with simpler ones. Each candidate
 * differs from all others in what is typed. The search goes on at `place`, where the last smaller input was found, and
 * comes back to the candidates before it at the end: most of them have just been tried in vain.
 */
export function* smallerInputs(drawn: Drawn, place: number, keyOf: (drawn: Drawn) => string): Generator<Smaller> {
  const tried = new Set([keyOf(drawn)]);
  for (const smaller of [from(drawn, place), upTo(drawn, place)]) {
    for (const candidate of smaller) {
      const key = keyOf(candidate.drawn);
      if (tried.has(key)) continue;
      tried.add(key);
      yield candidate;
    }
  }
}

function* from(drawn: Drawn, first: number): Generator<Smaller> {
  let place = 0;
  for (const candidate of candidates(drawn)) {
    if (place >= first) yield { drawn: candidate, place };
    place += 1;
  }
}

function* upTo(drawn: Drawn, end: number): Generator<Smaller> {
  let place = 0;
  for (const candidate of candidates(drawn)) {
    if (place >= end) return;
    yield { drawn: candidate, place };
    place += 1;
  }
}

function* candidates(drawn: Drawn): Generator<Drawn> {
  const counted = countedIn(drawn);
  yield* lowerCounts(drawn, drawn, counted);
  yield* fewerItems(drawn);
  yield* simplerValues(drawn, namesIn(drawn), counted);
  yield* lowerCountsApart(drawn, drawn, counted);
}

/** The repetitions whose count has no name lose items; the outer ones first. */
function* fewerItems(drawn: Drawn): Generator<Drawn> {
  if (drawn.kind === 'choice') {
    for (const item of fewerItems(drawn.item)) yield { ...drawn, item };
    return;
  }
  if (!('items' in drawn)) return;
  const { items } = drawn;
  if (drawn.kind === 'repetition' && 'least' in drawn.input.count) {
    for (const { from: first, to } of chunksOf(items.length, items.length - drawn.input.count.least)) {
      yield { ...drawn, items: items.toSpliced(first, to - first) };
    }
  }
  for (const [index, item] of items.entries()) {
    for (const fewer of fewerItems(item)) yield { ...drawn, items: items.with(index, fewer) };
  }
}
