import type { Assignment, ProvidedFile } from '../model/assignment/assignment.ts';
import type { Report } from './yaml/author-problem.ts';
import { calledNames, readCalls } from './functions/calls.ts';
import { checkDialectFolders } from './sessions/check-dialect-folders.ts';
import { readClass, unknownClass } from './functions/class-under-test.ts';
import { readDialects } from './sessions/dialects.ts';
import type { Dialects } from './sessions/dialects.ts';
import { checkFileNames } from './file-names.ts';
import { readProperties } from './functions/properties.ts';
import { type Programs, checkProgram, readPrograms, unknownPrograms } from './programs.ts';
import { readPrototypes, unknownFunctions } from './functions/prototypes.ts';
import type { RequiredFunctions } from './functions/prototypes.ts';
import { checkShape, partAt } from './yaml/read-shape.ts';
import { readGroupMarks } from './marking/group-marks.ts';
import { readScheme } from './marking/scheme.ts';
import { type GoldenTranscripts, readSessions } from './sessions/sessions.ts';
import { assignmentShape } from './shape.ts';
import { readShows, withShows } from './functions/shows.ts';
import type { TranscriptFiles } from './sessions/transcript-files.ts';
import type { YamlFile } from './yaml/yaml-file.ts';
import { placeAt } from './yaml/yaml-path.ts';

/** A YAML file of the assignment; without `file` it is missing or cannot be parsed. */
export interface MaybeYaml {
  readonly missing: boolean;
  readonly file: YamlFile | undefined;
}

/** The files of one assignment, as far as they are YAML. */
export interface AssignmentFiles {
  readonly name: string;
  /** There is no reference in TypeScript. */
  readonly withoutReference?: true | undefined;
  readonly main: YamlFile | undefined;
  /** The files that assignment.yaml names and that could be read. */
  readonly provided: readonly ProvidedFile[];
  /** The files that students complete, if a rule compares their copies with them. */
  readonly skeletons: readonly ProvidedFile[];
  readonly calls: MaybeYaml;
  readonly transcripts: TranscriptFiles;
}

export interface JoinedAssignment extends Omit<Assignment, 'dialect' | 'dialects' | 'sessions' | 'conversations'> {
  readonly dialects: Dialects;
  /** For the default dialect. */
  readonly transcripts: GoldenTranscripts;
  /** For the other dialects, by name. */
  readonly otherTranscripts: ReadonlyMap<string, GoldenTranscripts>;
}

/** Checks each file, and then the files against each other, as far as their parts are well-formed. */
export function joinAssignment(files: AssignmentFiles, report: Report): JoinedAssignment | undefined {
  const { main, transcripts } = files;
  if (main !== undefined) checkShape(main, assignmentShape, report);
  const owner = main === undefined ? unknownClass : readClass(main, report);
  const functions = main === undefined ? unknownFunctions : readPrototypes(main, owner, report);
  const programs = main === undefined ? unknownPrograms : readPrograms(main, report);
  const calls = files.calls.file === undefined ? [] : readCalls(files.calls.file, functions, report);
  const ends = main && partAt(main, assignmentShape.shape.ends, ['ends']);
  const shared = { programs, closesInput: ends === 'end-of-file' };
  const usualTranscripts = readSessions(transcripts.usual.readable, shared, report);
  const otherTranscripts = new Map<string, GoldenTranscripts>();
  for (const [dialect, { readable }] of transcripts.others) {
    otherTranscripts.set(dialect, readSessions(readable, shared, report));
  }
  if (main === undefined) return undefined;

  checkId(main, files.name, report);
  checkFileNames(main, report);
  const dialects = readDialects(main, report);
  if (dialects !== undefined) checkDialectFolders(main, files.name, dialects.usual, transcripts, report);
  const shows = readShows(main, functions, report);
  const properties = readProperties(main, { functions, programs, isWritten: files.withoutReference !== true }, report);
  const offered = { functions: functionsWithCalls(files, functions), transcripts };
  const marks = readGroupMarks(main, functions, offered);
  const scheme = readScheme(main, functions, programs, offered, marks, report);
  const rest = partAt(main, assignmentShape, []);
  if (rest === undefined || dialects === undefined || scheme === undefined) return undefined;
  const { id = files.name, title, course, files: handedIn, build, limits, seed } = rest;
  return {
    id,
    title,
    ...(course === undefined ? {} : { course }),
    files: handedIn,
    ...(rest.provided === undefined ? {} : { provided: files.provided }),
    ...(files.skeletons.length === 0 ? {} : { skeletons: files.skeletons }),
    ...(rest.programs === undefined ? {} : { programs: programs.plans }),
    ...readSharedCode(main, programs, report),
    ...(owner.plan === undefined ? {} : { class: owner.plan }),
    build,
    limits: {
      cpuSeconds: limits['cpu-seconds'],
      wallSeconds: limits['wall-seconds'],
      memoryMiB: limits['memory-mib'],
      outputKiB: limits['output-kib'],
      budget: {
        cpuSeconds: limits['budget-cpu-seconds'],
        waitSeconds: limits['budget-wait-seconds'],
      },
    },
    functions: withShows(functions.prototypes, shows),
    dialects,
    seed,
    calls,
    transcripts: usualTranscripts,
    otherTranscripts,
    properties,
    ...(shared.closesInput ? { closesInput: true } : {}),
    scheme,
  };
}

function functionsWithCalls({ calls }: AssignmentFiles, functions: RequiredFunctions): string[] | undefined {
  if (calls.file !== undefined) return calledNames(calls.file, functions);
  return calls.missing ? [] : undefined;
}

/** Two of the programs, whose code the report compares. */
function readSharedCode(file: YamlFile, programs: Programs, report: Report): Pick<Assignment, 'sharedCode'> {
  const path = ['shared-code'];
  const [one, other] = partAt(file, assignmentShape.shape['shared-code'], path) ?? [];
  if (one === undefined || other === undefined) return {};
  const known = [one, other].filter((id, index) => checkProgram(file, [...path, index], id, programs, report));
  return known.length === 2 ? { sharedCode: [one, other] } : {};
}

function checkId(file: YamlFile, folder: string, report: Report): void {
  const id = partAt(file, assignmentShape.shape.id, ['id']);
  if (id === undefined || id === folder) return;
  report({
    file: file.name,
    place: placeAt(file, ['id']),
    found: `the id ${id}`,
    expected: `${folder}, the name of the folder`,
    cure: 'rename one of the two',
  });
}
