import { tokensOf } from '../../cpp/source/lexer.ts';
import type { FileCounts, LineCounts } from './read-gcov.ts';

/** A part of the sample solution that no run reaches. */
export type Unreached =
  | { readonly kind: 'function'; readonly file: string; readonly line: number; readonly name: string }
  /** `more`: so many lines with code after it are not reached, either. */
  | {
      readonly kind: 'lines';
      readonly file: string;
      readonly line: number;
      readonly text: string;
      readonly more: number;
    }
  /** A condition with the same result each time: the `place`-th of so many in this line. */
  | {
      readonly kind: 'condition';
      readonly file: string;
      readonly line: number;
      readonly text: string;
      readonly place: number;
      readonly of: number;
    };

/** What no run reaches: whole functions and the longest stretches of lines first, then conditions, in their order. */
export function unreachedIn(
  { file, lines, functions }: FileCounts,
  source: string,
  /** Some sessions close their input, so what follows the end of input can be reached. */
  closesInput = false,
): Unreached[] {
  const texts = source.split('\n').map((text) => text.trim());
  const textOf = (line: number) => withoutComment(texts[line - 1] ?? '');
  const uncalled = functions.filter(({ count }) => count === 0);
  const ofUncalled = uncalled.flatMap(({ line }) => linesOfFunction(line, lines, functions));
  const isAfterInput = (line: LineCounts) =>
    !closesInput && readsInput(textOf(lines[lines.indexOf(line) - 1]?.line ?? 0));
  const stretches = stretchesOf(lines, functions)
    .filter(([first]) => first !== undefined && !ofUncalled.includes(first) && !isAfterInput(first))
    .toSorted((one, other) => other.length - one.length);
  return [
    ...uncalled.map(({ name, line }): Unreached => ({ kind: 'function', file, line, name })),
    ...stretches.flatMap(([first, ...more]): Unreached[] =>
      first === undefined
        ? []
        : [{ kind: 'lines', file, line: first.line, text: textOf(first.line), more: more.length }],
    ),
    ...lines.flatMap((line, at) =>
      oneSided(line, textOf(line.line), lines[at + 1], closesInput).map((place): Unreached => ({
        ...{ kind: 'condition', file, line: line.line, text: textOf(line.line) },
        ...{ place, of: line.conditions.length },
      })),
    ),
  ];
}

function linesOfFunction(
  start: number,
  lines: readonly LineCounts[],
  functions: FileCounts['functions'],
): readonly LineCounts[] {
  const next = Math.min(...functions.map(({ line }) => line).filter((line) => line > start));
  return lines.filter(({ line }) => line >= start && line < next);
}

/** Lines without a reached one between them, and in one function. */
function stretchesOf(lines: readonly LineCounts[], functions: FileCounts['functions']): LineCounts[][] {
  const starts = new Set(functions.map(({ line }) => line));
  const stretches: LineCounts[][] = [];
  let isOpen = false;
  for (const line of lines) {
    if (line.count > 0 || starts.has(line.line)) isOpen = false;
    if (line.count > 0) continue;
    if (isOpen) stretches.at(-1)?.push(line);
    else stretches.push([line]);
    isOpen = true;
  }
  return stretches;
}

/**
 * A run ends where it asks for more input than was typed, so no case can reach what a program does then:
 * `if (!(cin >> n)) return 0;`
 */
function readsInput(text: string): boolean {
  const words = wordsOf(text);
  const asks = words.findIndex((word) => word === 'if' || word === 'while');
  return asks !== -1 && words.slice(asks).some((word) => inputWords.has(word));
}

const inputWords: ReadonlySet<string> = new Set(['cin', 'getline', 'scanf', 'getchar', 'fgets', 'eof', 'EOF']);

/**
 * The places of the conditions that always have the same result, from 1. The compiler has branches of its own, such as
 * those of `delete`. So a line counts only if it has as many branches as a reader sees conditions. A condition whose
 * block is never reached is known from that.
 */
function oneSided(
  { conditions, count }: LineCounts,
  text: string,
  next: LineCounts | undefined,
  closesInput: boolean,
): number[] {
  if (!closesInput && readsInput(text)) return [];
  if (conditions.length === 0 || conditions.length !== visibleConditions(text)) return [];
  if (conditions.length === 1 && count > 0 && next?.count === 0) return [];
  return conditions.flatMap(([one, other], at) => ((one === 0) === (other === 0) ? [] : [at + 1]));
}

function visibleConditions(text: string): number {
  const words = wordsOf(text);
  const count = (...wanted: readonly string[]) => words.filter((word) => wanted.includes(word)).length;
  const joined = count('&&', '||', 'and', 'or');
  const begun = count('if', 'while', 'for', '?');
  // `return a || b;` has no word in front of its conditions.
  return joined + Math.max(begun, joined > 0 ? 1 : 0);
}

/** Words and signs, without texts in quotes and comments. */
function wordsOf(line: string): string[] {
  return tokensOf(line).flatMap(({ kind, text }) => (kind === 'word' || kind === 'mark' ? [text] : []));
}

/** Without the comment at the end of the line. */
function withoutComment(line: string): string {
  const last = tokensOf(line).at(-1);
  return last?.kind === 'comment' ? line.slice(0, last.start).trimEnd() : line;
}
