import type { Piece, Transcript } from '../../model/assignment/transcript.ts';
import type { TextProblem } from '../yaml/text-problem.ts';

export type ParsedSession =
  | { readonly kind: 'transcript'; readonly transcript: Transcript }
  | { readonly kind: 'problems'; readonly problems: readonly TextProblem[] };

/**
 * Reads a session as it looks on the terminal: `«5»` is typed, with Enter, and everything else is printed; `␣` is a
 * space, and `«⏎»` is Enter alone. A last, empty `«»` marks where the program asks for more input than there is; there
 * is no such place if the input is closed.
 */
export function parseSession(text: string, closesInput = false): ParsedSession {
  const problems: TextProblem[] = [];
  const pieces: Piece[] = [];
  let printed = '';
  let ends: Transcript['ends'] = 'finished';
  let offset = 0;
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const lineBreak = index < lines.length - 1 ? '\n' : '';
    const read = readLine(line, offset, problems);
    printed += withBlanks(read.printed);
    offset += line.length + lineBreak.length;
    if (read.typed === undefined) {
      printed += lineBreak;
      continue;
    }
    if (printed !== '') pieces.push({ kind: 'printed', text: printed });
    printed = '';
    if (read.typed !== '') {
      pieces.push({ kind: 'typed', text: read.typed === enterAlone ? '' : withBlanks(read.typed) });
      continue;
    }
    const problem = offset === text.length ? (closesInput ? waitsForClosedInput : undefined) : emptyInside;
    if (problem === undefined) ends = 'waiting';
    else problems.push({ ...problem, offset: offset - lineBreak.length - '«»'.length });
  }
  if (printed !== '') pieces.push({ kind: 'printed', text: printed });
  if (problems.length > 0) return { kind: 'problems', problems };
  return { kind: 'transcript', transcript: { pieces, ends, ...(closesInput ? { closesInput } : {}) } };
}

/** An empty line that is typed: `«»` has another meaning. */
export const enterAlone = '⏎';

const emptyInside: Omit<TextProblem, 'offset'> = {
  found: 'an empty «» with more text after it',
  expected: 'what is typed between « and »',
  cure: 'write «⏎» for an empty line; «» ends a session in which the program asks for more input than there is',
};

const waitsForClosedInput: Omit<TextProblem, 'offset'> = {
  found: 'an empty «» at the end of a session with ends: end-of-file',
  expected: 'what the program prints until it ends',
  cure: 'delete «»: here the program reads the end of its input, and what it prints then follows',
};

/** A line has at most one typed part. It ends the line, because Enter follows. */
function readLine(
  line: string,
  start: number,
  problems: TextProblem[],
): { readonly printed: string; readonly typed?: string } {
  const whole = /^([^«»]*)«([^«»]*)»$/.exec(line);
  if (whole !== null) return { printed: whole[1] ?? '', typed: whole[2] ?? '' };
  const problem = misplacedMark(line) ?? trailingBlank(line);
  if (problem !== undefined) problems.push({ ...problem, offset: start + problem.offset });
  return { printed: line };
}

function misplacedMark(line: string): TextProblem | undefined {
  const open = line.indexOf('«');
  const close = line.indexOf('»');
  if (open === -1 && close === -1) return undefined;
  const cure = 'write «...» around what is typed, and nothing after it on the line';
  if (open === -1 || (close !== -1 && close < open)) {
    return { offset: close, found: '» without a « before it', expected: '« where the typed text begins', cure };
  }
  const next = line.slice(open + 1).search(/[«»]/);
  if (next === -1) return { offset: open, found: '« that is never closed', expected: '» on the same line', cure };
  const mark = open + 1 + next;
  if (line[mark] === '«') return { offset: mark, found: 'a second « before »', expected: '»', cure };
  const rest = line.slice(mark + 1);
  return { offset: mark + 1, found: `${JSON.stringify(rest)} after »`, expected: 'the end of the line', cure };
}

function trailingBlank(line: string): TextProblem | undefined {
  const offset = endOfText(line);
  if (offset === line.length) return undefined;
  return {
    offset,
    found: 'an invisible space at the end of the line',
    expected: 'a visible character',
    cure: 'write ␣ if the program prints this space; otherwise delete it',
  };
}

function withBlanks(text: string): string {
  return text.replaceAll('␣', ' ');
}

/** The text that `parseSession` reads as this transcript. */
export function formatSession({ pieces, ends }: Transcript): string {
  const lines = pieces.map((piece) =>
    piece.kind === 'typed' ? `«${piece.text === '' ? enterAlone : piece.text}»\n` : piece.text,
  );
  if (ends === 'waiting') lines.push('«»\n');
  return lines
    .join('')
    .split('\n')
    .map((line) => line.slice(0, endOfText(line)) + '␣'.repeat(line.length - endOfText(line)))
    .join('\n');
}

/** Where the spaces at the end of a line begin. */
function endOfText(line: string): number {
  let end = line.length;
  while (line[end - 1] === ' ') end -= 1;
  return end;
}
