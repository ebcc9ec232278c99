import type { Written } from './identity.ts';
import type { Segment } from './segments.ts';

/** Words that are often next to an ID, but are not part of a name. */
const otherWords: ReadonlySet<string> = new Set(
  [
    'a an the of and or for to in on is are was this that with by from my your it all',
    'assignment assg homework project exercise lab course csci estr engg ceng comp university cuhk faculty department',
    'engineering science computer computing introduction fundamental programming program using cpp file code source',
    'game games board player players player1 player2 class function functions main header comment version date due',
    'deadline section tutorial group visual studio student name id sid email mail number no author title year term',
    'bank account average histogram statistics calculator converter table list array sum total result input output test',
    'semester spring fall autumn winter summer part question problem description purpose declare hereby',
  ]
    .join(' ')
    .split(' '),
);
const placeholders: ReadonlySet<string> = new Set([
  'your name',
  'your name here',
  'name',
  'student name',
  'xxx',
  'todo',
  'none',
  'unknown',
  'n/a',
  'full name',
]);
/** How far from the ID or the address a name without a label may be, in lines. */
const nearest = 2;

/** The name: what is labelled as one, or else what is next to the ID or the address and reads like a name. */
export function findName(segments: readonly Segment[], anchors: readonly (Written | undefined)[]): Written | undefined {
  const labelled = segments.find(({ label, value }) => label === 'name' && isFilledIn(value));
  if (labelled !== undefined) return written(labelled);
  const lines = [...new Set(segments.map(({ line }) => line))];
  const indexOf = new Map(lines.map((line, index) => [line, index]));
  const near = anchors.flatMap((anchor) =>
    anchor === undefined ? [] : [lines.findLastIndex((line) => line <= anchor.start)],
  );
  const beside = segments
    .filter(({ label }) => label === undefined)
    .map((segment) => withoutAnchors(segment, anchors))
    .filter(({ value }) => isFilledIn(value) && readsLikeName(value))
    .filter(({ line }) => near.some((anchor) => Math.abs((indexOf.get(line) ?? 0) - anchor) <= nearest));
  const [first] = beside;
  return first === undefined ? undefined : written(first);
}

/** `CHAN Tai Man 1155000001` without the ID. */
function withoutAnchors(segment: Segment, anchors: readonly (Written | undefined)[]): Segment {
  const { value, start } = segment;
  const inside = anchors.find(
    (anchor) => anchor !== undefined && anchor.start >= start && anchor.start < start + value.length,
  );
  if (inside === undefined) return segment;
  const before = value.slice(0, inside.start - start).trim();
  const behind = inside.start - start + inside.text.length;
  return before === ''
    ? { ...segment, value: value.slice(behind).trim(), start: start + behind }
    : { ...segment, value: before };
}

function written({ value, start }: Segment): Written {
  return { text: value, start, fits: true };
}

function isFilledIn(value: string): boolean {
  return (
    (/\p{Lo}/u.test(value) || (value.match(/\p{L}/gu) ?? []).length > 1) &&
    !placeholders.has(
      value
        .toLowerCase()
        .replaceAll(/[<>[\]_().]/g, '')
        .trim(),
    )
  );
}

function readsLikeName(value: string): boolean {
  if (/\p{Lo}/u.test(value)) return [...value].length <= 20;
  const words = value.split(/[\s,]+/).filter((word) => word !== '');
  return (
    words.length <= 6 &&
    words.every((word) => /^[\p{L}\p{M}.'’()_-]+$/u.test(word) && !otherWords.has(word.toLowerCase()))
  );
}
