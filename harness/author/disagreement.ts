import { type Transcript, printedText } from '../model/assignment/transcript.ts';
import type { Truth } from '../model/assignment/truth.ts';

/**
 * A script that breaks the handout's promise makes the reference throw. That is a mistake of the author, so it is
 * reported.
 */
export async function attempt<Result>(ask: () => Result | Promise<Result>): Promise<Result | string> {
  try {
    return await ask();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export function sessionDifference(golden: Transcript, played: Transcript, truth: Truth = 'reference'): string {
  const wanted = screenLines(golden);
  const got = screenLines(played);
  const line = wanted.findIndex((text, index) => text !== got[index]);
  if (line < 0 && wanted.length === got.length) return `golden ${golden.ends}, ${truth} ${played.ends}`;
  const place = line < 0 ? wanted.length : line;
  return `line ${place + 1}: golden ${quoted(wanted[place])}, ${truth} ${quoted(got[place])}`;
}

function screenLines({ pieces }: Transcript): string[] {
  const shownPieces = pieces.map((piece) =>
    piece.kind === 'typed' ? { kind: 'printed' as const, text: `«${piece.text}»\n` } : piece,
  );
  return printedText(shownPieces).split('\n');
}

function quoted(line: string | undefined): string {
  return line === undefined ? 'has ended' : JSON.stringify(line);
}
