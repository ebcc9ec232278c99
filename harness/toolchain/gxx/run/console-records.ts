import { ByteReader } from '../../../process/bytes.ts';

/** What runtime/sandbox/trap.hpp recorded about one session. */
export interface ConsoleRecords {
  /** Whether the program was loaded; otherwise it does not fit into its memory. */
  readonly began: boolean;
  readonly reads: readonly { readonly after: number; readonly length: number }[];
  readonly askedForMoreInput: boolean;
}

const recordBytes = 16;

/** Each read takes a byte or more, so no honest program makes more records than these. */
export function maxConsoleRecordBytes(inputBytes: number): number {
  return (inputBytes + 3) * recordBytes;
}

/**
 * Accepts only plausible records: a program that writes to descriptor 3 itself can spoil only the view of its session.
 */
export function readConsoleRecords(records: Uint8Array, printedBytes: number, inputBytes: number): ConsoleRecords {
  const reader = new ByteReader(records);
  const reads: { after: number; length: number }[] = [];
  let began = false;
  let read = 0;
  let shown = 0;
  while (reader.left >= recordBytes) {
    const what = reader.integer32();
    const number = reader.integer32();
    const after = reader.size64();
    if (what === 1) {
      began = true;
    } else if (what === 2 && read + number <= inputBytes) {
      // Output beyond the limit is not kept, but what was read meanwhile stays in order.
      shown = Math.max(shown, Math.min(after, printedBytes));
      reads.push({ after: shown, length: number });
      read += number;
    } else if (what === 3) {
      return { began, reads, askedForMoreInput: true };
    } else if (what === 4) {
      return { began: false, reads, askedForMoreInput: false };
    } else {
      break;
    }
  }
  return { began, reads, askedForMoreInput: false };
}

/** One of many runs in one process. */
export interface GameRecords {
  /** How many bytes all runs had printed when this one ended. */
  readonly printed: number;
  /** `after` counts the output of all runs. */
  readonly reads: readonly { readonly after: number; readonly length: number }[];
  readonly askedForMoreInput: boolean;
}

/** The runs that ended, in order; later records are of a run that was cut off. */
export function readGameRecords(records: Uint8Array): GameRecords[] {
  const reader = new ByteReader(records);
  const games: GameRecords[] = [];
  let reads: { after: number; length: number }[] = [];
  let askedForMoreInput = false;
  while (reader.left >= recordBytes) {
    const what = reader.integer32();
    const number = reader.integer32();
    const after = reader.size64();
    if (what === 2) reads.push({ after, length: number });
    if (what === 3) askedForMoreInput = true;
    if (what !== 5) continue;
    games.push({ printed: after, reads, askedForMoreInput });
    reads = [];
    askedForMoreInput = false;
  }
  return games;
}
