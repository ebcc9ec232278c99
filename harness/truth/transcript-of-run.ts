import { AuthorFault } from '../model/author-fault.ts';
import { type Piece, type Transcript, tidyPieces, typedInput } from '../model/assignment/transcript.ts';
import type { SessionOutcome } from '../model/program/run-outcome.ts';

/** What the sample solution did, as a session that a student's program is compared with. */
export function transcriptOfRun(typed: readonly string[], { end, printed, reads }: SessionOutcome): Transcript {
  const input = Buffer.from(typedInput(typed));
  const pieces: Piece[] = [];
  let shown = 0;
  let consumed = 0;
  let unfinishedLine = '';
  for (const { after, length } of reads) {
    if (after > shown) pieces.push({ kind: 'printed', text: printedText(printed.subarray(shown, after)) });
    shown = Math.max(shown, after);
    // One read gets at most one line, and a part of it if the line is very long.
    unfinishedLine += input.subarray(consumed, consumed + length).toString('latin1');
    consumed += length;
    if (unfinishedLine.endsWith('\n')) {
      pieces.push({ kind: 'typed', text: printedText(Buffer.from(unfinishedLine.slice(0, -1), 'latin1')) });
      unfinishedLine = '';
    }
  }
  if (shown < printed.length) pieces.push({ kind: 'printed', text: printedText(printed.subarray(shown)) });
  return { pieces: tidyPieces(pieces), ends: end.kind === 'finished' ? 'finished' : 'waiting' };
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** What the solution printed, as text. Other bytes could never be equal to those of a student. */
export function printedText(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new AuthorFault('the sample solution prints bytes that are not UTF-8, which no golden case can contain');
  }
}
