import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Grading } from '../../model/result/grading.ts';
import { writeDurably } from './durable-file.ts';
import { acquireLock, removeDeadCandidates } from './folder-lock.ts';
import { runContents } from './hand-work.ts';
import { type Journal, type JournalEntry, journalLine, resultDigest } from './journal.ts';
import { makeFolder } from './make-folder.ts';
import { clearUnfinishedRun, declareReady, newFiles, publish } from './publish.ts';
import { journalFile, readJournal, readJournalled, resultPath, unfinishedFolder } from './run-files.ts';
import { thinEarlierRuns } from './thin-earlier.ts';

export interface UnfinishedRun {
  readonly kind: 'open';
  /** The folder of its files until it is finished. */
  readonly files: string;
  /** The results that a stopped run had finished. */
  readonly left: Journal;
  readonly read: (entry: JournalEntry) => Promise<Grading | undefined>;
  /** Stores a result. When this returns, neither kill -9 nor a power failure can lose it. */
  readonly addResult: (result: FinishedResult) => Promise<void>;
  readonly write: (path: string, content: string | Uint8Array) => Promise<void>;
  /** Makes this the run of the folder. The run before it is also kept if a person has changed something in it. */
  readonly finish: (keepsEarlier: boolean) => Promise<FinishedFolder>;
}

/** Another process works in the folder. */
export interface WorkedAt {
  readonly kind: 'taken';
  readonly pid: number;
}

export interface FinishedFolder {
  /** The new place of the run that was in the folder. */
  readonly earlier?: string;
  /** Older runs whose pages and results were removed to save space. */
  readonly thinned: readonly string[];
}

export interface FinishedResult {
  readonly submission: string;
  readonly key: string | undefined;
  readonly text: string;
}

/**
 * A run has a folder of its own until it is finished, so that the run before it stays whole:
 *
 *     unfinished-run/journal.jsonl   a line for each result that is on the disk
 *     unfinished-run/files/          the future output
 *     unfinished-run/owner/          the lock of the process that works on it
 *     unfinished-run/ready.json      exists when the run is finished and only has to be published
 */
export async function openUnfinishedRun(folder: string, resumes: boolean): Promise<UnfinishedRun | WorkedAt> {
  const unfinished = join(folder, unfinishedFolder);
  // The lock comes first: another run may be about to publish its files.
  const lock = await acquireLock(unfinished);
  if (lock.kind === 'taken') return lock;
  await publish(folder);
  if (!resumes) await clearUnfinishedRun(folder);
  await removeDeadCandidates(unfinished);
  const files = join(unfinished, newFiles);
  await makeFolder(files);
  const left = await readJournal(unfinished);
  // The journal is written again, because the next line would join a line that was cut off.
  await writeDurably(join(unfinished, journalFile), [...left.values()].map(journalLine).join(''));

  const written = new Set<string>();
  const finished = new Map<string, JournalEntry>();
  let lastLine = Promise.resolve();
  async function write(path: string, content: string | Uint8Array): Promise<void> {
    written.add(path);
    await writeDurably(join(files, path), content);
  }
  return {
    kind: 'open',
    files,
    left,
    read: (entry) => readJournalled(files, entry),
    write,
    async addResult({ submission, key, text }) {
      const entry = { submission, ...(key === undefined ? {} : { key }), result: resultDigest(text) };
      await write(resultPath(submission), text);
      lastLine = lastLine.then(() => appendDurably(join(unfinished, journalFile), journalLine(entry)));
      await lastLine;
      finished.set(submission, entry);
    },
    async finish(keepsEarlier) {
      await dropOthers(files, written);
      const inOrder = [...finished.values()].toSorted((one, other) => (one.submission < other.submission ? -1 : 1));
      await writeDurably(join(files, journalFile), inOrder.map(journalLine).join(''));
      const { byHand } = await runContents(folder, await readdir(files));
      const kept = await declareReady(folder, keepsEarlier || byHand.length > 0);
      await publish(folder);
      const thinned = await thinEarlierRuns(folder);
      await lock.release();
      return { ...kept, thinned };
    },
  };
}

/** Removes files of the stopped run that this run has not written: they may be about other students. */
async function dropOthers(files: string, written: ReadonlySet<string>): Promise<void> {
  const entries = await readdir(files, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const others = paths.filter((path) => !written.has(path.slice(files.length + 1)));
  await Promise.all(others.map((path) => rm(path)));
}

async function appendDurably(path: string, line: string): Promise<void> {
  const file = await open(path, 'a');
  try {
    await file.appendFile(line);
    await file.datasync();
  } finally {
    await file.close();
  }
}
