import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { references } from '../../../reference/index.ts';
import { listAssignments } from '../../assignment/list-assignments.ts';
import type { LoadResult } from '../../assignment/load-assignment.ts';
import type { Assignment } from '../../model/assignment/assignment.ts';
import { hasCases } from '../../model/assignment/has-cases.ts';
import type { Reference } from '../../model/assignment/reference.ts';
import type { Truth } from '../../model/assignment/truth.ts';
import type { SourceFile } from '../../model/submission/submission.ts';
import { UsageError } from '../../model/usage-error.ts';
import type { Reading } from '../../reading/reading.ts';
import { shellWord } from '../../text/shell-word.ts';
import type { Toolchain } from '../../toolchain/contract/toolchain.ts';
import { cacheFolder } from '../cache-folder.ts';
import { builtCasesFolder, casesFolder } from '../home.ts';
import { readSources } from '../known-programs.ts';
import { programVersion } from '../program-version.ts';
import type { Course } from './course.ts';
import { filesInYaml } from './files-in-yaml.ts';
import { loadKeptAssignment } from './kept-assignments.ts';
import { type AssignmentPlace, ourPlace, placeOf } from './place.ts';

/** What a sample solution needs to give answers. */
export interface ReferenceMeans {
  readonly toolchain: Toolchain | Promise<Toolchain>;
  readonly reading: Reading;
}

export interface FoundAssignment {
  readonly assignment: Assignment;
  readonly truth: Truth;
  /** The sources of the sample solution; empty if nothing needs them. */
  readonly solution: readonly SourceFile[];
  /** Needed only if something is run. */
  readonly loadReference: (means: ReferenceMeans) => Promise<PreparedReference>;
}

export interface PreparedReference extends Reference {
  /** Builds what it needs now, to report first that this is impossible; absent if it builds nothing. */
  build?(): Promise<void>;
  /** Removes what the reference has built; absent if it builds nothing. */
  close?(): Promise<void>;
}

export interface Prepared extends Pick<FoundAssignment, 'assignment' | 'solution'> {
  readonly reference: Reference;
}

export interface Finding {
  readonly dialect?: string | undefined;
  /** Absent: the reference in TypeScript, if there is one. */
  readonly truth?: Truth | undefined;
  readonly beforeParsing?: () => void;
  /** Ends the sentence "nothing was ..." about mistakes in the files; absent: graded. */
  readonly purpose?: string;
  /** For `verbatim bless`: golden cases need not say what is expected. */
  readonly unblessed?: 'accepted';
  /** Without any case, every program would get full marks. */
  readonly cases?: 'needed';
}

/** One of our assignments with its reference in TypeScript. */
export async function prepareAssignment(id: string, dialect: string | undefined): Promise<Prepared> {
  const { assignment, solution, loadReference } = await findAssignment(await placeOf(id, undefined), { dialect });
  const none = { read: () => Promise.reject(new Error('nothing is read')) };
  const noToolchain = Promise.reject<Toolchain>(new Error('nothing is built'));
  noToolchain.catch(() => {});
  return { assignment, solution, reference: await loadReference({ toolchain: noToolchain, reading: none }) };
}

