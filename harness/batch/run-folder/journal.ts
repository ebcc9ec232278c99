import { createHash } from 'node:crypto';
import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const journalEntry = z.strictObject({
  submission: z.string(),
  /** Of everything that the result depends on; absent where that says nothing, as after a fault of ours. */
  key: sha256.optional(),
  /** Of the result file, which is believed only while it fits. */
  result: sha256,
});

/** One result that is finished, and on the disk. */
export type JournalEntry = z.infer<typeof journalEntry>;

export type Journal = ReadonlyMap<string, JournalEntry>;

/** The last entry of each submission. A line that a crash has cut off, or filled with zeros, is no entry. */
export function parseJournal(text: string): Journal {
  return new Map(
    text
      .split('\n')
      .flatMap((line) => entryIn(line) ?? [])
      .map((entry) => [entry.submission, entry]),
  );
}

export function journalLine(entry: JournalEntry): string {
  return `${JSON.stringify(journalEntry.parse(entry))}\n`;
}

export function resultDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function entryIn(line: string): JournalEntry | undefined {
  try {
    return journalEntry.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
