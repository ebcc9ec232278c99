import type { CallEvidence } from '../../harness/model/result/grading.ts';
import type { Shown, ShownValue } from '../../harness/model/assignment/shown.ts';
import { verdictKinds } from '../../harness/model/result/verdict-kinds.ts';
import type { VerdictKind } from '../../harness/model/result/verdict.ts';
import type { Span } from '../difference/spans.ts';
import { differingPlaces, placeNamed, placesOf } from './places.ts';
import { pictureOf } from './picture.ts';

/** One drawing of a value. */
export interface Panel {
  readonly title: 'before' | 'expected' | 'yours';
  readonly value: string;
  /** The digits of a number, leading zeros included. */
  readonly digits?: readonly Span[];
  /** Empty if the value cannot be drawn. */
  readonly lines: readonly (readonly Span[])[];
}

/** The drawings of one value, shown side by side. */
export interface Panels {
  /** The name of a parameter or a private field, or `returned`. */
  readonly name: string;
  readonly shown: Shown;
  readonly panels: readonly Panel[];
}

/** Values that need no separate line because a drawing shows them: drawn values, and values that mark a place. */
export function namesDrawn({ shows = [] }: CallEvidence): ReadonlySet<string> {
  return new Set(shows.flatMap(({ name, as }) => [name, ...(as.markedBy ?? [])]));
}

/** The drawings of a call: the values before it, and for each wrong value also the expected and the actual one. */
export function panelsOf(verdict: VerdictKind, call: CallEvidence, brackets: boolean): Panels[] {
  // A function that prints shows the value itself, and its argument is visible in the call.
  const prints = verdictKinds[verdict].countsLines;
  return (call.shows ?? []).flatMap((value) => {
    const before = call.before?.find(({ name }) => name === value.name)?.value;
    if (prints && before !== undefined && call.call.includes(before)) return [];
    const panels = panelsOfValue(value, before, call, brackets);
    return panels.length === 0 ? [] : [{ name: value.name, shown: value.as, panels }];
  });
}

function panelsOfValue(
  { name, as }: ShownValue,
  before: string | undefined,
  call: CallEvidence,
  brackets: boolean,
): Panel[] {
  const asked = new Set(
    (as.markedBy ?? []).flatMap((marking) => {
      const place = placeNamed(call.before?.find((one) => one.name === marking)?.value ?? '', as);
      return place === undefined ? [] : [place];
    }),
  );
  const expected = valueAfter(call.expected, name);
  const actual = valueAfter(call.actual, name);
  const panels = before === undefined ? [] : [panelOf('before', before, as, { marked: asked, brackets })];
  if (expected === undefined || actual === undefined || expected === actual) return panels;
  const marked = new Set(differingPlaces(expected, actual, as)?.map(({ index }) => index));
  return [
    ...panels,
    panelOf('expected', expected, as, { marked, brackets }),
    panelOf('yours', actual, as, { marked, brackets }),
  ];
}

function valueAfter(side: CallEvidence['expected'] | undefined, name: string): string | undefined {
  return name === 'returned' ? side?.returns : side?.after.find((one) => one.name === name)?.value;
}

function panelOf(
  title: Panel['title'],
  value: string,
  shown: Shown,
  options: { readonly marked: ReadonlySet<number>; readonly brackets: boolean },
): Panel {
  const places = placesOf(value, shown);
  if (places === undefined) return { title, value, lines: [] };
  return {
    title,
    value,
    ...(shown.kind === 'digits' ? { digits: digitSpans(places, options.marked) } : {}),
    lines: pictureOf(places, shown, options),
  };
}

/** Leading zeros are shown faintly, because the number in C++ does not have them. */
function digitSpans(places: readonly string[], marked: ReadonlySet<number>): Span[] {
  const firstDigit = places.findIndex((digit) => digit !== '0');
  const leading = firstDigit < 0 ? places.length - 1 : firstDigit;
  const spans: Span[] = [];
  for (const [index, text] of places.entries()) {
    const kind = index < leading ? 'blank' : 'plain';
    const differs = marked.has(index);
    const last = spans.at(-1);
    if (last?.kind === kind && last.differs === differs)
      spans[spans.length - 1] = { kind, differs, text: last.text + text };
    else spans.push({ kind, differs, text });
  }
  return spans;
}
