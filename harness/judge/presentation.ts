import { type PresentationClass, presentationClasses } from '../model/assignment.ts';
import type { ByteString } from './bytes.ts';
import { withoutTwins } from './typographic.ts';

/** Of these classes a text alone tells the normal form; its words are compared elsewhere (wording/). */
type LooksOnly = Exclude<PresentationClass, 'wording'>;

const normalisers: Readonly<Record<LooksOnly, (text: ByteString) => ByteString>> = {
  'line-ends': (text) => text.replaceAll('\r\n', '\n'),
  typographic: withoutTwins,
  'letter-case': (text) => text.toLowerCase(),
  blanks: (text) => text.replace(/[ \t]+/g, ''),
  'trailing-blanks': (text) => text.replace(/(?<![ \t])[ \t]+(?=\n|$)/g, ''),
  'blank-lines': (text) => text.replace(/\n{2,}/g, '\n').replace(/^\n/, ''),
  'final-newline': (text) => text.replace(/\n$/, ''),
};

// Line ends before blanks, blanks before blank lines: a line of blanks is empty once they are gone. Twins before blanks,
// as some of them are blanks, and before letter case, which would take their bytes for letters.
const order: readonly LooksOnly[] = [
  'line-ends',
  'typographic',
  'letter-case',
  'blanks',
  'trailing-blanks',
  'blank-lines',
  'final-newline',
];

/**
 * The smallest set of presentation classes that explains every difference, or undefined if none does. A class
 * that is not `allowed` never excuses anything.
 */
export function presentationDifference(
  expected: ByteString,
  actual: ByteString,
  allowed: readonly PresentationClass[] = presentationClasses,
): PresentationClass[] | undefined {
  const equalUnder = (classes: ReadonlySet<PresentationClass>) =>
    normalise(expected, classes) === normalise(actual, classes);
  const needed = new Set(allowed);
  if (!equalUnder(needed)) return undefined;
  // The heaviest class is dropped first, so that the mildest explanation stands.
  for (const candidate of presentationClasses.toReversed()) {
    const fewer = new Set([...needed].filter((kept) => kept !== candidate));
    if (equalUnder(fewer)) needed.delete(candidate);
  }
  return presentationClasses.filter((kept) => needed.has(kept));
}

/** Texts that differ here differ in more than their presentation; most that differ do, and half of it is known before. */
export function withoutPresentation(text: ByteString): ByteString {
  return normalise(text, new Set(presentationClasses));
}

function normalise(text: ByteString, classes: ReadonlySet<PresentationClass>): ByteString {
  return order.reduce((result, name) => (classes.has(name) ? normalisers[name](result) : result), text);
}
