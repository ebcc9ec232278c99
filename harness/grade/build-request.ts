import { baseName } from '../collect/name-match.ts';
import { isSource } from '../collect/sort/candidates.ts';
import type { SourceText } from '../cpp/source/program.ts';
import type { Assignment, ClassPlan, ProgramPlan } from '../model/assignment/assignment.ts';
import type { SortedSubmission } from '../model/submission/sorted-submission.ts';
import type { PlacedFile, PlacedSubmission, SourceFile, Submission } from '../model/submission/submission.ts';
import type { BuildRequest } from '../toolchain/contract/toolchain.ts';
import type { Verdict } from '../model/result/verdict.ts';

export interface Sources {
  readonly assignment: Assignment;
  /** The student's files that are compiled, as the compiler reads them and as text. */
  readonly studentFiles: readonly StudentFile[];
  /** Which files make up which program. */
  readonly sorted: Pick<SortedSubmission, 'files' | 'links' | 'classSources' | 'broughtAlong'>;
  /** The reference solution, for programs that need course files. */
  readonly courseFiles: readonly SourceFile[];
}

export interface StudentFile extends SourceFile {
  readonly text: string;
  /** The file was not asked for and keeps its own name. */
  readonly isFurther: boolean;
}

/** A file as it was handed in, under the name that it is compiled under. */
export interface FileToCompile extends SourceFile, Pick<StudentFile, 'isFurther'> {
  /** New names for files that it includes, by the names in its text. */
  readonly includes: ReadonlyMap<string, string>;
}

/**
 * The files of a submission that are compiled: first the expected ones under their expected names, then further ones.
 */
export function filesToCompile(
  submission: Submission,
  { files, further, includes }: SortedSubmission,
): FileToCompile[] {
  const byName = new Map(submission.files.map((file) => [file.name, file]));
  const named = [
    ...files
      .filter(isCompiledAsExpected)
      .map(({ expected, submitted }) => ({ name: expected, submitted: submitted.name, isFurther: false })),
    ...further.map(({ name, submitted }) => ({ name, submitted, isFurther: true })),
  ];
  return named.flatMap(({ name, submitted, isFurther }) => {
    const bytes = byName.get(submitted)?.bytes;
    return bytes === undefined ? [] : [{ name, bytes, isFurther, includes: includes.get(submitted) ?? new Map() }];
  });
}

/** One file may count as two expected ones. It is compiled once, by its own name if that is one of them. */
function isCompiledAsExpected(
  { expected, submitted }: PlacedFile,
  _index: number,
  files: readonly PlacedFile[],
): boolean {
  const names = files.filter((file) => file.submitted.name === submitted.name).map((file) => file.expected);
  return expected === (names.find((name) => name === baseName(submitted.name)) ?? names.at(-1));
}

/** What the toolchain must build: student files, provided files, and how programs are made of them. */
export function buildRequest({ assignment, studentFiles, sorted, courseFiles }: Sources): BuildRequest {
  const { provided = [], programs, build, functions } = assignment;
  const encoder = new TextEncoder();
  // A student's copy of a provided file is ignored: everyone compiles with the course's own.
  const given = provided.map(({ name, text }) => ({ name, bytes: encoder.encode(text) }));
  const files = studentFiles.filter(({ name }) => !given.some((one) => one.name === name));
  const linked = new Set([...[...sorted.links.values()].flat(), ...(sorted.classSources ?? [])]);
  const onlyIncluded = files.map(({ name }) => name).filter((name) => isSource(name) && !linked.has(name));
  const request = {
    files: [...files.map(({ name, bytes }) => ({ name, bytes })), ...given],
    ...(given.length === 0 ? {} : { provided: given.map(({ name }) => name) }),
    ...(onlyIncluded.length === 0 ? {} : { onlyIncluded }),
    settings: build,
    functions,
  };
  const present = new Set(sorted.files.map(({ expected }) => expected));
  const ofClass =
    assignment.class === undefined || !present.has(assignment.class.file)
      ? {}
      : { class: classUnderTest(assignment.class, sorted) };
  if (programs === undefined) return { ...request, ...ofClass };
  return {
    ...request,
    courseFiles: courseFiles.filter(({ name }) => programs.some((plan) => plan.courseFiles.includes(name))),
    programs: programs
      .filter((plan) => plan.studentFiles.every((name) => present.has(name)))
      .map((plan) => ({
        id: plan.id,
        studentFiles: [...(sorted.links.get(plan.id) ?? plan.studentFiles)],
        courseFiles: plan.courseFiles.filter((name) => sorted.broughtAlong.get(plan.id)?.includes(name) !== true),
      })),
    ...ofClass,
  };
}

function classUnderTest(
  { header, file }: ClassPlan,
  { classSources = [file] }: Pick<SortedSubmission, 'classSources'>,
) {
  const isAlone = classSources.length === 1 && classSources[0] === file;
  return { header, file, ...(isAlone ? {} : { sources: [...classSources] }) };
}

/** The sources that the course's rules read: everything that is compiled except files of the solution. */
export function sourceTexts({ assignment, studentFiles }: Sources): SourceText[] {
  const { provided = [] } = assignment;
  return [
    ...studentFiles
      .filter(({ name }) => !provided.some((file) => file.name === name))
      .map(({ name, text }) => ({ name, text, provided: false })),
    ...provided.map(({ name, text }) => ({ name, text, provided: true })),
  ];
}

/** Programs that cannot be built because a student file is missing, with the verdict for their cases. */
export function incompletePrograms(
  programs: readonly ProgramPlan[],
  placed: PlacedSubmission,
): ReadonlyMap<string, Verdict> {
  return new Map(
    programs.flatMap(({ id, studentFiles }): [string, Verdict][] => {
      const missing = studentFiles.filter((name) => placed.missing.includes(name));
      return missing.length === 0 ? [] : [[id, notHandedIn(missing)]];
    }),
  );
}

export function notHandedIn(names: readonly string[]): Verdict {
  return { kind: 'skipped', reason: `${names.join(' and ')} ${names.length === 1 ? 'was' : 'were'} not handed in` };
}
