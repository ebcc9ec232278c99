import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readResult } from '../../../reports/json/read-result.ts';
import type { CppParser } from '../../inspect/source/parser.ts';
import type { Grading } from '../../model/grading.ts';
import { type Student, membersOf } from '../../model/submission.ts';
import type { ReadSubmission } from '../../similarity/submission-code.ts';
import { readCode } from './read-code.ts';

export interface ReadClass {
  readonly assignment: string;
  readonly submissions: readonly ReadSubmission[];
  readonly students: ReadonlyMap<string, readonly Student[]>;
  /** By submission and file. */
  readonly texts: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** The code of a class from its results, one result after the other: only the code is kept of them. */
export async function readClass(
  parser: CppParser,
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
    submissions.push(readSubmission(parser, grading));
    students.set(grading.submission, membersOf(grading));
    texts.set(grading.submission, new Map(sourcesOf(grading).map((source) => [source.name, source.text])));
  }
  return { assignment, submissions, students, texts };
}

function readSubmission(parser: CppParser, grading: Grading): ReadSubmission {
  const sources = sourcesOf(grading);
  const code = sources.map((source) => readCode(parser, source));
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

function sourcesOf(grading: Grading) {
  return grading.status === 'graded' ? (grading.sources ?? []) : [];
}
