import type { SessionOutcome } from '../model/program/run-outcome.ts';
import type { Piece, Transcript } from '../model/assignment/transcript.ts';
import { tidyPieces, typedInput } from '../model/assignment/transcript.ts';
import { type ByteString, byteString, displayText, utf8ByteString } from '../text/bytes.ts';

/**
 * A session as it looks on a terminal: printed bytes with the typed lines where the program read them. Standard
 * output alone would show `Player 1's move: . . . .`, because the person's Enter is not part of the output.
 */
export interface TerminalView {
  readonly parts: readonly {
    readonly kind: 'printed' | 'typed';
    /** Typed parts end in Enter. */ readonly bytes: ByteString;
  }[];
}

export function expectedView(transcript: Transcript): TerminalView {
  return {
    parts: transcript.pieces.map((piece) => ({
      kind: piece.kind,
      bytes: utf8ByteString(piece.kind === 'typed' ? `${piece.text}\n` : piece.text),
    })),
  };
}

/** Inserts the input at the places that the runner recorded. */
export function actualView(typed: readonly string[], outcome: SessionOutcome): TerminalView {
  const printed = byteString(outcome.printed);
  const input = utf8ByteString(typedInput(typed));
  const parts: TerminalView['parts'][number][] = [];
  let shown = 0;
  let consumed = 0;
  for (const { after, length } of outcome.reads) {
    if (after > shown) parts.push({ kind: 'printed', bytes: printed.slice(shown, after) });
    if (length > 0) parts.push({ kind: 'typed', bytes: input.slice(consumed, consumed + length) });
    shown = Math.max(shown, after);
    consumed += length;
  }
  if (shown < printed.length) parts.push({ kind: 'printed', bytes: printed.slice(shown) });
  return { parts };
}

export function viewText(view: TerminalView): ByteString {
  return view.parts.map((part) => part.bytes).join('');
}

/** The first `limit` printed bytes and the input in between, for result files that stay small. */
export function cutView(view: TerminalView, limit: number): TerminalView {
  const parts: TerminalView['parts'][number][] = [];
  let left = limit;
  for (const part of view.parts) {
    if (left <= 0) break;
    if (part.kind === 'typed') {
      parts.push(part);
    } else {
      parts.push({ kind: 'printed', bytes: part.bytes.slice(0, left) });
      left -= part.bytes.length;
    }
  }
  return { parts };
}

/** The last `limit` printed bytes and the input in between: how far a run got that ended badly. */
export function endOfView(view: TerminalView, limit: number): TerminalView {
  const parts: TerminalView['parts'][number][] = [];
  let left = limit;
  for (const part of view.parts.toReversed()) {
    if (left <= 0) break;
    parts.unshift(part.kind === 'typed' ? part : { kind: 'printed', bytes: part.bytes.slice(-left) });
    if (part.kind === 'printed') left -= part.bytes.length;
  }
  return { parts };
}

export function displayPieces(view: TerminalView): Piece[] {
  return tidyPieces(
    view.parts.map((part) => ({
      kind: part.kind,
      text: part.kind === 'typed' ? displayText(part.bytes).replace(/\r?\n$/, '') : displayText(part.bytes),
    })),
  );
}
