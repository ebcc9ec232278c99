import type { Parameter, Prototype } from '../../model/assignment/prototype.ts';
import { parseBrackets } from './parameters.ts';
import { parsePrototype } from './prototype.ts';
import type { ParsedPrototype } from './prototype.ts';
import type { TextProblem } from '../yaml/text-problem.ts';
import { functionTypes } from './type-words.ts';
import { withoutSemicolon } from './without-semicolon.ts';

/** The class to which a member belongs. */
export interface Owner {
  readonly name: string;
  readonly fields: readonly Parameter[];
}

/** Reads the prototype of a member as it is written inside the class: `bool move(string from, string to)`. */
export function parseMember(text: string, owner: Owner): ParsedPrototype {
  const outside = outsideOfClass(text);
  if (outside !== undefined) return { kind: 'problems', ...outside };
  const { rest, problems } = withoutConst(text);
  const [opening, called] = /^\s*(\w+)\s*\(/.exec(rest) ?? [];
  const isConstructor = opening !== undefined && called === owner.name;
  const parsed = isConstructor ? parseConstructor(rest, owner.name, opening.length) : parsePrototype(rest);
  if (parsed.kind === 'problems') return { ...parsed, problems: [...parsed.problems, ...problems] };
  const { name } = parsed.prototype;
  if (!isConstructor && name === owner.name) problems.push(typeOfConstructor(rest, name));
  problems.push(...clashes(rest, parsed.prototype, owner));
  if (problems.length > 0) return { kind: 'problems', name, problems };
  return { kind: 'prototype', prototype: memberOf(owner, parsed.prototype, isConstructor) };
}

/** `bool LinesOfAction::move(string from)`, as it is written outside the class. */
function outsideOfClass(text: string): { readonly name: string; readonly problems: TextProblem[] } | undefined {
  const found = /^([^(:]*?)(\b\w+\s*::)\s*(\w+)\s*\(/.exec(text);
  if (found === null) return undefined;
  const [, before = '', qualifier = '', name = ''] = found;
  const expected = 'the prototype as it is written inside the class';
  const cure = `drop ${qualifier}`;
  return { name, problems: [{ offset: before.length, found: `${qualifier} before ${name}`, expected, cure }] };
}

function withoutConst(text: string): { readonly rest: string; readonly problems: TextProblem[] } {
  const declared = withoutSemicolon(text);
  const offset = declared.length - 'const'.length;
  if (!declared.endsWith('const') || !declared.slice(0, offset).trimEnd().endsWith(')'))
    return { rest: text, problems: [] };
  const cure = 'members that are const cannot be graded yet';
  return { rest: text.slice(0, offset), problems: [{ offset, found: 'const', expected: 'nothing after the )', cure }] };
}

function parseConstructor(text: string, name: string, start: number): ParsedPrototype {
  const problems: TextProblem[] = [];
  const brackets = parseBrackets(text, start, functionTypes, problems);
  if (brackets !== undefined && brackets.parameters.length > 0) {
    const cure = 'constructors with parameters cannot be graded yet';
    problems.push({ offset: start, found: 'parameters of the constructor', expected: `${name}()`, cure });
  }
  if (brackets === undefined || problems.length > 0) return { kind: 'problems', name, problems };
  const written = text.slice(0, brackets.end).trim();
  return { kind: 'prototype', prototype: { name, returns: 'void', parameters: [], text: written } };
}

function typeOfConstructor(text: string, name: string): TextProblem {
  const offset = text.length - text.trimStart().length;
  const found = 'a type before the name of the constructor';
  return { offset, found, expected: `${name}()`, cure: 'drop the type' };
}

/** Values after a call are listed by name, so no parameter may have the name of a field. */
function clashes(text: string, prototype: Prototype, owner: Owner): TextProblem[] {
  const start = text.indexOf('(');
  return prototype.parameters.flatMap(({ name }) => {
    if (!owner.fields.some((field) => field.name === name)) return [];
    return {
      offset: start + placeOf(name, text.slice(start), ',)'),
      found: `the parameter ${name}, which has the name of a private field`,
      expected: 'a name of its own for every parameter',
      cure: 'rename it here; callers do not see it',
    };
  });
}

/** The place of a word that is followed by one of these marks. */
function placeOf(name: string, text: string, marks: string): number {
  const words = [...text.matchAll(/\b(\w+)\s*([(),])/g)];
  return words.find(([, word, mark = '']) => word === name && marks.includes(mark))?.index ?? -1;
}

function memberOf(owner: Owner, own: Prototype, isConstructor: boolean): Prototype {
  const { name, returns, parameters, text } = own;
  const at = placeOf(name, text, '(');
  return {
    name,
    returns,
    parameters: [...owner.fields, ...parameters],
    text: `${text.slice(0, at)}${owner.name}::${text.slice(at)}`,
    member: {
      kind: isConstructor ? 'constructor' : 'method',
      class: owner.name,
      fields: owner.fields.length,
    },
  };
}
