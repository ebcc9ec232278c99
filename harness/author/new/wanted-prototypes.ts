import { parsePrototype } from '../../assignment/functions/prototype.ts';
import type { Parameter } from '../../model/assignment/prototype.ts';
import type { DefinedFunction } from '../../model/program/build-report.ts';
import { didYouMean } from '../../assignment/yaml/author-problem.ts';
import { definitionText } from './definition-text.ts';
import { codeTokens } from './source-tokens.ts';

export interface SolutionText {
  readonly name: string;
  readonly text: string;
}

export interface ReadPrototype {
  readonly text: string;
  readonly parameters: readonly Parameter[];
}

type Read =
  | { readonly kind: 'prototype'; readonly prototype: ReadPrototype }
  | { readonly kind: 'problem'; readonly problem: string };

/** The prototypes of the wanted functions, or why they cannot be graded. */
export function wantedPrototypes(
  wanted: readonly string[],
  defined: readonly DefinedFunction[],
  files: readonly SolutionText[],
): { readonly prototypes: readonly ReadPrototype[]; readonly problems: readonly string[] } {
  const read = [...new Set(wanted)].map((name) => prototypeOf(name, defined, files));
  return {
    prototypes: read.flatMap((one) => (one.kind === 'prototype' ? [one.prototype] : [])),
    problems: read.flatMap((one) => (one.kind === 'problem' ? [one.problem] : [])),
  };
}

function prototypeOf(name: string, defined: readonly DefinedFunction[], files: readonly SolutionText[]): Read {
  if (name === 'main') return problem('main cannot be called alone: record sessions of the program');
  const [definition, ...others] = defined.filter((one) => one.name === name && isCallable(one));
  if (definition === undefined) return problem(whyAbsent(name, defined, files));
  const place = placeOf(definition);
  if (others.length > 0) {
    return problem(
      `${place}: ${name} is overloaded (also ${others.map(placeOf).join(', ')}): leave it out of --functions, and write the prototype that is graded into assignment.yaml`,
    );
  }
  const source = files.find((file) => file.name === definition.file);
  const text = definitionText(source?.text ?? '', name, definition.line) ?? '';
  const parsed = parsePrototype(text);
  if (parsed.kind === 'prototype') {
    const { text: written, parameters } = parsed.prototype;
    return { kind: 'prototype', prototype: { text: written, parameters } };
  }
  const [first] = parsed.problems;
  const why =
    first === undefined
      ? ['leave it out of --functions']
      : [`found ${first.found}, expected ${first.expected}`, ...(first.cure === undefined ? [] : [first.cure])];
  return problem(`${place}: ${text === '' ? name : text} cannot be graded by calls\n  ${why.join('\n  ')}`);
}

function whyAbsent(name: string, defined: readonly DefinedFunction[], files: readonly SolutionText[]): string {
  const internal = defined.find((one) => one.name === name && one.linkage === 'internal');
  if (internal !== undefined) {
    return `${placeOf(internal)}: ${name} is static, so that no other file can call it: drop static`;
  }
  const bare = name.split('::').at(-1) ?? name;
  const within = defined.find((one) => one.name.endsWith(`::${bare}`));
  if (within !== undefined) {
    return `${placeOf(within)}: ${within.name} cannot be called by its bare name: move it out of ${within.name.slice(0, -bare.length - 2)}`;
  }
  const file = files.find(({ text }) => codeTokens(text).some((token) => token.text === name));
  if (file !== undefined) {
    return `${file.name} mentions ${name} but defines no function of that name; templates and macros cannot be graded by calls`;
  }
  const names = [...new Set(defined.flatMap((one) => (isCallable(one) ? [one.name] : [])))];
  const known = names.length === 0 ? 'it has none besides main' : `it has ${names.join(', ')}`;
  return `the solution has no function ${name}; ${didYouMean(name, names).cure ?? known}`;
}

function isCallable({ name, linkage }: DefinedFunction): boolean {
  return linkage === 'external' && name !== 'main' && /^\w+$/.test(name);
}

function placeOf({ file, line }: DefinedFunction): string {
  return `${file}:${line}`;
}

function problem(text: string): Read {
  return { kind: 'problem', problem: text };
}
