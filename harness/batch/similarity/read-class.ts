import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readResult } from '../../../reports/json/read-result.ts';
import type { Grading, ShownSource } from '../../model/result/grading.ts';
import { type Student, membersOf } from '../../model/submission/submission.ts';
import type { ReadCode } from '../../reading/jobs/read-code.ts';
import type { Reading } from '../../reading/reading.ts';
import type { ReadSubmission } from '../../similarity/submission-code.ts';

export interface ReadClass {
  readonly assignment: string;
  readonly submissions: readonly ReadSubmission[];
  readonly students: ReadonlyMap<string, readonly Student[]>;
  /** By submission and file. */
  readonly texts: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** Reads the code of a class from its results, one result after the other, and keeps only the code of each. */
export async function readClass(
  reading: Reading,
  { results, submissions: wanted }: { readonly results: string; readonly submissions: readonly string[] },
): Promise<ReadClass> {
  const known = new Set(wanted);
  const names = (await readdir(results)).filter((name) => name.endsWith('.json')).toSorted();
  const submissions: ReadSubmission[] = [];
  const students = new Map<string, readonly Student[]>();
  const texts = new Map<string, ReadonlyMap<string, string>>();
  let assignment = '';
  for (const name of names) {
    const read = readResult(await readFile(join(results, name), 'utf8'));
    if (read.kind !== 'result' || !known.has(read.grading.submission)) continue;
    const { grading } = read;
    assignment = grading.assignment;
    submissions.push(await readSubmission(reading, grading));
    students.set(grading.submission, membersOf(grading));
    texts.set(grading.submission, new Map(sourcesOf(grading).map((source) => [source.name, source.text])));
  }
  return { assignment, submissions, students, texts };
}

async function readSubmission(reading: Reading, grading: Grading): Promise<ReadSubmission> {
  const sources = sourcesOf(grading);
  const code = await codeOf(reading, sources);
  const files = code.filter(({ unreadable }) => !unreadable);
  const facts = {
    id: grading.submission,
    people: membersOf(grading).map(({ id }) => id),
    files,
    inPart: files.length < code.length || sources.some(({ cutAfterLine }) => cutAfterLine !== undefined),
  };
  if (code.length === 0) return { ...facts, leftOut: 'no-code' };
  const isUnread = facts.inPart && files.every(({ tokens }) => tokens.length === 0);
  return isUnread ? { ...facts, leftOut: 'unreadable' } : facts;
}

/** A submission that ends its reader is not compared. */
async function codeOf(reading: Reading, sources: readonly ShownSource[]): Promise<readonly ReadCode[]> {
  if (sources.length === 0) return [];
  const answer = await reading.read(
    'code',
    sources.map(({ name, text }) => ({ name, text })),
  );
  return answer.kind === 'read' ? answer.value : sources.map(({ name }) => ({ name, tokens: [], unreadable: true }));
}

function sourcesOf(grading: Grading) {
  return grading.status === 'graded' ? (grading.sources ?? []) : [];
}
