import type { FixedInput, IntegerInput } from '../../model/assignment/input.ts';
import { isPlainNumber } from '../yaml/number-spelling.ts';
import { type At, complain, foundAt, writtenAt } from './at.ts';
import { sessionCharacters } from './characters.ts';
import { sessionKinds } from './kinds.ts';
import { cureForRange, isNearlyRange, isRange } from './ranges.ts';
import { cureForWord, readInteger, readText } from './values-by-kind.ts';

const aPart = `a number, a text, a range such as 1..9, a list, or a map with one of ${sessionKinds.join(', ')}`;

/** A number or a text that is typed as it is, or a range without quotes. */
export function readTyped(at: At, mayBeEmpty: boolean): FixedInput | IntegerInput | undefined {
  const written = writtenAt(at);
  if (written === undefined) return complain(at, { found: foundAt(at), expected: aPart, cure: cureForWord(at) });
  const { kind, text } = written;
  if (kind === 'number') {
    if (isPlainNumber(text)) return { kind: 'fixed', text };
    const cure = `put it in quotes if it is typed like this: '${text}'`;
    return complain(at, { found: text, expected: 'a number without leading zeros, plus sign or exponent', cure });
  }
  if (isRange(text)) {
    if (kind === 'plain-text') return readInteger(at);
    const cure = `write ${text} for a number in this range, or { text: '${text}' } to type these characters`;
    return complain(at, { found: `the range ${text} in quotes`, expected: 'a range without quotes', cure });
  }
  if (kind === 'plain-text' && isNearlyRange(text)) {
    const cure = `${cureForRange(text) ?? 'write 1..9'}, or { text: '${text}' } to type these characters`;
    return complain(at, { found: foundAt(at), expected: 'a range such as 1..9', cure });
  }
  if (kind === 'plain-text' && /^\w\.\.\w$/.test(text)) {
    const cure = `write { word: ${text}, length: 1 } for one of these characters, or { text: '${text}' }`;
    return complain(at, { found: foundAt(at), expected: 'a range of numbers such as 1..9', cure });
  }
  return readText(at, sessionCharacters, mayBeEmpty);
}
