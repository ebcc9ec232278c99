import { type ScriptItem, isPlain, plain } from './script-item.ts';

type Script = readonly ScriptItem[];

/**
 * How far the search for a smaller failing script has come. Every candidate needs a conversation with the program, so
 * no candidate is tried twice.
 */
export type Progress =
  | { readonly phase: 'layout' }
  /** Scripts cut after `passing` commands do not fail. */
  | { readonly phase: 'cut'; readonly passing: number }
  | { readonly phase: 'places' }
  | LeavingOut
  | Simplifying;

/** Blocks of `size` commands are left out, from command `from` on. */
interface LeavingOut {
  readonly phase: 'leave out';
  readonly size: number;
  readonly from: number;
  /** Whether simplifying should be tried afterwards. */
  readonly isFresh: boolean;
}

/** Commands are simplified, from command `from` on. */
interface Simplifying {
  readonly phase: 'simplify';
  readonly from: number;
  /** Whether a command was simplified; then more commands may be left out. */
  readonly hasChanged: boolean;
}

export interface SmallerScript {
  readonly script: Script;
  /** Where to continue if this candidate fails, too. */
  readonly progress: Progress;
}

/** What to try instead of a failing script, the most promising first: as short as possible, and then as plain. */
export function* smallerScripts(script: Script, progress: Progress = { phase: 'layout' }): Generator<SmallerScript> {
  switch (progress.phase) {
    case 'layout': {
      const next = { phase: 'cut', passing: 0 } as const;
      if (!script.every(isPlain)) yield { script: script.map(({ command }) => plain(command)), progress: next };
      yield* smallerScripts(script, next);
      return;
    }
    case 'cut':
      yield* cutOff(script, progress.passing);
      yield* smallerScripts(script, { phase: 'places' });
      return;
    case 'places': {
      const next = { phase: 'leave out', size: Math.floor(script.length / 2), from: 0, isFresh: true } as const;
      for (const place of ['{1}', '{quiet-1}']) yield* withEveryPlace(script, place, next);
      yield* smallerScripts(script, next);
      return;
    }
    case 'leave out':
      yield* withBlocksLeftOut(script, progress);
      if (progress.isFresh) yield* smallerScripts(script, { phase: 'simplify', from: 0, hasChanged: false });
      return;
    case 'simplify': {
      yield* simplified(script, progress.from);
      const again = { phase: 'leave out', size: 1, from: 0, isFresh: false } as const;
      if (progress.hasChanged) yield* smallerScripts(script, again);
    }
  }
}

/** Commands after the first wrong reply do not matter, so bisection finds where that reply comes. */
function* cutOff(script: Script, passing: number): Generator<SmallerScript> {
  let lower = passing;
  while (script.length - lower > 1) {
    const length = Math.floor((lower + script.length) / 2);
    yield { script: script.slice(0, length), progress: { phase: 'cut', passing: lower } };
    lower = length;
  }
}

/** If all notes have the same kind of place, much of a script is often not needed. */
function* withEveryPlace(script: Script, place: string, progress: Progress): Generator<SmallerScript> {
  const plainer = script.map((item) => simplerItems(item).findLast(({ command }) => command.includes(place)) ?? item);
  if (plainer.some((item, index) => item !== script[index])) yield { script: plainer, progress };
}

function* withBlocksLeftOut(script: Script, start: LeavingOut): Generator<SmallerScript> {
  let from = start.from;
  for (let size = start.size; size >= 1; size = Math.floor(size / 2)) {
    for (; from < script.length; from += size) {
      yield { script: script.toSpliced(from, size), progress: { phase: 'leave out', size, from, isFresh: true } };
    }
    from = 0;
  }
}

function* simplified(script: Script, start: number): Generator<SmallerScript> {
  for (const [index, item] of script.entries()) {
    if (index < start) continue;
    for (const simpler of simplerItems(item)) {
      yield { script: script.with(index, simpler), progress: { phase: 'simplify', from: index, hasChanged: true } };
    }
  }
}

const openPlace = /\{[^{}]*\}/;

function simplerItems(item: ScriptItem): ScriptItem[] {
  const place = openPlace.exec(item.command)?.[0];
  const places = ['{1}', '{quiet-1}', '{same}'];
  const rank = place === undefined ? 0 : places.indexOf(place);
  const simplerPlaces = rank === -1 ? places.slice(0, 2) : places.slice(0, rank);
  return [
    ...(isPlain(item) ? [] : [plain(item.command)]),
    ...simplerPlaces.map((simpler) => ({ ...item, command: item.command.replace(openPlace, simpler) })),
  ];
}
