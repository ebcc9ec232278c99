import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadAssignment } from '../assignment/load-assignment.ts';
import type { SwitchedOn } from '../model/assignment/assignment.ts';
import { sourceRuleIds, sourceRules } from '../rules/definitions.ts';
import type { Subject } from '../rules/rule.ts';
import { runRules } from '../rules/run-rules.ts';
import { openParser } from '../cpp/source/grammar-file.ts';
import { readProgram } from '../cpp/source/program.ts';
import { forcedHeaders } from '../toolchain/gxx/compile/lenience-flags.ts';
import { createAskMacros } from '../toolchain/gxx/compile/compiler-macros.ts';

/** Run from the root of the project: `npm run bench:rules`. */
const sources = [
  'reference/dots-and-triangles/solution/dotstriangles.cpp',
  'reference/hex/solution/hex.cpp',
  'reference/lines-of-action/solution/gameplay.cpp',
];
const assignmentFolder = 'cases/dots-and-triangles';
const skeleton = `${assignmentFolder}/handout/dotstriangles.cpp`;
const warmUp = 30;
const rounds = 100;
const budget = 30;

/** Every rule, with the options of a strict course. */
const everyRule: SwitchedOn = Object.fromEntries(sourceRules.map(({ id, example }) => [id, example]));

const text = sources
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')
  .split('\n')
  .slice(0, 300)
  .join('\n');
const parser = await openParser();
const skeletons = readProgram(parser, [{ name: 'skeleton.cpp', text: readFileSync(skeleton, 'utf8'), provided: true }]);
const cacheFolder = mkdtempSync(join(tmpdir(), 'verbatim-bench-'));
const settings = { standard: 'c++17', flags: ['-O2'], seconds: 20 };
const forced = forcedHeaders('harness/toolchain/runtime');
const macros = await createAskMacros({ command: 'g++', cacheFolder, version: 'bench', forced })(settings, []);
rmSync(cacheFolder, { recursive: true });
const loaded = await loadAssignment(assignmentFolder);
if (loaded.kind !== 'loaded') throw new Error(`${assignmentFolder} cannot be read`);
const { functions } = loaded.assignment;

function read(): Subject {
  return {
    files: readProgram(parser, [{ name: 'program.cpp', text, provided: false }], { macros }),
    provided: [],
    skeletons,
    build: { leniences: [], diagnostics: [], functions: [], compilerTimedOut: false },
    compiled: true,
    // The rules about classes also need a class.
    assignment: { functions, class: { name: 'Board', file: 'program.cpp', header: 'Board.h' } },
  };
}

/**
 * Milliseconds of processor time of each round; wall time would depend on other programs. Every round reads the file
 * again, because types and names are remembered once they are known.
 */
function timed<Input>(prepare: () => Input, work: (input: Input) => unknown): number[] {
  const times: number[] = [];
  for (let round = -warmUp; round < rounds; round += 1) {
    const input = prepare();
    const start = process.cpuUsage();
    work(input);
    const { user, system } = process.cpuUsage(start);
    if (round >= 0) times.push((user + system) / 1000);
  }
  return times.toSorted((a, b) => a - b);
}

function line(what: string, times: readonly number[]): string {
  const figures = [0.5, 0.95].map((share) => (times[Math.floor(rounds * share)] ?? 0).toFixed(2).padStart(8));
  return `${what.padEnd(24)}${figures.join('')}`;
}

const all = timed(
  () => undefined,
  () => runRules(read(), everyRule),
);
const lines = [
  `${text.split('\n').length} lines, ${rounds} rounds after ${warmUp} warm-up rounds`,
  `${'milliseconds'.padEnd(24)}  median     95%`,
  line(
    'reading',
    timed(() => undefined, read),
  ),
  ...sourceRuleIds.map((id) =>
    line(
      id,
      timed(read, (subject) => runRules(subject, { [id]: everyRule[id] })),
    ),
  ),
  line('reading and all rules', all),
];
process.stdout.write(`${lines.join('\n')}\n`);
if ((all[Math.floor(rounds / 2)] ?? 0) > budget) {
  process.stderr.write(`All rules together take more than ${budget} ms.\n`);
  process.exitCode = 1;
}
