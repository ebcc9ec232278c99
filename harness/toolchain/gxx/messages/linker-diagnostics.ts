import type { Diagnostic } from '../../../model/program/build-report.ts';
import { messageLines } from './message-lines.ts';
import { plainTypes } from '../symbols/plain-types.ts';

export interface LinkProblems {
  readonly reason: 'no-main' | 'link-error';
  readonly diagnostics: readonly Diagnostic[];
  /** Names that several files define. */
  readonly doubled: readonly string[];
}

/**
 * What the linker misses or has twice, in plain words. It knows files at best, never lines. Undefined if no message is
 * about what a student wrote: then the linker itself failed.
 */
export function parseLinkerMessages(text: string, studentFiles: readonly string[]): LinkProblems | undefined {
  const lines = messageLines(text);
  // Without its libraries, the linker misses everything in them.
  if (lines.some((line) => line.includes('ld') && /^\S+: cannot find /.test(line))) return undefined;
  const [onlyFile] = studentFiles.length === 1 ? studentFiles : [];
  const missing = lines.flatMap((line) => missedIn(line) ?? []);
  const doubled = lines.flatMap((line) => doubledIn(line) ?? []);
  const noMain = missing.some(({ name }) => name === 'main');
  const named = [
    ...(noMain ? [linkError(onlyFile ?? '', 'there is no main function')] : []),
    ...missing
      .filter(({ name }) => name !== 'main')
      .map(({ name, line }) => linkError(fileIn(line, studentFiles), `${shown(name)} is used but nowhere defined`)),
    ...doubled.map(({ name, line }) =>
      linkError(fileIn(line, studentFiles), `${shown(name)} is defined more than once`),
    ),
  ];
  const diagnostics = named.length > 0 ? uniqueProblems(named) : otherProblem(lines, studentFiles);
  if (diagnostics.length === 0) return undefined;
  return {
    reason: noMain && named.length === 1 ? 'no-main' : 'link-error',
    diagnostics,
    doubled: doubled.map(({ name }) => name),
  };
}

interface NamedIn {
  readonly line: string;
  readonly name: string;
}

/** "undefined reference to `f(int)'", and "undefined symbol: f(int)" of another linker. */
function missedIn(line: string): NamedIn | undefined {
  const [said] = /undefined (?:reference to|symbol:) [`']?/.exec(line) ?? [];
  if (said === undefined) return undefined;
  const rest = line.slice(line.lastIndexOf(said) + said.length);
  const name = rest.endsWith("'") ? rest.slice(0, -1) : rest;
  return name === '' ? undefined : { line, name: plainTypes(name) };
}

function doubledIn(line: string): NamedIn | undefined {
  const [said] = /multiple definition of [`']/.exec(line) ?? [];
  if (said === undefined) return undefined;
  const [name = ''] = line.slice(line.lastIndexOf(said) + said.length).split("'");
  return name === '' ? undefined : { line, name: plainTypes(name) };
}

const maxNameLength = 300;

/** The name of an instance of a template can be arbitrarily long. */
function shown(name: string): string {
  return name.length > maxNameLength ? `${name.slice(0, maxNameLength)}…` : name;
}

/**
 * In `b.cpp:(.text+0x0): multiple definition ...; objects/0.o:a.cpp:(.text+0x0): first defined here`, this is b.cpp.
 */
function fileIn(line: string, studentFiles: readonly string[]): string {
  const before = line.slice(0, Math.max(line.indexOf(':('), 0));
  const file = before.split(/[ :/]/).at(-1) ?? '';
  return studentFiles.includes(file) ? file : '';
}

function linkError(file: string, message: string): Diagnostic {
  return { severity: 'error', file, line: 0, column: 0, message };
}

/** A function that is missing in ten places is reported once. */
export function uniqueProblems(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const messages = new Set<string>();
  return diagnostics.filter(({ message }) => {
    const isNew = !messages.has(message);
    messages.add(message);
    return isNew;
  });
}

/** Sizes that are too large, or problems that only assembly can cause: rare, and left in the linker's words. */
function otherProblem(lines: readonly string[], studentFiles: readonly string[]): Diagnostic[] {
  const line = lines.find((one) => tooFarApart.test(one) || (refusal.test(one) && isOf(one, studentFiles)));
  if (line === undefined) return [];
  const words = withoutStart(withoutStart(line, 'ld'), '.o');
  return [linkError('', `the parts of the program could not be joined: ${shown(words)}`)];
}

/** Without `/usr/bin/ld: ` or `objects/0.o: ` before it. */
function withoutStart(line: string, mark: string): string {
  const [start = ''] = line.split(' ', 1);
  return start.includes(mark) && start.endsWith(':') ? line.slice(start.length + 1) : line;
}

/** After a huge array, everything is out of reach, so the message may name any object. */
const tooFarApart =
  /relocation truncated to fit|relocation overflow|Undefined symbols for architecture|duplicate symbol/;
const refusal = /relocation|section|TLS|hidden symbol|bad value|corrupt|not recognized/;

function isOf(line: string, studentFiles: readonly string[]): boolean {
  return /(?:^|[ :])objects\/\d+\./.test(line) || fileIn(line, studentFiles) !== '';
}
