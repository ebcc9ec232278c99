import type { Assignment } from '../model/assignment.ts';
import type { Report } from './author-problem.ts';
import { readCalls } from './calls.ts';
import { readDialects } from './dialects.ts';
import type { Dialects } from './dialects.ts';
import { checkFileNames } from './file-names.ts';
import { readProperties } from './properties.ts';
import { readPrototypes, unknownFunctions } from './prototypes.ts';
import { checkShape, partAt } from './read-shape.ts';
import { readScheme } from './scheme.ts';
import { readSessions } from './sessions.ts';
import { assignmentShape } from './shape.ts';
import type { TranscriptFiles } from './transcript-files.ts';
import type { YamlFile } from './yaml-file.ts';
import { keysAt, placeAt } from './yaml-path.ts';

/** A YAML file of the assignment; without `file` it is missing or cannot be understood. */
export interface MaybeYaml {
  readonly missing: boolean;
  readonly file: YamlFile | undefined;
}

/** The files of one assignment, as far as they are YAML. */
export interface AssignmentFiles {
  readonly name: string;
  readonly main: YamlFile | undefined;
  readonly calls: MaybeYaml;
  readonly transcripts: TranscriptFiles;
}

export interface JoinedAssignment extends Omit<Assignment, 'dialect' | 'dialects'> {
  readonly dialects: Dialects;
}

/** Checks each file and then the files against each other, as far as their parts are well-formed. */
export function joinAssignment(files: AssignmentFiles, report: Report): JoinedAssignment | undefined {
  const { main } = files;
  if (main !== undefined) checkShape(main, assignmentShape, report);
  const functions = main === undefined ? unknownFunctions : readPrototypes(main, report);
  const calls = files.calls.file === undefined ? [] : readCalls(files.calls.file, functions, report);
  const sessions = readSessions(files.transcripts.readable, report);
  if (main === undefined) return undefined;

  checkId(main, files.name, report);
  checkFileNames(main, report);
  const dialects = readDialects(main, report);
  const properties = readProperties(main, functions, report);
  const offered = { functions: functionsWithCalls(files), transcripts: files.transcripts.count };
  const scheme = readScheme(main, functions, offered, report);
  const rest = partAt(main, assignmentShape, []);
  if (rest === undefined || dialects === undefined || scheme === undefined) return undefined;
  const { id, title, course, files: handedIn, build, limits, seed } = rest;
  return {
    id,
    title,
    course,
    files: handedIn,
    build,
    limits: {
      cpuSeconds: limits['cpu-seconds'],
      wallSeconds: limits['wall-seconds'],
      memoryMiB: limits['memory-mib'],
      outputKiB: limits['output-kib'],
    },
    functions: functions.prototypes,
    dialects,
    seed,
    calls,
    sessions,
    properties,
    scheme,
  };
}

function functionsWithCalls({ calls }: AssignmentFiles): string[] | undefined {
  if (calls.file !== undefined) return keysAt(calls.file, []);
  return calls.missing ? [] : undefined;
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
