import { tidyPieces } from '../model/assignment/transcript.ts';
import type { FirstDifference } from '../model/result/verdict.ts';
import { type ByteString, characterStart, displayText } from '../text/bytes.ts';
import type { TerminalView } from './terminal-view.ts';

/** Where two outputs begin to differ. It is found in the printed bytes and given as a place that a person sees. */
export function firstDifference(expected: TerminalView, actual: TerminalView): FirstDifference | undefined {
  const expectedBytes = printedBytes(expected);
  const actualBytes = printedBytes(actual);
  if (expectedBytes === actualBytes) return undefined;
  let offset = equalCharacters(expectedBytes, actualBytes);
  // Never between the bytes of one character. Both sides are equal before the offset, so both step back by as much.
  offset = Math.min(characterStart(expectedBytes, offset), characterStart(actualBytes, offset));
  // Typed input is between printed bytes. If one side prints a character too few before it reads, its next byte is on
  // the line after the input; a person looks at the line of the question, so both sides stay before that input.
  const wanted = locate(expected, offset);
  const got = locate(actual, offset);
  const typedBefore = Math.min(wanted.typedBefore, got.typedBefore);
  const placeIn = (view: TerminalView, found: Location) =>
    found.typedBefore === typedBefore ? found.place : locate(view, offset, typedBefore).place;
  return { offset, afterInput: typedBefore, expected: placeIn(expected, wanted), actual: placeIn(actual, got) };
}

/** How many characters at the beginning are equal. Compares stretches, because most of two long outputs is equal. */
function equalCharacters(one: ByteString, other: ByteString): number {
  const most = Math.min(one.length, other.length);
  let equal = 0;
  for (let stretch = most; stretch > 0; stretch = Math.floor(stretch / 2)) {
    while (equal + stretch <= most && one.startsWith(other.slice(equal, equal + stretch), equal)) equal += stretch;
  }
  return equal;
}

export function printedBytes(view: TerminalView): ByteString {
  return view.parts
    .filter((part) => part.kind === 'printed')
    .map((part) => part.bytes)
    .join('');
}

interface Location {
  readonly place: FirstDifference['expected'];
  readonly typedBefore: number;
}

/**
 * The line around the printed byte at `offset`, or around the end of the session if there is no such byte; but not
 * behind more than `maxTyped` typed lines that could just as well come after it.
 */
function locate(view: TerminalView, offset: number, maxTyped = Number.POSITIVE_INFINITY): Location {
  const before: TerminalView['parts'][number][] = [];
  const after: TerminalView['parts'][number][] = [];
  let printed = 0;
  let typed = 0;
  for (const part of view.parts) {
    const tooLate = part.kind === 'typed' && printed === offset && typed >= maxTyped;
    if (after.length > 0 || tooLate) {
      after.push(part);
    } else if (part.kind === 'typed' || printed + part.bytes.length <= offset) {
      before.push(part);
      if (part.kind === 'printed') printed += part.bytes.length;
      else typed += 1;
    } else {
      before.push({ kind: 'printed', bytes: part.bytes.slice(0, offset - printed) });
      after.push({ kind: 'printed', bytes: part.bytes.slice(offset - printed) });
    }
  }
  // In a long session, only the line itself is prepared for display.
  const lineBegins = before.findLastIndex(endsLine);
  const lineEnds = after.findIndex(endsLine);
  const lead = displayParts(before.slice(Math.max(0, lineBegins)));
  const leadText = lead.map((piece) => piece.text).join('');
  const lineStart = leadText.lastIndexOf('\n') + 1;
  const lineLead = takeFrom(lead, lineStart);
  const rest = takeLine(displayParts(lineEnds < 0 ? after : after.slice(0, lineEnds + 1)));
  return {
    place: {
      line: before.reduce((sum, { bytes }) => sum + bytes.split('\n').length - 1, 1),
      column: [...leadText.slice(lineStart)].length + 1,
      text: tidyPieces([...lineLead, ...rest].filter((piece) => piece.text !== '')),
    },
    typedBefore: typed,
  };
}

function endsLine({ bytes }: TerminalView['parts'][number]): boolean {
  return bytes.includes('\n');
}

type Piece = FirstDifference['expected']['text'][number];

function displayParts(parts: TerminalView['parts']): Piece[] {
  return parts.map((part) => ({ kind: part.kind, text: displayText(part.bytes) }));
}

function takeFrom(pieces: readonly Piece[], start: number): Piece[] {
  const taken: Piece[] = [];
  let position = 0;
  for (const piece of pieces) {
    taken.push({ kind: piece.kind, text: piece.text.slice(Math.max(0, start - position)) });
    position += piece.text.length;
  }
  return taken;
}

/** Up to and including the next line break. */
function takeLine(pieces: readonly Piece[]): Piece[] {
  const taken: Piece[] = [];
  for (const piece of pieces) {
    const end = piece.text.indexOf('\n');
    if (end >= 0) return [...taken, { kind: piece.kind, text: piece.text.slice(0, end + 1) }];
    taken.push(piece);
  }
  return taken;
}
