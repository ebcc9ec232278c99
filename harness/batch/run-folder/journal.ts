import { createHash } from 'node:crypto';
import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const journalEntry = z.strictObject({
  submission: z.string(),
  /** Digest of everything that the result depends on; absent if that is not all, as after a fault inside Verbatim. */
  key: sha256.optional(),
  /** Digest of the result file, which is used only if it fits. */
  result: sha256,
});

/** One result that is finished and on the disk. */
export type JournalEntry = z.infer<typeof journalEntry>;

export type Journal = ReadonlyMap<string, JournalEntry>;

/** The last entry of each submission. Lines that a crash has cut off or filled with zeros are ignored. */
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
