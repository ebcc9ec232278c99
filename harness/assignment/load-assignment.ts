import { readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Assignment } from '../model/assignment/assignment.ts';
import { closestName } from '../text/closest-name.ts';
import { inReadingOrder, wholeFile } from './yaml/author-problem.ts';
import type { AuthorProblem, Report } from './yaml/author-problem.ts';
import { joinAssignment } from './join-assignment.ts';
import type { MaybeYaml } from './join-assignment.ts';
import { readProvidedFiles } from './provided-files.ts';
import { readSkeletons } from './skeletons.ts';
import { readText } from './yaml/read-text.ts';
import { readTranscriptFiles } from './sessions/transcript-files.ts';
import { parseYaml } from './yaml/yaml-file.ts';

export type LoadResult =
  | { readonly kind: 'loaded'; readonly assignment: Assignment }
  | { readonly kind: 'invalid'; readonly problems: readonly AuthorProblem[] }
  /** The files are right; the caller chose a dialect that they do not have. */
  | { readonly kind: 'no-such-dialect'; readonly known: readonly string[]; readonly closest?: string };

export interface LoadOptions {
  readonly dialect?: string;
  /** There is no reference in TypeScript: random input has to be described. */
  readonly withoutReference?: true;
  /**
   * For `verbatim bless` only: cases that do not say what is expected are not mistakes. Such a call has no result, and
   * such a session has only what is typed. To grade with them would be wrong.
   */
  readonly unblessed?: 'accepted';
}

/** Reads the folder of an assignment. Every mistake in all of its files is reported at once. */
export async function loadAssignment(folder: string, options: LoadOptions = {}): Promise<LoadResult> {
  const name = basename(resolve(folder));
  const { withoutReference } = options;
  const problems: AuthorProblem[] = [];
  const report: Report = (problem) => {
    if (problem.isUnblessed !== true || options.unblessed !== 'accepted') problems.push(problem);
  };
  await reportStrayFiles(folder, name, report);
  const main = await readYaml(folder, name, 'assignment.yaml', report);
  if (main.missing) {
    report({
      file: `${name}/assignment.yaml`,
      place: wholeFile,
      found: 'no such file',
      expected: 'the description of the assignment',
    });
  }
  const calls = await readYaml(folder, name, 'functions.yaml', report);
  const transcripts = await readTranscriptFiles(folder, name, report);
  const provided = main.file === undefined ? [] : await readProvidedFiles(folder, name, main.file, report);
  const skeletons = main.file === undefined ? [] : await readSkeletons(folder, name, main.file, report);
  const joined = joinAssignment(
    { name, withoutReference, main: main.file, provided, skeletons, calls, transcripts },
    report,
  );
  if (problems.length > 0 || joined === undefined) return { kind: 'invalid', problems: inReadingOrder(problems) };

  const { dialects, transcripts: usual, otherTranscripts, ...rest } = joined;
  const known = dialects.all.map((dialect) => dialect.id);
  const chosen = options.dialect ?? dialects.usual;
  const dialect = dialects.all.find((other) => other.id === chosen);
  if (dialect !== undefined) {
    const chosenTranscripts = dialect.id === dialects.usual ? usual : otherTranscripts.get(dialect.id);
    const { sessions, conversations } = chosenTranscripts ?? { sessions: [], conversations: [] };
    return { kind: 'loaded', assignment: { ...rest, dialect, dialects: known, sessions, conversations } };
  }
  const closest = closestName(chosen, known);
  return { kind: 'no-such-dialect', known, ...(closest === undefined ? {} : { closest }) };
}

async function readYaml(folder: string, name: string, fileName: string, report: Report): Promise<MaybeYaml> {
  const full = `${name}/${fileName}`;
  const read = await readText(join(folder, fileName), full, report);
  return {
    missing: read.kind === 'missing',
    file: read.kind === 'text' ? parseYaml(full, read.text, report) : undefined,
  };
}

/** YAML under an unknown name is a mistake: its author believes that it counts. */
async function reportStrayFiles(folder: string, name: string, report: Report): Promise<void> {
  const known = ['assignment.yaml', 'functions.yaml'];
  const names = await readdir(folder).catch(() => []);
  for (const fileName of names) {
    if (!/\.ya?ml$/i.test(fileName) || fileName.startsWith('.') || known.includes(fileName)) continue;
    const closest = closestName(fileName, known);
    report({
      file: `${name}/${fileName}`,
      place: wholeFile,
      found: 'a YAML file that nothing reads',
      expected: 'assignment.yaml, functions.yaml or a file in transcripts',
      cure: closest === undefined ? 'move it to transcripts or delete it' : `did you mean ${closest}?`,
    });
  }
}
