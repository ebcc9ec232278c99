import type { Parameter } from '../../model/assignment/prototype.ts';
import type { ScalarType } from '../../model/assignment/value.ts';
import type { TextProblem } from '../yaml/text-problem.ts';
import { findType, inSessions, quoted, unknownType } from './type-words.ts';

interface Token {
  readonly text: string;
  readonly offset: number;
}

export interface Brackets {
  readonly parameters: readonly Parameter[];
  /** The place after the ). */
  readonly end: number;
}

/** Reads the parameters of a prototype; `start` is the place after the (. Undefined if no ) follows. */
export function parseBrackets(
  text: string,
  start: number,
  types: readonly ScalarType[],
  problems: TextProblem[],
): Brackets | undefined {
  const close = text.indexOf(')', start);
  if (close === -1) {
    problems.push({
      offset: text.trimEnd().length,
      found: 'the end of the prototype',
      expected: ')',
      cure: 'close the bracket, and write each prototype on a line of its own, after a dash',
    });
    return undefined;
  }
  const end = close + 1;
  if (!['', ';'].includes(text.slice(end).trim())) {
    const offset = end + text.slice(end).search(/\S/);
    problems.push({ offset, found: quoted(text.slice(offset).trim()), expected: 'nothing after the )' });
  }
  return { parameters: parseParameters({ text: text.slice(start, close), offset: start }, types, problems), end };
}

function parseParameters(list: Token, types: readonly ScalarType[], problems: TextProblem[]): Parameter[] {
  if (list.text.trim() === '') return [];
  const parameters: Parameter[] = [];
  let offset = list.offset;
  for (const part of list.text.split(',')) {
    const indent = part.length - part.trimStart().length;
    const parameter = parseParameter({ text: part.trim(), offset: offset + indent }, types, problems);
    if (parameter !== undefined && parameters.some((earlier) => earlier.name === parameter.name)) {
      const found = `the parameter ${parameter.name} a second time`;
      problems.push({ offset: offset + indent, found, expected: 'a name of its own for every parameter' });
    } else if (parameter !== undefined) {
      parameters.push(parameter);
    }
    offset += part.length + 1;
  }
  return parameters;
}

function parseParameter(
  { text, offset }: Token,
  types: readonly ScalarType[],
  problems: TextProblem[],
): Parameter | undefined {
  const found = partsOf(text);
  const bare = text.endsWith('&') ? text.slice(0, -1).trimEnd() : text;
  if (found === undefined || findType(bare, types) !== undefined) {
    problems.push(notAParameter({ text, offset }, findType(bare, types) !== undefined));
    return undefined;
  }
  const { isReference, name } = found;
  const { typeText, isConst } = withoutConst(found.typeText);
  const type = findType(typeText, types);
  if (type === undefined) {
    problems.push(unknownType(typeText, offset + Math.max(0, text.indexOf(typeText)), types));
    return undefined;
  }
  // A value that the function may not change is passed like any other.
  if (!isConst || !isReference) return { name, type, passing: isReference ? 'reference' : 'value' };
  return { name, type, passing: 'value', isConst };
}

/** `const string` and `string const`. */
function withoutConst(text: string): { readonly typeText: string; readonly isConst: boolean } {
  const words = text.trim().split(/\s+/);
  const last = words.length - 1;
  const end = words[0] === 'const' ? 0 : words[last] === 'const' ? last : undefined;
  if (end === undefined || last === 0) return { typeText: text, isConst: false };
  return { typeText: words.filter((_, index) => index !== end).join(' '), isConst: true };
}

/** `long long &grid`: the type, and the last word. */
function partsOf(text: string) {
  const name = text.split(/[\s&]/).at(-1) ?? '';
  const before = text.slice(0, text.length - name.length);
  const isReference = before.trimEnd().endsWith('&');
  const typeText = (isReference ? before.trimEnd().slice(0, -1) : before).trimEnd();
  const isParameter = /^[A-Za-z_][\w\s:]*$/.test(typeText) && /^[A-Za-z_]\w*$/.test(name);
  return isParameter ? { typeText, isReference, name } : undefined;
}

function notAParameter({ text, offset }: Token, isType: boolean): TextProblem {
  const expected = 'a type and a name such as int count or long long &total';
  if (text === '') return { offset, found: 'nothing between the commas', expected };
  if (text === 'void') return { offset, found: 'void', expected: 'nothing between the brackets', cure: 'write ()' };
  if (isType) return { offset, found: `the parameter ${quoted(text)} without a name`, expected };
  const cure = cureFor(text);
  return { offset, found: `the parameter ${quoted(text)}`, expected, ...(cure === undefined ? {} : { cure }) };
}

function cureFor(text: string): string | undefined {
  if (/[[*]/.test(text)) return `arrays and pointers cannot be passed in calls yet: ${inSessions}`;
  if (text.includes('<')) return `values of this type cannot be passed in calls yet: ${inSessions}`;
  return text.includes('=') ? 'drop the = and what follows: a call has all arguments' : undefined;
}
