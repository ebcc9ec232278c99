import { isCandidate, isSource } from '../collect/sort/candidates.ts';
import type { WantedFiles } from '../collect/sort/sort-request.ts';
import { placeByName, placeFiles, withPlaces } from '../collect/place-files.ts';
import type { Assignment, ProvidedFile } from '../model/assignment/assignment.ts';
import type { ReadingLimit } from '../model/program/reading-limit.ts';
import type { SortedSubmission } from '../model/submission/sorted-submission.ts';
import type { PlacedSubmission, SourceFile, Submission } from '../model/submission/submission.ts';
import type { Toolchain } from '../toolchain/contract/toolchain.ts';
import type { Reading } from '../reading/reading.ts';

export interface SortingMeans {
  readonly assignment: Assignment;
  readonly toolchain: Pick<Toolchain, 'macros'>;
  readonly reading: Reading;
}

/** What each file is, judging by names alone. */
export interface SortedByName {
  readonly sorted: SortedSubmission;
  /** Every expected file is there under its name, and no other file is, as in most submissions. */
  readonly isSettled: boolean;
}

export function sortByName({ assignment }: Pick<SortingMeans, 'assignment'>, submission: Submission): SortedByName {
  const { files: expected, provided = [] } = assignment;
  const placed = withPlaces(submission, expected, placeByName(submission.files, expected));
  const candidates = candidatesOf(assignment, submission);
  return { sorted: sortedByName(assignment, placed, candidates), isSettled: isSettled(placed, candidates, provided) };
}

export interface SortedByContent {
  readonly sorted: SortedSubmission;
  /** Set if the sources are too much to be read, so that only their names were used. */
  readonly unreadable?: ReadingLimit;
}

/** What each file is, judging by the text of all files. */
export async function sortByContent(
  { assignment, toolchain, reading }: SortingMeans,
  submission: Submission,
): Promise<SortedByContent> {
  const { files: expected, provided = [] } = assignment;
  const byName = placeByName(submission.files, expected);
  const candidates = candidatesOf(assignment, submission);
  const answer = await reading.read('sorting', {
    files: candidates,
    wanted: wantedOf(assignment),
    placedByName: new Map([...byName].map(([name, file]) => [name, file.name])),
    provided,
    macros: await toolchain.macros(assignment.build, [], []),
  });
  // Too much to be read: names decide.
  if (answer.kind === 'unreadable') {
    const sorted = sortedByName(assignment, placeFiles(submission, expected), candidates);
    return { sorted, unreadable: answer.limit };
  }
  const { placed, ...sorting } = answer.value;
  const byHandedIn = new Map(submission.files.map((file) => [file.name, file]));
  const places = [...placed].flatMap(([name, handedIn]) => {
    const file = byHandedIn.get(handedIn);
    return file === undefined ? [] : [[name, file] as const];
  });
  return { sorted: { ...withPlaces(submission, expected, new Map(places)), ...sorting } };
}

function candidatesOf({ files: expected }: Assignment, { files }: Submission): SourceFile[] {
  return files.filter(({ name }) => isCandidate(name, expected));
}

function wantedOf({ files, provided = [], programs, class: tested, functions }: Assignment): WantedFiles {
  return {
    expected: files,
    provided: provided.map(({ name }) => name),
    ...(programs === undefined ? {} : { programs }),
    ...(tested === undefined ? {} : { class: { name: tested.name, file: tested.file } }),
    functions: functions.filter(({ member }) => member === undefined).map(({ name }) => name),
  };
}

/** Whether names decide everything. Copies of provided files do not matter, because they are not compiled. */
function isSettled(
  { files, missing }: PlacedSubmission,
  candidates: readonly SourceFile[],
  provided: readonly ProvidedFile[],
): boolean {
  const isExact = files.every(({ expected, submitted }) => baseName(submitted.name) === expected);
  const placed = new Set(files.map(({ submitted }) => submitted));
  const isProvided = (file: SourceFile) => provided.some(({ name }) => name === baseName(file.name));
  const isAll = candidates.every((file) => placed.has(file) || isProvided(file));
  return missing.length === 0 && isExact && isAll;
}

function baseName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** Each program is made of exactly the files that it was asked for. */
function sortedByName(
  { files, provided = [], programs, class: tested }: Assignment,
  placed: PlacedSubmission,
  candidates: readonly SourceFile[],
): SortedSubmission {
  const present = (names: readonly string[]) =>
    names.filter((name) => isSource(name) && !placed.missing.includes(name));
  const isPlaced = new Set(placed.files.map(({ submitted }) => submitted));
  const others = candidates.filter((file) => !isPlaced.has(file));
  const isCourseCopy = (file: SourceFile) => provided.some(({ name }) => name === baseName(file.name));
  const plans = programs ?? [{ id: '', studentFiles: files }];
  return {
    ...placed,
    further: [],
    others: others.map((file) => ({ name: file.name, use: isCourseCopy(file) ? 'course-copy' : 'not-needed' })),
    links: new Map(plans.map(({ id, studentFiles }) => [id, present(studentFiles)] as const)),
    ...(tested === undefined ? {} : { classSources: present([tested.file]) }),
    broughtAlong: new Map(),
    includes: new Map(),
  };
}
