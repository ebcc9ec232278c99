import type { Piece } from '../../harness/model/assignment/transcript.ts';

/** The pieces of one line. A typed piece is always the last, because Enter ends the line. */
export type SessionLine = readonly Piece[];

/** Cuts a session into lines as a terminal shows them. */
export function sessionLines(pieces: readonly Piece[]): SessionLine[] {
  const lines: SessionLine[] = [];
  let line: Piece[] = [];
  const end = () => {
    lines.push(line);
    line = [];
  };
  for (const piece of pieces) {
    if (piece.kind === 'typed') {
      line.push(piece);
      end();
      continue;
    }
    let begin = 0;
    while (begin < piece.text.length) {
      const newline = piece.text.indexOf('\n', begin);
      const next = newline < 0 ? piece.text.length : newline + 1;
      line.push({ kind: 'printed', text: piece.text.slice(begin, next) });
      if (newline >= 0) end();
      begin = next;
    }
  }
  if (line.length > 0) end();
  return lines;
}

/** What the program printed in a line, without its newline. */
export function printedIn(line: SessionLine): string {
  return line
    .filter(({ kind }) => kind === 'printed')
    .map(({ text }) => text)
    .join('')
    .replace(/\n$/, '');
}

/** Two lines look the same exactly when their keys are equal. */
export function lineKey(line: SessionLine): string {
  return line.map(({ kind, text }) => `${kind}:${text}`).join('\0');
}
