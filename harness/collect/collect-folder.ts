import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Submission } from '../model/submission.ts';
import { errorCode, troubleWith } from './file-trouble.ts';
import { reasonToIgnore } from './ignored-file.ts';
import type { IgnoredFile } from './ignored-file.ts';
import { readStudentFolder } from './read-student-folder.ts';

export type Collected =
  | {
      readonly kind: 'collected';
      /** In the order of their ids. */
      readonly submissions: readonly Submission[];
      readonly ignored: readonly IgnoredFile[];
    }
  /** One sentence with its cure. */
  | { readonly kind: 'nothing'; readonly problem: string };

const ownFolder = "put each student's files in a folder of their own";

/** Reads a folder with one folder for each student, named for the student. */
export async function collectFolder(path: string): Promise<Collected> {
  const problem = await whyNotAFolder(path);
  if (problem !== undefined) return { kind: 'nothing', problem };
  const submissions: Submission[] = [];
  const ignored: IgnoredFile[] = [];
  const entries = await readdir(path, { withFileTypes: true });
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const junk = reasonToIgnore(entry.name);
    if (junk !== undefined) {
      ignored.push({ path: entry.name, reason: junk });
    } else if (entry.isDirectory()) {
      const student = await readStudentFolder(join(path, entry.name), entry.name);
      submissions.push({ id: entry.name, files: student.files });
      ignored.push(...student.ignored);
    } else {
      ignored.push({ path: entry.name, reason: looseReason(entry) });
    }
  }
  if (submissions.length > 0) return { kind: 'collected', submissions, ignored };
  const what = ignored.length === 0 ? 'is empty' : 'holds no folders of students';
  return { kind: 'nothing', problem: `${path} ${what}; ${ownFolder}, named for the student` };
}

function looseReason(entry: { isFile(): boolean; isSymbolicLink(): boolean }): string {
  if (entry.isSymbolicLink()) return 'a symbolic link, which is not followed';
  return entry.isFile() ? `it belongs to no student; ${ownFolder}` : 'not a regular file';
}

async function whyNotAFolder(path: string): Promise<string | undefined> {
  try {
    const facts = await stat(path);
    if (facts.isDirectory()) {
      // Without the right to look inside, a folder is no better than none.
      await readdir(path);
      return undefined;
    }
  } catch (error) {
    return troubleWith(path, errorCode(error));
  }
  if (/\.zip$/i.test(path)) {
    return `${path} is a zip: unzip it first and name the folder that comes out; reading course-site zips arrives later`;
  }
  return `${path} is a file, not a folder; name the folder that holds the folders of the students`;
}
