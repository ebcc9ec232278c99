import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Parameter, Prototype } from '../model/assignment/prototype.ts';
import type { CallOutcome, SessionOutcome } from '../model/program/run-outcome.ts';
import type { BuildRequest, BuildResult, JobLimits, Program, Toolchain } from '../toolchain/contract/toolchain.ts';
import type { CallsJob, SessionsJob } from '../toolchain/gxx/run/group-job.ts';
import type { LinkedProgram } from '../toolchain/gxx/run/program.ts';
import type { ReturnType, ScalarType, Value } from '../model/assignment/value.ts';
import { createNativeToolchain } from '../toolchain/native/native-toolchain.ts';
import { testCache } from './test-cache.fixture.ts';

/** Long enough for well-behaved programs, and short for the others. */
export const limits: JobLimits = { cpuSeconds: 1, wallSeconds: 5, memoryMiB: 256, outputBytes: 4096 };

export const settings = { standard: 'c++17', flags: ['-Wall', '-Wextra'], seconds: 30 };

const opened = new Map<string, Promise<Toolchain>>();

/** The same one for all files of a test process. */
export function openToolchain(cacheFolder = testCache()): Promise<Toolchain> {
  const known = opened.get(cacheFolder) ?? createToolchain(cacheFolder);
  opened.set(cacheFolder, known);
  return known;
}

async function createToolchain(cacheFolder: string): Promise<Toolchain> {
  const made = await createNativeToolchain({ runtimeFolder: 'harness/toolchain/runtime', cacheFolder });
  if (made.kind === 'unavailable') throw new Error(made.sentence);
  return made.toolchain;
}

/** Builds one of the programs of this folder. */
export async function buildNamed(
  toolchain: Toolchain,
  name: string,
  functions: readonly Prototype[] = [],
): Promise<BuildResult> {
  const bytes = await readFile(join('harness/testing/programs', name));
  return toolchain.build({ files: [{ name, bytes }], settings, functions });
}

/** Builds a program from its text. */
export function buildText(
  toolchain: Toolchain,
  text: string | Uint8Array,
  functions: readonly Prototype[] = [],
): Promise<BuildResult> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  return toolchain.build({ files: [{ name: 'program.cpp', bytes }], settings, functions });
}

/** Builds several files from their texts. */
export function buildTexts(
  toolchain: Toolchain,
  files: Readonly<Record<string, string>>,
  more: Partial<BuildRequest> = {},
): Promise<BuildResult> {
  return toolchain.build({ files: namedFiles(files), settings, functions: [], ...more });
}

export function namedFiles(texts: Readonly<Record<string, string>>): BuildRequest['files'] {
  return Object.entries(texts).map(([name, text]) => ({ name, bytes: Buffer.from(text) }));
}

export function programOf(result: BuildResult): Program {
  if (result.kind !== 'built') throw new Error(`The program was not built: ${JSON.stringify(result)}`);
  return result.program;
}

export async function runSession(
  program: Program,
  input = '',
  changed: Partial<JobLimits> = {},
  id?: string,
): Promise<SessionOutcome> {
  const which = id === undefined ? {} : { program: id };
  const [outcome] = await program.run([{ kind: 'session', ...which, input, limits: { ...limits, ...changed } }]);
  if (outcome?.kind !== 'session') throw new Error('A session has the outcome of a session');
  return outcome;
}

/** The program reads the end of its input after the last byte. */
export async function runClosedSession(
  program: Program,
  input: string,
  changed: Partial<JobLimits> = {},
): Promise<SessionOutcome> {
  const [outcome] = await program.run([
    { kind: 'session', input, closesInput: true, limits: { ...limits, ...changed } },
  ]);
  if (outcome?.kind !== 'session') throw new Error('A session has the outcome of a session');
  return outcome;
}

/** Makes the calls in as few processes as possible; with `apart`, each call starts from the same initial state. */
export async function runCalls(
  program: Program,
  name: string,
  calls: readonly (readonly Value[])[],
  changed: Partial<JobLimits> = {},
  how: Pick<CallsJob, 'apart'> = {},
): Promise<readonly CallOutcome[]> {
  const [outcome] = await linkedProgram(program).runGroups([
    { kind: 'calls', function: name, calls, limits: { ...limits, ...changed }, ...how },
  ]);
  if (outcome?.kind !== 'calls') throw new Error('Calls have the outcome of calls');
  return outcome.calls;
}

/** Runs the sessions in one process if possible; undefined for a session that must be run alone. */
export async function runSessionsTogether(
  program: Program,
  inputs: readonly string[],
  changed: Partial<JobLimits> = {},
  how: Pick<SessionsJob, 'closesInput'> = {},
): Promise<readonly (SessionOutcome | undefined)[]> {
  const [outcome] = await linkedProgram(program).runGroups([
    { kind: 'sessions', inputs, limits: { ...limits, ...changed }, ...how },
  ]);
  if (outcome?.kind !== 'sessions') throw new Error('Sessions have the outcome of sessions');
  return outcome.sessions;
}

function linkedProgram(program: Program): LinkedProgram {
  if (!('runGroups' in program)) throw new Error('The program was not built by g++');
  return program as LinkedProgram;
}

/** The session as a person would see it, with the input between « and », and `^D` where closed input ended. */
export function asSeen({ printed, reads }: SessionOutcome, input: string): string {
  const typed = Buffer.from(input);
  const output = Buffer.from(printed);
  let seen = '';
  let shown = 0;
  let read = 0;
  for (const { after, length } of reads) {
    const mark = length === 0 ? '^D' : `«${typed.subarray(read, read + length).toString()}»`;
    seen += `${output.subarray(shown, after).toString()}${mark}`;
    shown = after;
    read += length;
  }
  return seen + output.subarray(shown).toString();
}

type ParameterSpelling = ScalarType | 'bool&' | 'char&' | 'int&' | 'long long&' | 'string&' | 'const string&';

/** `prototype('bool', 'isPlaceable', 'long long', 'int')`; an `&` at the end of a type makes a reference. */
export function prototype(returns: ReturnType, name: string, ...types: ParameterSpelling[]): Prototype {
  const parameters = types.map((type, index): Parameter => ({ name: `p${index}`, ...spelled(type) }));
  return { name, returns, parameters, text: `${returns} ${name}(${types.join(', ')})` };
}

/** A member of a class with these private fields; the constructor has the name of the class and returns void. */
export function member(
  owner: { readonly name: string; readonly fields: Readonly<Record<string, ScalarType>> },
  returns: ReturnType,
  name: string,
  ...types: ParameterSpelling[]
): Prototype {
  const fields = Object.entries(owner.fields).map(([field, type]): Parameter => ({
    name: field,
    type,
    passing: 'reference',
  }));
  const own = prototype(returns, name, ...types);
  return {
    ...own,
    parameters: [...fields, ...own.parameters],
    member: { kind: name === owner.name ? 'constructor' : 'method', class: owner.name, fields: fields.length },
  };
}

function spelled(type: ParameterSpelling): Omit<Parameter, 'name'> {
  switch (type) {
    case 'bool&':
      return { type: 'bool', passing: 'reference' };
    case 'char&':
      return { type: 'char', passing: 'reference' };
    case 'int&':
      return { type: 'int', passing: 'reference' };
    case 'long long&':
      return { type: 'long long', passing: 'reference' };
    case 'string&':
      return { type: 'string', passing: 'reference' };
    case 'const string&':
      return { type: 'string', passing: 'value', isConst: true };
    default:
      return { type, passing: 'value' };
  }
}
