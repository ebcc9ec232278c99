import { parseField } from '../../assignment/functions/field.ts';
import { parseMember } from '../../assignment/functions/member.ts';
import type { Parameter } from '../../model/assignment/prototype.ts';
import type { Token } from '../../cpp/source/token.ts';
import { closingIndex, codeTokens, prototypeText } from './source-tokens.ts';

export interface ReadClass {
  /** Declarations of the private fields. */
  readonly state: readonly string[];
  /** Prototypes of the public members that can be graded. */
  readonly members: readonly string[];
  /** Declarations that cannot be graded, with the reason. */
  readonly leftOut: readonly string[];
}

/** The fields and members of a class, as its header has them. Undefined if the header does not declare it. */
export function readClassText(header: string, name: string): ReadClass | undefined {
  const body = bodyOf(codeTokens(header), name);
  if (body === undefined) return undefined;
  const { fields, members, withBody } = declarationsIn(body);
  const state: string[] = [];
  const parsed: Parameter[] = [];
  const leftOut: string[] = [];
  for (const text of fields) {
    const field = parseField(text);
    if (field.kind === 'field') {
      state.push(text);
      parsed.push(field.field);
    } else {
      leftOut.push(`${text}: ${reasonOf([field.problem])}`);
    }
  }
  const graded = members.filter((text) => {
    const member = parseMember(text, { name, fields: parsed });
    if (member.kind === 'problems') leftOut.push(`${text}: ${reasonOf(member.problems)}`);
    return member.kind === 'prototype';
  });
  leftOut.push(...withBody.map((text) => `${text}: its body is in the header, so students do not write it`));
  return { state, members: graded, leftOut };
}

function reasonOf([problem]: readonly { readonly found: string; readonly cure?: string }[]): string {
  if (problem === undefined) return 'it cannot be read';
  const { found, cure } = problem;
  // A cure such as "rename it here" says nothing without what was found.
  return cure === undefined || cure.includes('cannot') ? (cure ?? `found ${found}`) : `found ${found}; ${cure}`;
}

/** Whether a source defines members of the class: `Account::deposit`. */
export function implementsClass(source: string, name: string): boolean {
  const tokens = codeTokens(source);
  return tokens.some(({ text }, index) => text === name && tokens[index + 1]?.text === '::');
}

/** What is between the braces of the class. */
function bodyOf(tokens: readonly Token[], name: string): readonly Token[] | undefined {
  for (const [index, { text }] of tokens.entries()) {
    if (text !== name || !['class', 'struct'].includes(tokens[index - 1]?.text ?? '')) continue;
    const open = tokens.findIndex((one, at) => at > index && (one.text === '{' || one.text === ';'));
    if (tokens[open]?.text === '{') return tokens.slice(open + 1, closingIndex(tokens, open));
  }
  return undefined;
}

/** What is declared, by access: fields that are private, and functions that are public. */
function declarationsIn(body: readonly Token[]) {
  const fields: string[] = [];
  const members: string[] = [];
  const withBody: string[] = [];
  let access = 'private';
  let begin = 0;
  for (let at = 0; at < body.length; at += 1) {
    const text = body[at]?.text;
    if (text === ':' && at === begin + 1) {
      access = body[begin]?.text ?? access;
      begin = at + 1;
    } else if (text === '(' || text === '[') {
      at = closingIndex(body, at);
    } else if (text === ';' || text === '{') {
      const declared = body.slice(begin, at);
      if (text === '{') at = closingIndex(body, at);
      begin = at + 1;
      declare(declared, text === '{');
    }
  }
  return { fields, members, withBody };

  function declare(declared: readonly Token[], hasBody: boolean): void {
    const [first] = declared;
    if (first === undefined || first.text === 'friend' || declared.some(({ text }) => text === '~')) return;
    const open = declared.findIndex(({ text }) => text === '(');
    if (open === -1) {
      if (access !== 'public') fields.push(prototypeText(declared));
    } else if (access === 'public') {
      const close = closingIndex(declared, open);
      // What a constructor sets comes after a colon.
      const end = declared[close + 1]?.text === 'const' ? close + 2 : close + 1;
      (hasBody ? withBody : members).push(prototypeText(declared.slice(0, end)));
    }
  }
}
