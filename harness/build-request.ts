import { readableSource } from './collect/encoding.ts';
import type { Assignment, ProgramPlan } from './model/assignment.ts';
import type { PlacedSubmission, SourceFile, Submission } from './model/submission.ts';
import type { BuildRequest } from './model/toolchain.ts';
import type { Verdict } from './model/verdict.ts';
import { sourceText } from './source-text.ts';

export interface Sources {
  readonly assignment: Assignment;
  readonly submission: Submission;
  readonly placed: PlacedSubmission;
  /** The student's files under their expected names, in an encoding that a compiler reads. */
  readonly theirs: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** The reference solution, for programs that are half ours. */
  readonly ours: readonly SourceFile[];
}

/** What the toolchain has to build: the student's files, what the course provides, and how programs are made of them. */
export function buildRequest({ assignment, submission, placed, theirs, ours }: Sources): BuildRequest {
  const { provided = [], programs, build, functions } = assignment;
  const encoder = new TextEncoder();
  // A student's copy of a provided file is ignored: the course's own is what everybody compiles with.
  const given = provided.map(({ name, text }) => ({ name, bytes: encoder.encode(text) }));
  const others = programs?.some(({ theirOthers }) => theirOthers) ? otherFiles(submission, placed, theirs) : [];
  const files = [...theirs, ...others].filter(({ name }) => !given.some((one) => one.name === name));
  const request = { files: [...files, ...given], settings: build, functions };
  if (programs === undefined) return request;
  const present = new Set(files.map(({ name }) => name));
  const otherSources = others.map(({ name }) => name).filter((name) => /\.(?:cpp|cc|cxx)$/i.test(name));
  return {
    ...request,
    ours: ours.filter(({ name }) => programs.some((plan) => plan.ours.includes(name))),
    programs: programs
      .filter((plan) => plan.theirs.every((name) => present.has(name)))
      .map((plan) => ({
        id: plan.id,
        theirs: [...plan.theirs, ...(plan.theirOthers ? otherSources : [])],
        ours: [...plan.ours],
      })),
    ...(assignment.class === undefined || !present.has(assignment.class.file)
      ? {}
      : { class: { header: assignment.class.header, file: assignment.class.file } }),
  };
}

/** What the course's rules read: everything that is compiled but our own half. */
export function sourceTexts(sources: Sources) {
  const { assignment } = sources;
  return buildRequest(sources).files.map(({ name, bytes }) => ({
    name,
    text: sourceText(bytes),
    provided: (assignment.provided ?? []).some((file) => file.name === name),
  }));
}

/** Each costs a compilation, and no program for a course is cut into so many. */
const mostOthers = 40;
/** In bytes: with the endings of what is made of it, a file system holds no more. */
const longestName = 200;

/**
 * Further sources and headers that were handed in, under their own names, without what a compiler would take for more than a
 * name: g++ reads options from a file that is called `@board.cpp`. Of two with one name the first; a name that is longer
 * than a file's can be, or one that a graded file has, names nothing that the program could be made of.
 */
function otherFiles(
  submission: Submission,
  placed: PlacedSubmission,
  graded: readonly { readonly name: string }[],
): SourceFile[] {
  const unused = new Set(placed.unused);
  const taken = new Set(graded.map(({ name }) => name));
  const found: SourceFile[] = [];
  for (const file of submission.files) {
    const name = file.name.slice(file.name.lastIndexOf('/') + 1).replaceAll(/^[-@]+|[\\\0\n]/g, '');
    if (!unused.has(file.name) || !/\.(?:cpp|cc|cxx|h|hpp)$/i.test(name) || taken.has(name)) continue;
    if (Buffer.byteLength(name) > longestName) continue;
    if (found.length >= mostOthers) break;
    taken.add(name);
    found.push({ name, bytes: readableSource(file.bytes).bytes });
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
