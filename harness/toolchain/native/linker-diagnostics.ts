import type { Diagnostic } from '../../model/toolchain.ts';
import { plainTypes } from './plain-types.ts';

export interface LinkProblems {
  readonly reason: 'no-main' | 'link-error';
  readonly diagnostics: readonly Diagnostic[];
  /** Names that several files define. */
  readonly doubled: readonly string[];
}

/**
 * What the linker misses or has twice, in plain words. It knows files at best, never lines. Undefined where it says nothing
 * of what a student wrote: then something became of the linker itself.
 */
export function parseLinkerMessages(text: string, studentFiles: readonly string[]): LinkProblems | undefined {
  // Without its libraries, it misses whatever they have.
  if (/^\S*ld\S*: cannot find /m.test(text)) return undefined;
  const [onlyFile] = studentFiles.length === 1 ? studentFiles : [];
  const missing = allMatches(text, /^.*undefined (?:reference to|symbol:) [`']?([^\n]+?)'?$/gm);
  const doubled = allMatches(text, /^.*multiple definition of [`']([^\n]+?)'.*$/gm);
  const noMain = missing.some(({ name }) => name === 'main');
  const named = [
    ...(noMain ? [linkError(onlyFile ?? '', 'there is no main function')] : []),
    ...missing
      .filter(({ name }) => name !== 'main')
      .map(({ name, line }) => linkError(fileIn(line, studentFiles), `${name} is used but nowhere defined`)),
    ...doubled.map(({ name, line }) => linkError(fileIn(line, studentFiles), `${name} is defined more than once`)),
  ];
  const diagnostics = named.length > 0 ? uniqueProblems(named) : otherProblem(text, studentFiles);
  if (diagnostics.length === 0) return undefined;
  return {
    reason: noMain && named.length === 1 ? 'no-main' : 'link-error',
    diagnostics,
    doubled: doubled.map(({ name }) => name),
  };
}

function allMatches(text: string, pattern: RegExp): { readonly line: string; readonly name: string }[] {
  return [...text.matchAll(pattern)].map(([line, name = '']) => ({ line, name: plainTypes(name) }));
}

/** Of `b.cpp:(.text+0x0): multiple definition ...; objects/0.o:a.cpp:(.text+0x0): first defined here`: b.cpp. */
function fileIn(line: string, studentFiles: readonly string[]): string {
  const [, file = ''] = /(?:^|[ :/])([^:/ ]+):\(/.exec(line) ?? [];
  return studentFiles.includes(file) ? file : '';
}

function linkError(file: string, message: string): Diagnostic {
  return { severity: 'error', file, line: 0, column: 0, message };
}

/** A function that is missing in ten places is missing once. */
export function uniqueProblems(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter((one, index) => diagnostics.findIndex(({ message }) => message === one.message) === index);
}

/** Too much of something, or what only assembly can bring about: rare, and left in the linker's words. */
function otherProblem(text: string, studentFiles: readonly string[]): Diagnostic[] {
  const line = text.split('\n').find((one) => tooFarApart.test(one) || (refusal.test(one) && isOf(one, studentFiles)));
  if (line === undefined) return [];
  const words = line.replace(/^\S*ld\S*: ?/, '').replace(/^\S*\.o: /, '');
  return [linkError('', `the parts of the program could not be joined: ${words}`)];
}

/** Huge arrays and the like: whatever lies behind them is out of reach, and so the message names any object. */
const tooFarApart =
  /relocation truncated to fit|relocation overflow|Undefined symbols for architecture|duplicate symbol/;
const refusal = /relocation|section|TLS|hidden symbol|bad value|corrupt|not recognized/;

function isOf(line: string, studentFiles: readonly string[]): boolean {
  return /(?:^|[ :])objects\/\d+\.\S*o\b/.test(line) || fileIn(line, studentFiles) !== '';
}
