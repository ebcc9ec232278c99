import type { Parameter, Prototype } from '../model/prototype.ts';
import type { ReturnType, ScalarType } from '../model/value.ts';
import { didYouMean } from './author-problem.ts';
import type { TextProblem } from './text-problem.ts';

export type ParsedPrototype =
  | { readonly kind: 'prototype'; readonly prototype: Prototype }
  /** The name, where it can be told all the same. */
  | { readonly kind: 'problems'; readonly name?: string; readonly problems: readonly TextProblem[] };

const scalarTypes: Readonly<Record<ScalarType, ScalarType>> = {
  bool: 'bool',
  char: 'char',
  int: 'int',
  'long long': 'long long',
};
const returnTypes: Readonly<Record<ReturnType, ReturnType>> = { ...scalarTypes, void: 'void' };

/** Spellings of known types that C++ allows and handouts do not need. */
const otherSpellings: Readonly<Record<string, string>> = {
  'long long int': 'long long',
  'signed int': 'int',
  long: 'long long',
  'long int': 'long long',
};

interface Token {
  readonly text: string;
  readonly offset: number;
}

/** Reads a prototype as the handout prints it: `void putToGrid(long long &grid, int pos, int p)`. */
export function parsePrototype(text: string): ParsedPrototype {
  const head = /^\s*([A-Za-z_][\w\s]*?)\s*([&*]?)\s*\b([A-Za-z_]\w*)\s*\(/.exec(text);
  if (head === null) return { kind: 'problems', problems: [notAPrototype(text)] };
  const [opening, typeText = '', mark = '', name = ''] = head;
  const problems: TextProblem[] = [];
  const returns = findType(typeText, returnTypes);
  if (mark !== '') {
    const offset = opening.indexOf(mark);
    problems.push({ offset, found: mark, expected: 'a function that returns a value', cure: `drop the ${mark}` });
  }
  if (returns === undefined) problems.push(unknownType(typeText, opening.indexOf(typeText), Object.keys(returnTypes)));

  const end = text.indexOf(')', opening.length);
  if (end === -1) {
    problems.push({
      offset: text.trimEnd().length,
      found: 'the end of the prototype',
      expected: ')',
      cure: 'close the bracket, and write each prototype on a line of its own, after a dash',
    });
    return { kind: 'problems', name, problems };
  }
  const rest = /^\s*;?\s*$/.exec(text.slice(end + 1));
  if (rest === null) {
    const offset = end + 1 + text.slice(end + 1).search(/\S/);
    problems.push({ offset, found: quoted(text.slice(offset).trim()), expected: 'nothing after the )' });
  }
  const parameters = parseParameters({ text: text.slice(opening.length, end), offset: opening.length }, problems);
  if (problems.length > 0 || returns === undefined) return { kind: 'problems', name, problems };
  return { kind: 'prototype', prototype: { name, returns, parameters, text: text.slice(0, end + 1).trim() } };
}

function parseParameters(list: Token, problems: TextProblem[]): Parameter[] {
  if (list.text.trim() === '') return [];
  const parameters: Parameter[] = [];
  let offset = list.offset;
  for (const part of list.text.split(',')) {
    const indent = part.length - part.trimStart().length;
    const parameter = parseParameter({ text: part.trim(), offset: offset + indent }, problems);
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

function parseParameter({ text, offset }: Token, problems: TextProblem[]): Parameter | undefined {
  const found = /^([A-Za-z_][\w\s]*?)\s*(&\s*|\s)([A-Za-z_]\w*)$/.exec(text);
  const bare = text.replace(/\s*&$/, '');
  if (found === null || findType(bare, scalarTypes) !== undefined) {
    problems.push(notAParameter({ text, offset }, bare));
    return undefined;
  }
  const [, typeText = '', mark = '', name = ''] = found;
  const type = findType(typeText, scalarTypes);
  if (type === undefined) {
    problems.push(unknownType(typeText, offset, Object.keys(scalarTypes)));
    return undefined;
  }
  return { name, type, passing: mark.startsWith('&') ? 'reference' : 'value' };
}

function findType<Type extends string>(text: string, types: Readonly<Record<Type, Type>>): Type | undefined {
  const wanted = text.trim().replaceAll(/\s+/g, ' ');
  return Object.values<Type>(types).find((type) => type === wanted);
}

function unknownType(text: string, offset: number, known: readonly string[]): TextProblem {
  const spelling = text.trim().replaceAll(/\s+/g, ' ');
  const other = otherSpellings[spelling];
  return {
    offset,
    found: `the type ${spelling}`,
    expected: `one of ${known.join(', ')}`,
    ...(other === undefined ? didYouMean(spelling, known) : { cure: `did you mean ${other}?` }),
  };
}

function notAParameter({ text, offset }: Token, bare: string): TextProblem {
  const expected = 'a type and a name such as int pos or long long &grid';
  if (text === '') return { offset, found: 'nothing between the commas', expected };
  if (text === 'void') return { offset, found: 'void', expected: 'nothing between the brackets', cure: 'write ()' };
  if (findType(bare, scalarTypes) !== undefined) {
    return { offset, found: `the parameter ${quoted(text)} without a name`, expected };
  }
  const array = text.includes('[') || text.includes('*');
  const cure = array ? { cure: 'arrays and pointers cannot be passed in golden calls yet' } : {};
  return { offset, found: `the parameter ${quoted(text)}`, expected, ...cure };
}

function notAPrototype(text: string): TextProblem {
  return {
    offset: text.length - text.trimStart().length,
    found: quoted(text.trim()),
    expected: 'a prototype such as int gridState(long long grid, int pos)',
  };
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}...` : text);
}
