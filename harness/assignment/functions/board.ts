import { isScalar } from 'yaml';
import type { Report } from '../yaml/author-problem.ts';
import { describeNode } from '../yaml/describe-node.ts';
import { inFile, isLiteralBlock } from '../yaml/text-problem.ts';
import type { TextProblem } from '../yaml/text-problem.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { nodeAt, placeAt } from '../yaml/yaml-path.ts';
import type { Path } from '../yaml/yaml-path.ts';

const size = 8;

export type ParsedBoard =
  | { readonly kind: 'board'; /** 8 lines of 8 characters, joined by newlines. */ readonly value: string }
  | { readonly kind: 'problems'; readonly problems: readonly TextProblem[] };

/** The board at the path, or undefined after reporting why not; `role` is its declaration. */
export function readBoard(file: YamlFile, path: Path, role: string, report: Report): string | undefined {
  const node = nodeAt(file, path);
  if (!isScalar(node) || typeof node.value !== 'string' || !isLiteralBlock(node)) {
    report({
      file: file.name,
      place: placeAt(file, path),
      found: `${node === undefined ? 'nothing' : describeNode(node)} for ${role}`,
      expected: `a literal block of ${size} lines of ${size} characters`,
      cure: `write ${path.at(-1) ?? ''}: | and its lines below`,
    });
    return undefined;
  }
  const parsed = parseBoard(node.value);
  if (parsed.kind === 'board') return parsed.value;
  parsed.problems.forEach((problem) => report(inFile(file, node, problem)));
  return undefined;
}

/** Reads a value of lines, such as a board: one space is between two characters. */
export function parseBoard(text: string): ParsedBoard {
  const lines = text.replace(/\n$/, '').split('\n');
  const problems: TextProblem[] = [];
  let offset = 0;
  for (const line of lines.slice(0, size)) {
    const problem = problemOfRow(line);
    if (problem !== undefined) problems.push({ ...problem, offset: offset + problem.offset });
    offset += line.length + 1;
  }
  const expected = `${size} lines`;
  if (lines.length > size) problems.push({ offset, found: `a line after the first ${size}`, expected });
  if (lines.length < size) problems.push({ offset: 0, found: countOf(lines.length), expected });
  if (problems.length > 0) return { kind: 'problems', problems };
  return { kind: 'board', value: lines.map((line) => line.replaceAll(' ', '')).join('\n') };
}

function countOf(lines: number): string {
  return lines === 1 ? '1 line' : `${lines} lines`;
}

function problemOfRow(line: string): TextProblem | undefined {
  const width = 2 * size - 1;
  // Whole characters: a message must not show half of one.
  const characters = [...line];
  let offset = 0;
  for (const [column, character] of characters.slice(0, width).entries()) {
    const isCell = column % 2 === 0;
    if (isCell && !/^[!-~]$/.test(character)) {
      return { offset, found: named(character), expected: 'one ASCII character' };
    }
    if (!isCell && character !== ' ') {
      return { offset, found: named(character), expected: 'one space between two characters' };
    }
    offset += character.length;
  }
  if (characters.length > width) {
    const found = `${named(line.slice(offset))} after ${size} characters`;
    return { offset, found, expected: 'the end of the line' };
  }
  if (characters.length === width) return undefined;
  const cells = Math.ceil(characters.length / 2);
  const after = `the end of the line after ${cells === 1 ? '1 character' : `${cells} characters`}`;
  return { offset, found: cells === 0 ? 'an empty line' : after, expected: `${size} characters` };
}

function named(text: string): string {
  return text === ' ' ? 'a space' : JSON.stringify(text);
}
