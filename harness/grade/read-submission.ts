import { filesToCompile } from './build-request.ts';
import { baseName } from '../collect/name-match.ts';
import { isSource } from '../collect/sort/candidates.ts';
import type { Assignment } from '../model/assignment/assignment.ts';
import type { SortedSubmission } from '../model/submission/sorted-submission.ts';
import type { Submission } from '../model/submission/submission.ts';
import { type SortingMeans, sortByContent, sortByName } from './sort-submission.ts';
import { type StudentFiles, studentFilesOf } from './student-files.ts';

export interface ReadSubmission {
  readonly sorted: SortedSubmission;
  readonly read: StudentFiles;
}

/**
 * Decides what each file is, and reads the files that are compiled. Most are read once, because names decide
 * everything.
 */
export async function readSubmission(means: SortingMeans, submission: Submission): Promise<ReadSubmission> {
  const { sorted, isSettled } = sortByName(means, submission);
  if (isSettled) {
    const read = await studentFilesOf(means.reading, filesToCompile(submission, sorted));
    if (read.unreadable !== undefined || !includesEachOther(means.assignment, read)) return { sorted, read };
  }
  const { sorted: byContent, unreadable } = await sortByContent(means, submission);
  const read = await studentFilesOf(means.reading, filesToCompile(submission, byContent));
  return { sorted: byContent, read: unreadable === undefined ? read : { ...read, unreadable } };
}

/** Whether a source includes another one, or a header by a path that leads into a folder. */
function includesEachOther({ files, provided = [] }: Assignment, { includes }: StudentFiles): boolean {
  const names = new Set([...files, ...provided.map(({ name }) => name)]);
  return includes.some((included) => {
    const name = baseName(included.replaceAll('\\', '/'));
    return names.has(name) && (isSource(name) || name !== included);
  });
}
