import { isDeepStrictEqual } from 'node:util';
import type { Assignment } from '../model/assignment.ts';
import type { Reference } from '../model/reference.ts';
import { type Transcript, printedText, typedLines } from '../model/transcript.ts';
import { formatValue } from '../model/value.ts';

/** Golden cases that the reference answers otherwise: one of the two is wrong. Each with its id and the first difference. */
export function goldenDisagreements(assignment: Assignment, reference: Reference): string[] {
  const sessions = assignment.sessions.flatMap(({ id, transcript }) => {
    const played = attempt(() => reference.play(typedLines(transcript.pieces)));
    if (typeof played === 'string') return [`${id}: ${played}`];
    return isDeepStrictEqual(transcript, played) ? [] : [`${id}: ${sessionDifference(transcript, played)}`];
  });
  const calls = assignment.calls.flatMap(({ id, function: name, args, returns, after, prints }) => {
    const golden = { ...(returns === undefined ? {} : { returns }), after, prints };
    const answered = attempt(() => reference.call(name, args));
    if (typeof answered === 'string') return [`${id}: ${answered}`];
    return isDeepStrictEqual(golden, answered) ? [] : [`${id}: golden ${shown(golden)}, reference ${shown(answered)}`];
  });
  return [...sessions, ...calls];
}

/** A script outside the handout's promise makes the reference throw: that is the author's mistake, and has words. */
function attempt<Result>(ask: () => Result): Result | string {
  try {
    return ask();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function sessionDifference(golden: Transcript, played: Transcript): string {
  const wanted = screenLines(golden);
  const got = screenLines(played);
  const line = wanted.findIndex((text, index) => text !== got[index]);
  if (line < 0 && wanted.length === got.length) return `golden ${golden.ends}, reference ${played.ends}`;
  const place = line < 0 ? wanted.length : line;
  return `line ${place + 1}: golden ${quoted(wanted[place])}, reference ${quoted(got[place])}`;
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

function shown({ returns, after, prints }: ReturnType<Reference['call']>): string {
  const values = after.map(formatValue).join(', ');
  return [
    ...(returns === undefined ? [] : [`returns ${formatValue(returns)}`]),
    `leaves ${values === '' ? 'no arguments' : values}`,
    ...(prints === '' ? [] : [`prints ${JSON.stringify(prints)}`]),
  ].join(', ');
}
