import type { Diagnostic } from '../../model/toolchain.ts';
import { plainTypes } from './plain-types.ts';

export interface LinkProblems {
  readonly reason: 'no-main' | 'link-error';
  readonly diagnostics: readonly Diagnostic[];
  /** Names that several files define. */
  readonly doubled: readonly string[];
}

/** What the linker misses or has twice, in plain words. It knows files at best, never lines. */
export function parseLinkerMessages(text: string, studentFiles: readonly string[]): LinkProblems {
  const [onlyFile] = studentFiles.length === 1 ? studentFiles : [];
  const missing = allMatches(text, /^.*undefined (?:reference to|symbol:) [`']?([^\n]+?)'?$/gm);
  const doubled = allMatches(text, /^.*multiple definition of [`']([^\n]+?)'.*$/gm);
  const noMain = missing.some(({ name }) => name === 'main');
  const diagnostics = [
    ...(noMain ? [linkError(onlyFile ?? '', 'there is no main function')] : []),
    ...missing
      .filter(({ name }) => name !== 'main')
      .map(({ name, line }) => linkError(fileIn(line, studentFiles), `${name} is used but nowhere defined`)),
    ...doubled.map(({ name, line }) => linkError(fileIn(line, studentFiles), `${name} is defined more than once`)),
  ];
  return {
    reason: noMain && diagnostics.length === 1 ? 'no-main' : 'link-error',
    diagnostics: diagnostics.length > 0 ? uniqueProblems(diagnostics) : [linkError('', unexplained(text))],
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

function unexplained(text: string): string {
  const [line = 'the linker gave no reason'] = text.split('\n').filter((one) => one.trim() !== '');
  const words = line.replace(/^\S*ld\S*: /, '').replace(/^\S*\.o: /, '');
  return `the parts of the program could not be joined: ${words}`;
}
