import type { Prototype } from '../../model/assignment/prototype.ts';
import type { ReturnType } from '../../model/assignment/value.ts';
import { parseBrackets } from './parameters.ts';
import type { TextProblem } from '../yaml/text-problem.ts';
import { findType, functionTypes, inSessions, quoted, unknownType } from './type-words.ts';

export type ParsedPrototype =
  | { readonly kind: 'prototype'; readonly prototype: Prototype }
  /** The name, if it could be read all the same. */
  | { readonly kind: 'problems'; readonly name?: string; readonly problems: readonly TextProblem[] };

/** Reads a prototype as the handout prints it: `void putToGrid(long long &grid, int pos, int p)`. */
export function parsePrototype(text: string): ParsedPrototype {
  const types = functionTypes;
  const head = headOf(text);
  if (head === undefined) return { kind: 'problems', problems: [notAPrototype(text)] };
  const { opening, typeText, mark, name } = head;
  const problems: TextProblem[] = [];
  const returnTypes: readonly ReturnType[] = [...types, 'void'];
  const returns = findType(typeText, returnTypes);
  if (mark !== '') {
    const offset = opening.indexOf(mark);
    problems.push({ offset, found: mark, expected: 'a function that returns a value', cure: `drop the ${mark}` });
  }
  if (returns === undefined) problems.push(unknownType(typeText, opening.indexOf(typeText), returnTypes));
  const brackets = parseBrackets(text, opening.length, types, problems);
  if (brackets === undefined || returns === undefined || problems.length > 0) {
    return { kind: 'problems', name, problems };
  }
  const { parameters, end } = brackets;
  return { kind: 'prototype', prototype: { name, returns, parameters, text: text.slice(0, end).trim() } };
}

/** `int gridState(`: the text up to the first bracket, and its parts. */
function headOf(text: string) {
  const opening = text.slice(0, text.indexOf('(') + 1);
  const words = opening.slice(0, -1).trim();
  const name = words.split(/\W/).at(-1) ?? '';
  const before = words.slice(0, words.length - name.length).trimEnd();
  const [mark = ''] = /[&*]$/.exec(before) ?? [];
  const typeText = before.slice(0, before.length - mark.length).trimEnd();
  const isHead = /^[A-Za-z_][\w\s:]*$/.test(typeText) && /^[A-Za-z_]\w*$/.test(name);
  return isHead ? { opening, typeText, mark, name } : undefined;
}

function notAPrototype(text: string): TextProblem {
  return {
    offset: text.length - text.trimStart().length,
    found: quoted(text.trim()),
    expected: 'a prototype such as int largest(int first, int second)',
    ...(text.includes('<') ? { cure: `values of this type cannot be returned in calls yet: ${inSessions}` } : {}),
  };
}
