/** A console session as a person sees it: what the program printed and what was typed, in order. */
export interface Piece {
  readonly kind: 'printed' | 'typed';
  /** Typed pieces do not include the Enter that ends them. */
  readonly text: string;
}

export interface Transcript {
  readonly pieces: readonly Piece[];
  /** Whether the program ended by itself or was waiting for input that the script does not have. */
  readonly ends: 'finished' | 'waiting';
  /** The input is closed after the last typed line, so that the program reads its end; it is never `waiting` then. */
  readonly closesInput?: true;
}

/** What the program wrote to standard output: the bytes that are compared. */
export function printedText(pieces: readonly Piece[]): string {
  return pieces
    .filter((piece) => piece.kind === 'printed')
    .map((piece) => piece.text)
    .join('');
}

/** The lines that were typed, without Enter. */
export function typedLines(pieces: readonly Piece[]): string[] {
  return pieces.filter((piece) => piece.kind === 'typed').map((piece) => piece.text);
}

/** Standard input for a run: every typed line with its Enter. */
export function typedInput(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

/** Neighbouring printed pieces joined, empty ones dropped, so that two equal sessions are equal values. */
export function tidyPieces(pieces: readonly Piece[]): Piece[] {
  const tidy: Piece[] = [];
  for (const piece of pieces) {
    const last = tidy.at(-1);
    if (piece.kind === 'printed' && piece.text === '') continue;
    if (piece.kind === 'printed' && last?.kind === 'printed') {
      tidy[tidy.length - 1] = { kind: 'printed', text: last.text + piece.text };
    } else {
      tidy.push(piece);
    }
  }
  return tidy;
}
