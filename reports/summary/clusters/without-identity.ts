import { type Student, membersOf } from '../../../harness/model/submission/submission.ts';

/** Whose output it is, as far as the submission says. */
export interface Identity {
  readonly submission: string;
  readonly siteName?: string | undefined;
  readonly members?: readonly Student[] | undefined;
}

/** Removes the identity of a student from a text. Words that are also in the expected text stay. */
export type WithoutIdentity = (text: string, expected: string) => string;

/** Replaces the identity. No program prints this character by chance. */
const placeholder = '\u{fffc}';

/** Shorter words and numbers are too common to identify a student. */
const shortestWord = 3;
const shortestNumber = 6;

// In scripts without spaces between words, other characters may come directly before or after a name.
const wordCharacter = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}_]`;

/**
 * Programs print the name, id or address of their author. Without these, the same mistake of two students gives the
 * same text.
 */
export function withoutIdentity(identity: Identity): WithoutIdentity {
  const known = identifiersOf(identity);
  return (text, expected) => {
    const [there, wanted] = [text.toLowerCase(), expected.toLowerCase()];
    const telling = known.filter((one) => there.includes(one) && !wanted.includes(one));
    if (telling.length === 0) return text;
    const any = telling.map(literal).join('|');
    const whole = new RegExp(`(?<!${wordCharacter})(?:${any})(?!${wordCharacter})`, 'giu');
    // `Berg, Anna` and `Anna Maria Berg` become one replacement each.
    return asOne(text.replace(whole, placeholder));
  };
}

function asOne(text: string): string {
  const parts = text.split(placeholder);
  const isBetween = (index: number) => index > 0 && index < parts.length - 1;
  return parts.filter((part, index) => !isBetween(index) || !/^[ ,]*$/.test(part)).join(placeholder);
}

/** In small letters, the longest first, so that whole names are replaced before their parts. */
function identifiersOf({ submission, siteName, members }: Identity): string[] {
  const students = membersOf({ submission, members });
  const words = [
    submission,
    siteName,
    ...students.flatMap(({ id, name, email }) => [
      id,
      name,
      ...(name ?? '').split(/[\s,]+/),
      email,
      email?.slice(0, email.indexOf('@')),
    ]),
  ].filter((word) => word !== undefined);
  const digits = [...words, ...students.flatMap(({ siteId }) => siteId ?? [])].flatMap(
    (word) => word.match(/\d+/g) ?? [],
  );
  const telling = [
    ...words.filter((word) => Array.from(word).length >= shortestWord || /^\p{Script=Han}{2}$/u.test(word)),
    ...digits.filter(({ length }) => length >= shortestNumber),
  ];
  return [...new Set(telling.map((one) => one.toLowerCase()))].toSorted(
    (one, other) => other.length - one.length || (one < other ? -1 : 1),
  );
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
