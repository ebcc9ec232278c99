import type { SourceText } from './inspect/source/program.ts';
import type { Assignment, ProgramPlan } from './model/assignment.ts';
import type { PlacedSubmission, SourceFile, Submission } from './model/submission.ts';
import type { BuildRequest } from './model/toolchain.ts';
import type { Verdict } from './model/verdict.ts';

export interface Sources {
  readonly assignment: Assignment;
  /** The student's files that are compiled, as a compiler reads them and as text. */
  readonly studentFiles: readonly StudentFile[];
  /** The reference solution, for programs that are half ours. */
  readonly ours: readonly SourceFile[];
}

export interface StudentFile extends SourceFile {
  readonly text: string;
  /** It was not asked for, and comes along under its own name. */
  readonly isFurther: boolean;
}

/** The files of a submission that are compiled: those that were asked for under their expected names, then further ones. */
export function filesToCompile(
  { programs }: Assignment,
  submission: Submission,
  placed: PlacedSubmission,
): (SourceFile & Pick<StudentFile, 'isFurther'>)[] {
  const expected = placed.files.map(({ expected: name, submitted }) => ({ name, bytes: submitted.bytes }));
  const further = programs?.some(({ theirOthers }) => theirOthers) ? furtherFiles(submission, placed) : [];
  return [
    ...expected.map((file) => ({ ...file, isFurther: false })),
    ...further.map((file) => ({ ...file, isFurther: true })),
  ];
}

/** What the toolchain has to build: the student's files, what the course provides, and how programs are made of them. */
export function buildRequest({ assignment, studentFiles, ours }: Sources): BuildRequest {
  const { provided = [], programs, build, functions } = assignment;
  const encoder = new TextEncoder();
  // A student's copy of a provided file is ignored: the course's own is what everybody compiles with.
  const given = provided.map(({ name, text }) => ({ name, bytes: encoder.encode(text) }));
  const files = studentFiles.filter(({ name }) => !given.some((one) => one.name === name));
  const request = {
    files: [...files.map(({ name, bytes }) => ({ name, bytes })), ...given],
    ...(given.length === 0 ? {} : { provided: given.map(({ name }) => name) }),
    settings: build,
    functions,
  };
  if (programs === undefined) return request;
  const present = new Set(files.map(({ name }) => name));
  const furtherSources = studentFiles
    .filter(({ name, isFurther }) => isFurther && /\.(?:cpp|cc|cxx)$/i.test(name))
    .map(({ name }) => name);
  return {
    ...request,
    ours: ours.filter(({ name }) => programs.some((plan) => plan.ours.includes(name))),
    programs: programs
      .filter((plan) => plan.theirs.every((name) => present.has(name)))
      .map((plan) => ({
        id: plan.id,
        theirs: [...plan.theirs, ...(plan.theirOthers ? furtherSources : [])],
        ours: [...plan.ours],
      })),
    ...(assignment.class === undefined || !present.has(assignment.class.file)
      ? {}
      : { class: { header: assignment.class.header, file: assignment.class.file } }),
  };
}

/** What the course's rules read: everything that is compiled but our own half. */
export function sourceTexts({ assignment, studentFiles }: Sources): SourceText[] {
  const { provided = [] } = assignment;
  return [
    ...studentFiles
      .filter(({ name }) => !provided.some((file) => file.name === name))
      .map(({ name, text }) => ({ name, text, provided: false })),
    ...provided.map(({ name, text }) => ({ name, text, provided: true })),
  ];
}

/** Each costs a compilation, and no program for a course is cut into so many. */
const maxFurther = 40;
/** In bytes: with the endings of what is made of it, a file system holds no more. */
const longestName = 200;

/**
 * Further sources and headers that were handed in, under their own names, without what a compiler would take for more than a
 * name: g++ reads options from a file that is called `@board.cpp`. Of two with one name the first; a name that is longer
 * than a file's can be, or one that a graded file has, names nothing that the program could be made of.
 */
function furtherFiles(submission: Submission, placed: PlacedSubmission): SourceFile[] {
  const unused = new Set(placed.unused);
  const taken = new Set(placed.files.map(({ expected }) => expected));
  const found: SourceFile[] = [];
  for (const file of submission.files) {
    const name = file.name.slice(file.name.lastIndexOf('/') + 1).replaceAll(/^[-@]+|[\\\0\n]/g, '');
    if (!unused.has(file.name) || !/\.(?:cpp|cc|cxx|h|hpp)$/i.test(name) || taken.has(name)) continue;
    if (Buffer.byteLength(name) > longestName) continue;
    if (found.length >= maxFurther) break;
    taken.add(name);
    found.push({ name, bytes: file.bytes });
  }
  return found;
}

/** Programs that cannot be put together because a file of the student's is not there, with what their cases get. */
export function incompletePrograms(
  programs: readonly ProgramPlan[],
  placed: PlacedSubmission,
): ReadonlyMap<string, Verdict> {
  return new Map(
    programs.flatMap(({ id, theirs }): [string, Verdict][] => {
      const missing = theirs.filter((name) => placed.missing.includes(name));
      return missing.length === 0 ? [] : [[id, notHandedIn(missing)]];
    }),
  );
}

export function notHandedIn(names: readonly string[]): Verdict {
  return { kind: 'skipped', because: `${names.join(' and ')} ${names.length === 1 ? 'was' : 'were'} not handed in` };
}