/** The assignment at this place; throws a UsageError if its files have mistakes. */
export async function findAssignment(place: AssignmentPlace, finding: Finding = {}): Promise<FoundAssignment> {
  const { dialect, truth: wanted, purpose = 'graded' } = finding;
  const loaded = await load(place, finding);
  if (loaded.kind === 'no-such-dialect') {
    const { closest, known } = loaded;
    const cure = closest === undefined ? `there are ${known.join(', ')}` : `did you mean ${closest}?`;
    throw new UsageError(`${place.id} has no dialect "${dialect}"; ${cure}`);
  }
  if (loaded.kind === 'invalid') {
    const { formatProblems } = await import('../../assignment/yaml/author-problem.ts');
    const count = loaded.problems.length === 1 ? 'a mistake' : `${loaded.problems.length} mistakes`;
    throw new UsageError(
      `the files of the assignment "${place.id}" have ${count}; nothing was ${purpose}.\n\n${formatProblems(loaded.problems, place.prefix)}`,
    );
  }
  const { assignment } = loaded;
  if (finding.cases === 'needed') assertCases(assignment, place);
  const loader = place.isOurs ? references[place.id] : undefined;
  if (place.isOurs && loader === undefined) {
    throw new UsageError(
      `the assignment "${place.id}" has no reference implementation: add a line to reference/index.ts`,
    );
  }
  if (wanted === 'reference' && loader === undefined) {
    throw new UsageError(`${place.id} has no reference in TypeScript: leave out --truth reference`);
  }
  const truth = wanted ?? (loader === undefined ? 'solution' : 'reference');
  const needsSolution = truth === 'solution' || assignment.programs !== undefined;
  const solution = needsSolution ? await readSources(place.solution) : [];
  const written = async () => {
    if (loader === undefined) return undefined;
    const { makeReference } = await import('./make-reference.ts');
    const made = makeReference(place.id, await loader(), assignment.dialect);
    if (made.kind === 'wrong-wording') throw new UsageError(made.problem);
    return made.reference;
  };
  return {
    assignment,
    truth,
    solution,
    async loadReference(means) {
      const reference = await written();
      if (truth === 'reference' && reference !== undefined) return reference;
      return sampleSolution({ assignment, solution, written: reference }, means);
    },
  };
}

function assertCases(assignment: Assignment, { id, folder }: AssignmentPlace): void {
  if (hasCases(assignment)) return;
  const command = `verbatim record ${shellWord(relative(process.cwd(), folder) || '.')} "Sample run"`;
  throw new UsageError(`${id} has no cases, so every program would get full marks; nothing was graded: ${command}`);
}

async function sampleSolution(
  source: Pick<FoundAssignment, 'assignment' | 'solution'> & { readonly written: Reference | undefined },
  { toolchain, reading }: ReferenceMeans,
): Promise<PreparedReference> {
  const { assignment, solution, written } = source;
  const [{ solutionReference }, { keptAnswers }, cache] = await Promise.all([
    import('../../truth/solution-reference.ts'),
    import('./kept-answers.ts'),
    cacheFolder(process.env),
  ]);
  return solutionReference({
    assignment,
    solution,
    reading,
    toolchain: await toolchain,
    version: programVersion(),
    kept: keptAnswers(cache),
    ...(written === undefined ? {} : { written }),
  });
}

async function load(place: AssignmentPlace, { dialect, beforeParsing, unblessed }: Finding): Promise<LoadResult> {
  const options = {
    ...(dialect === undefined ? {} : { dialect }),
    ...(place.isOurs ? {} : { withoutReference: true as const }),
  };
  if (unblessed !== undefined) {
    const { loadAssignment } = await import('../../assignment/load-assignment.ts');
    return loadAssignment(place.folder, { ...options, unblessed });
  }
  const cache = await cacheFolder(process.env);
  const kept = {
    folder: join(cache, 'cases'),
    ...(place.isOurs ? { built: builtCasesFolder() } : {}),
    version: programVersion(),
    ...(beforeParsing === undefined ? {} : { beforeParsing }),
  };
  return loadKeptAssignment(place.folder, options, kept);
}

export interface OfferedFiles {
  readonly id: string;
  readonly files: readonly string[];
}

/**
 * The files that each assignment wants, to decide from a file's name which assignment it is for: those of the course,
 * or ours. The chosen assignment is read whole later; students need not know about mistakes in the others.
 */
export async function assignmentFiles(course: Course | undefined): Promise<OfferedFiles[]> {
  const offered = await Promise.all(
    (await offeredPlaces(course)).map(async ({ id, folder }) => {
      const text = await readFile(join(folder, 'assignment.yaml'), 'utf8').catch(() => '');
      return { id, files: await filesInYaml(text) };
    }),
  );
  return offered.flatMap(({ id, files }) => (files === undefined ? [] : [{ id, files }]));
}

/**
 * Called when no assignment was found for a file. An assignment that does not load may be the right one, so its
 * author's mistakes come before a message about the name of a student's file.
 */
export async function demandLoading(course: Course | undefined): Promise<void> {
  for (const place of await offeredPlaces(course)) await findAssignment(place);
}

/** The assignments of the course, or ours. */
export async function offeredPlaces(course: Course | undefined): Promise<readonly AssignmentPlace[]> {
  return course?.assignments ?? (await listAssignments(casesFolder())).map(ourPlace);
}
