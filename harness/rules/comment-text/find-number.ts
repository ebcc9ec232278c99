import type { Written } from './identity.ts';
import type { Segment } from './segments.ts';

const fewestDigits = 5;
/** Longer numbers are not IDs, and are never matched with the pattern of the course. */
const longestNumber = 60;

/** The student ID: what has the form that the course wants, or else what is labelled as an ID. */
export function findNumber(segments: readonly Segment[], pattern: string | undefined): Written | undefined {
  const wanted = pattern === undefined ? undefined : new RegExp(`^(?:${pattern})$`, 'u');
  const all = segments.flatMap((segment) => numbersIn(segment, wanted));
  const labelled = all.filter(({ isLabelled }) => isLabelled);
  return labelled.find(({ fits }) => fits) ?? all.find(({ fits }) => fits) ?? labelled.find(isNearlyOne);
}

interface Candidate extends Written {
  readonly isLabelled: boolean;
}

function numbersIn({ label, value, start }: Segment, wanted: RegExp | undefined): Candidate[] {
  const isLabelled = label === 'student-id';
  // Groups of digits count only after a label: elsewhere they may be a date.
  const words = [...value.matchAll(/[A-Za-z\d]+/g), ...(isLabelled ? value.matchAll(/(?<!\d)\d+(?:[ -]\d+)+/g) : [])];
  return words.flatMap(({ 0: text, index }): Candidate[] => {
    const digits = text.replaceAll(/\D/g, '');
    if (digits === '' || text.length > longestNumber) return [];
    const spellings = [text, text.replaceAll(/[ -]/g, ''), text.replace(/^[A-Za-z]+/, ''), digits];
    const fits =
      wanted === undefined
        ? digits.length >= fewestDigits && (isLabelled || !isDate(digits))
        : spellings.some((spelling) => wanted.test(spelling));
    return [{ text, start: start + index, fits, isLabelled }];
  });
}

/** `20211023` */
function isDate(digits: string): boolean {
  const month = Number(digits.slice(4, 6));
  const day = Number(digits.slice(6));
  return digits.length === 8 && /^(?:19|20)/.test(digits) && month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

/** An ID with a missing or an extra digit is still long enough; the number of a course is not. */
function isNearlyOne({ text }: Candidate): boolean {
  return text.replaceAll(/\D/g, '').length >= fewestDigits;
}
