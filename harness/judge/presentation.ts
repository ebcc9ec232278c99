import { type PresentationClass, presentationClasses } from '../model/assignment/assignment.ts';
import type { ByteString } from '../text/bytes.ts';
import { withoutTwins } from './typographic.ts';

/** Classes whose normal form depends on the text alone; words are compared elsewhere (wording/). */
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

// Line ends come before blanks, and blanks before blank lines: a line of blanks is empty once they are gone. Twins come
// before blanks, because some of them are blanks, and before letter case, which would change their bytes like letters.
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
  // The heaviest class is dropped first, so that the mildest explanation is kept.
  for (const candidate of presentationClasses.toReversed()) {
    const fewer = new Set([...needed].filter((kept) => kept !== candidate));
    if (equalUnder(fewer)) needed.delete(candidate);
  }
  return presentationClasses.filter((kept) => needed.has(kept));
}

/**
 * Whether two ASCII texts have different letters in one place, in any spacing. No class excuses that, and most wrong
 * outputs have it near their beginning. False for other texts, about which it says nothing.
 */
export function differsInLetters(expected: ByteString, actual: ByteString): boolean {
  let at = 0;
  let otherAt = 0;
  for (;;) {
    let one = expected.charCodeAt(at);
    while (isSpacing(one)) one = expected.charCodeAt((at += 1));
    let other = actual.charCodeAt(otherAt);
    while (isSpacing(other)) other = actual.charCodeAt((otherAt += 1));
    if (one >= 0x80 || other >= 0x80) return false;
    // After the end of a text, the code is NaN.
    if (Number.isNaN(one) || Number.isNaN(other)) return Number.isNaN(one) !== Number.isNaN(other);
    if (lowerCase(one) !== lowerCase(other)) return true;
    at += 1;
    otherAt += 1;
  }
}

function isSpacing(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d);
}

function lowerCase(code: number): number {
  return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
}

/**
 * The text without anything that is presentation. If two texts still differ, so do most wrong outputs; half of it is
 * computed beforehand.
 */
export function withoutPresentation(text: ByteString): ByteString {
  return normalise(text, new Set(presentationClasses));
}

function normalise(text: ByteString, classes: ReadonlySet<PresentationClass>): ByteString {
  return order.reduce((result, name) => (classes.has(name) ? normalisers[name](result) : result), text);
}
