import { parseField } from '../../assignment/functions/field.ts';
import { parseMember } from '../../assignment/functions/member.ts';
import type { Parameter } from '../../model/assignment/prototype.ts';
import { withoutComments } from './definition-text.ts';

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
  const body = bodyOf(withoutComments(header), name);
  if (body === undefined) return undefined;
  const { fields, members } = declarationsIn(body);
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
  return { state, members: graded, leftOut };
}

function reasonOf([problem]: readonly { readonly found: string; readonly cure?: string }[]): string {
  return problem === undefined ? 'it cannot be read' : (problem.cure ?? `found ${problem.found}`);
}

function bodyOf(text: string, name: string): string | undefined {
  const head = new RegExp(String.raw`\b(?:class|struct)\s+${name}\b[^;{]*\{`).exec(text);
  if (head === null) return undefined;
  const from = head.index + head[0].length;
  for (let at = from, depth = 1; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(from, at);
  }
  return undefined;
}

/** What is declared, by access: fields that are private, and functions that are public. */
function declarationsIn(body: string) {
  const fields: string[] = [];
  const members: string[] = [];
  let access = 'private';
  // The bodies of functions that are defined in the class end like declarations.
  let flat = body;
  while (/\{[^{}]*\}/.test(flat)) flat = flat.replaceAll(/\{[^{}]*\}/g, ';');
  for (const part of flat.split(/;|(?<=\b(?:public|private|protected))\s*:/)) {
    const text = part.replaceAll('std::', '').replaceAll(/\s+/g, ' ').trim();
    if (/^(?:public|private|protected)$/.test(text)) access = text;
    else if (text === '' || text.startsWith('friend ') || text.includes('~')) continue;
    else if (text.includes('(')) {
      // What a constructor sets comes after a colon.
      const head = /^[^)]*\)(?: const)?/.exec(text)?.[0] ?? text;
      if (access === 'public') members.push(head.replaceAll(/ ?\( ?/g, '(').replaceAll(/ (?=[,)])/g, ''));
    } else if (access !== 'public') fields.push(text);
  }
  return { fields, members };
}
