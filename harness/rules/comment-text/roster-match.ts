import type { IdentityPart } from './identity-parts.ts';
import type { Student } from '../../model/submission/submission.ts';

/** Whether a name, ID or address differs from those of all students who handed the work in, as the roster has them. */
export function contradictsRoster(part: IdentityPart, written: string, students: readonly Student[]): boolean {
  const known = students.flatMap((student) => keysOf(part, student));
  const keys = keysOfText(part, written);
  // If there is nothing to compare, or the name is in another script than in the roster, nothing is proved.
  if (known.length === 0 || keys.length === 0 || !known.some((key) => isLatin(key) === isLatin(keys[0] ?? '')))
    return false;
  return !keys.some((key) => known.some((other) => agree(part, key, other)));
}

function keysOf(part: IdentityPart, { id, name, email }: Student): string[] {
  switch (part) {
    case 'name':
      return keysOfText(part, name ?? '');
    case 'e-mail':
      return keysOfText(part, email ?? '');
    case 'student-id':
      return keysOfText(part, id);
  }
}

/** The words of a name, the digits of an ID, or the whole address. */
function keysOfText(part: IdentityPart, text: string): string[] {
  if (part === 'e-mail') return text === '' ? [] : [text.trim().toLowerCase()];
  if (part === 'student-id') {
    const digits = text.replaceAll(/\D/g, '');
    return digits.length < 5 ? [] : [digits];
  }
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}]+/u).filter((word) => word.length > 1 || /\p{Lo}/u.test(word));
}

/** One word of a name in common is enough: order, spelling and further names differ from list to list. */
function agree(part: IdentityPart, key: string, other: string): boolean {
  return key === other || (part === 'name' && (key.includes(other) || other.includes(key)));
}

function isLatin(key: string): boolean {
  return !/\p{Lo}/u.test(key);
}
