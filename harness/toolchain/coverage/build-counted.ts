import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Assignment } from '../../model/assignment/assignment.ts';
import { type ProcessOutcome, runProcess } from '../../process/process.ts';
import { driverSource } from '../gxx/calls/driver-source.ts';
import { isSource } from '../gxx/compile/compile.ts';
import type { CountedFiles } from './counted-files.ts';

/** The folders of our C++ parts. */
export interface RuntimeFolders {
  readonly native: string;
  readonly plain: string;
  readonly coverage: string;
}

export interface CountedBuild {
  readonly assignment: Assignment;
  readonly counted: CountedFiles;
  readonly compiler: string;
  readonly runtime: RuntimeFolders;
  /** An empty folder. */
  readonly root: string;
}

export interface CountedPrograms {
  /** The executable for the sessions of each program. */
  readonly sessions: ReadonlyMap<string | undefined, string>;
  /** The executable for calls. */
  readonly calls: string;
  /** The object file of each source, beside which the counters are written. */
  readonly objects: ReadonlyMap<string, string>;
}

export interface Wanted {
  /** The programs of which sessions are run. */
  readonly programs: readonly (string | undefined)[];
  readonly calls: boolean;
}

/** Why something could not be built, as the end of a sentence. */
export class NotCounted extends Error {
  override readonly name = 'NotCounted';
}

const seconds = 120;
const leave = '-D_exit=verbatim_leave';
/** With exceptions, every call of a function that may throw has branches. A source that throws or catches needs them. */
const withoutExceptions = '-fno-exceptions';

/** Compiles the solution so that it counts how often each line is reached, with our parts that give it its input. */
export async function buildCounted(build: CountedBuild, wanted: Wanted): Promise<CountedPrograms> {
  const { assignment, counted, root } = build;
  const source = join(root, 'source');
  await mkdir(source);
  for (const { name, bytes } of counted.files) await writeFile(join(source, name), bytes);
  const names = [...new Set([...wanted.programs.flatMap((id) => counted.programs.get(id) ?? []), ...counted.calls])];
  const [objects, parts] = await Promise.all([
    Promise.all(
      names.filter(isSource).map(async (name, index) => [name, await compileSource(build, name, index)] as const),
    ),
    compileParts(build, wanted),
  ]);
  const objectOf = new Map(objects);
  const linked = (sources: readonly string[]) => sources.flatMap((name) => objectOf.get(name) ?? []);
  const sessions = new Map<string | undefined, string>();
  for (const [index, id] of wanted.programs.entries()) {
    const all = [parts.console, parts.leave, ...linked(counted.programs.get(id) ?? [])];
    sessions.set(id, await link(build, `sessions-${index}`, all));
  }
  const calls = wanted.calls
    ? await link(
        build,
        'calls',
        [parts.leave, parts.driver, ...linked(counted.calls), parts.entry],
        looseLinks(assignment),
      )
    : '';
  return { sessions, calls, objects: objectOf };
}

async function compileSource(build: CountedBuild, name: string, index: number): Promise<string> {
  const { standard, flags } = build.assignment.build;
  const object = join(build.root, `source-${index}.o`);
  const args = [`-std=${standard}`, ...flags, '-w', '-O0', '-fno-inline', '--coverage', '-c', name, '-o', object];
  const first = await run(build, [...args, withoutExceptions]);
  if (succeeded(first)) return object;
  check(await run(build, args), name);
  return object;
}

interface Parts {
  readonly leave: string;
  readonly console: string;
  readonly driver: string;
  readonly entry: string;
}

/** Our own parts, without counters. */
async function compileParts(build: CountedBuild, { programs, calls }: Wanted): Promise<Parts> {
  const { assignment, root, runtime } = build;
  const object = async (isWanted: boolean, name: string, path: string, more: readonly string[] = []) => {
    const to = join(root, `${name}.o`);
    if (isWanted) check(await run(build, ['-std=c++17', ...more, '-c', path, '-o', to]), name);
    return to;
  };
  const driverPath = join(root, 'driver.cpp');
  await writeFile(driverPath, driverSource(assignment.functions, assignment.class?.header));
  const [left, console, driver, entry] = await Promise.all([
    object(true, 'leave', join(runtime.coverage, 'leave.cpp'), ['-D', `VERBATIM_SECONDS=${secondsOf(assignment)}`]),
    object(programs.length > 0, 'console', join(runtime.plain, 'console.cpp'), [leave]),
    object(calls, 'driver', driverPath, [
      ...[leave, '-fPIC', '-fno-access-control'],
      ...['-I', join(runtime.native, 'calls'), '-I', join(root, 'source')],
    ]),
    object(calls, 'entry', join(runtime.plain, 'calls-entry.cpp')),
  ]);
  return { leave: left, console, driver, entry };
}

/** The time limit of one run. */
export function secondsOf({ limits }: Pick<Assignment, 'limits'>): number {
  return Math.max(1, Math.ceil(limits.cpuSeconds));
}

/** Some solutions have a main in several files, or functions that calls do not need. */
function looseLinks({ functions }: Assignment): string[] {
  if (process.platform !== 'linux' || functions.length === 0) return [];
  return ['-no-pie', '-Wl,--unresolved-symbols=ignore-all,-z,muldefs'];
}

async function link(
  build: CountedBuild,
  name: string,
  objects: readonly string[],
  more: readonly string[] = [],
): Promise<string> {
  const path = join(build.root, name);
  check(await run(build, ['--coverage', ...more, ...objects, '-o', path]), name);
  return path;
}

function run({ compiler, root }: CountedBuild, args: readonly string[]): Promise<ProcessOutcome> {
  return runProcess({
    file: compiler,
    args,
    folder: join(root, 'source'),
    scratch: root,
    seconds,
    outputBytes: 1 << 20,
  });
}

function succeeded({ end }: ProcessOutcome): boolean {
  return end.kind === 'exited' && end.code === 0;
}

function check(outcome: ProcessOutcome, name: string): void {
  if (succeeded(outcome)) return;
  const said = Buffer.from(outcome.stderr).toString().split('\n');
  const error = said.find((line) => /\berror:|undefined reference/.test(line)) ?? said[0] ?? '';
  throw new NotCounted(`${name} could not be built with counters${error === '' ? '' : ` (${error.trim()})`}`);
}
