import type { Property } from '../../model/assignment/assignment.ts';
import { checkValueNames, readPlays, readValues } from './property-input.ts';
import { didYouMean } from '../yaml/author-problem.ts';
import type { Report } from '../yaml/author-problem.ts';
import { checkProgram } from '../programs.ts';
import type { Programs } from '../programs.ts';
import type { RequiredFunctions } from './prototypes.ts';
import { isMisspelt, partAt } from '../yaml/read-shape.ts';
import { propertyShape } from '../shape.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { keysAt, nodeAt, placeAt, placeOfKey } from '../yaml/yaml-path.ts';
import type { Path } from '../yaml/yaml-path.ts';

const known = Object.keys(propertyShape.shape);

export interface PropertyMeans {
  readonly functions: RequiredFunctions;
  readonly programs: Programs;
  /** There is a reference in TypeScript, which can make random input itself. */
  readonly isWritten: boolean;
}

export function readProperties(file: YamlFile, means: PropertyMeans, report: Report): Property[] {
  if (means.functions.complete) checkValueNames(file, means.functions.prototypes, ['values'], report);
  return keysAt(file, ['properties']).flatMap((name) => readProperty(file, name, means, report) ?? []);
}

function readProperty(
  file: YamlFile,
  name: string,
  { functions, programs, isWritten }: PropertyMeans,
  report: Report,
): Property | undefined {
  const path = ['properties', name];
  if (!/^[A-Za-z0-9][\w-]*(\/[A-Za-z0-9][\w-]*)?$/.test(name)) {
    report({
      file: file.name,
      place: placeOfKey(file, path),
      found: `the property name ${JSON.stringify(name)}`,
      expected: 'letters, digits, - and _, and at most one /, because it becomes part of an id',
    });
  }
  const plays = readPlays(file, [...path, 'plays'], isWritten, report);
  const calls = partAt(file, propertyShape.shape.calls, [...path, 'calls']);
  const either = ['plays', 'calls'].filter((key) => nodeAt(file, [...path, key]) !== undefined);
  const misspelt = isMisspelt(file, path, 'plays', known) || isMisspelt(file, path, 'calls', known);
  if (nodeAt(file, path) !== undefined && (either.length === 2 || (either.length === 0 && !misspelt))) {
    report({
      file: file.name,
      place: placeAt(file, path),
      found: either.length === 2 ? 'both plays and calls' : 'neither plays nor calls',
      expected: 'exactly one of the two',
      cure: 'plays: <what is typed> for whole programs, calls: <function> for calls',
    });
  }
  if (calls !== undefined && functions.complete && !functions.names.includes(calls)) {
    report({
      file: file.name,
      place: placeAt(file, [...path, 'calls']),
      found: `the function ${calls}`,
      expected: functions.names.length === 0 ? 'a required function, but there are none' : oneOf(functions.names),
      ...didYouMean(calls, functions.names),
    });
  }
  const program = readProgram(file, path, programs, report);
  const rest = partAt(file, propertyShape, path);
  if (rest === undefined) return undefined;
  const { points } = rest;
  const id = `properties/${name}`;
  if (plays !== undefined) {
    const player = program === undefined ? {} : { program };
    const { about = aboutPlays(program, programs), runs = usualRuns.plays } = rest;
    return { id, about, points, runs, target: { kind: 'sessions', ...plays, ...player } };
  }
  const called = functions.prototypes.find((prototype) => prototype.name === calls);
  const values = called === undefined ? undefined : readValues(file, path, called, isWritten, report);
  if (calls === undefined) return undefined;
  const onlyIf = rest['only-if'];
  const { about = `Random calls of ${calls}`, runs = usualRuns.calls } = rest;
  return {
    id,
    about,
    points,
    runs,
    target: {
      kind: 'calls',
      function: calls,
      ...(values === undefined ? {} : { values }),
      ...(onlyIf === undefined ? {} : { onlyIf }),
    },
  };
}

/** A run of a whole program takes longer than a call. */
const usualRuns = { plays: 40, calls: 100 };

function aboutPlays(program: string | undefined, { plans }: Programs): string {
  const plan = plans.find(({ id }) => id === program);
  return `Random runs of ${plan?.about ?? 'the whole program'}`;
}

/** The program of these runs. It must be named if and only if there are several programs. */
function readProgram(file: YamlFile, path: Path, programs: Programs, report: Report): string | undefined {
  const at = [...path, 'program'];
  const plays = nodeAt(file, [...path, 'plays']) !== undefined;
  const program = partAt(file, propertyShape.shape.program, at);
  if (program !== undefined) {
    if (plays) return checkProgram(file, at, program, programs, report) ? program : undefined;
    if (nodeAt(file, [...path, 'calls']) === undefined) return undefined;
    const expected = 'none, because functions are called without a program';
    report({ file: file.name, place: placeOfKey(file, at), found: `the program ${program} for calls`, expected });
  } else if (
    plays &&
    programs.ids.length > 0 &&
    nodeAt(file, at) === undefined &&
    !isMisspelt(file, path, 'program', known)
  ) {
    report({
      file: file.name,
      place: placeAt(file, path),
      found: 'no program',
      expected: `one of ${programs.ids.join(', ')}`,
      cure: 'add program: ...',
    });
  }
  return undefined;
}

function oneOf(names: readonly string[]): string {
  return `one of ${names.join(', ')}`;
}
