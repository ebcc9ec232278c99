import type { SourceFile, Submission } from '../model/submission/submission.ts';

/* Submissions that would delay a whole class: the reference solution with hostile code added. */

interface Hostile {
  readonly name: string;
  readonly headers: readonly string[];
  /** Code after the includes. */
  readonly before?: string;
  /** Code at the beginning of every function. */
  readonly inFunctions?: string;
}

const loop = 'volatile int rounds = 0; while (true) rounds = rounds + 1;';
const sleep = (milliseconds: number) => `std::this_thread::sleep_for(std::chrono::milliseconds(${milliseconds}));`;
const compute = (milliseconds: number) =>
  `{ clock_t began = clock(); while ((clock() - began) * 1000 < ${milliseconds} * CLOCKS_PER_SEC) {} }`;
const toSleep = ['thread', 'chrono'];

export const loopsEverywhere: Hostile = { name: 'loops everywhere', headers: [], inFunctions: loop };
export const sleepsEverywhere: Hostile = { name: 'sleeps everywhere', headers: toSleep, inFunctions: sleep(3_600_000) };

export const hostilePrograms: readonly Hostile[] = [
  loopsEverywhere,
  sleepsEverywhere,
  {
    name: 'sleeps for 2.8 s before main',
    headers: toSleep,
    before: `struct Sleeper { Sleeper() { ${sleep(2800)} } } sleeper;`,
  },
  {
    name: 'sleeps a little in every function',
    headers: toSleep,
    inFunctions: sleep(250),
  },
  { name: 'computes for 0.95 s in every function', headers: ['ctime'], inFunctions: compute(950) },
  { name: 'computes for 0.09 s in every function', headers: ['ctime'], inFunctions: compute(90) },
  {
    name: 'loops after the first run of a function',
    headers: ['ctime'],
    // Runs share no state, so the time decides: two thirds of them loop.
    inFunctions: `if (time(nullptr) % 3 != 0) { ${loop} }`,
  },
  { name: 'floods its output', headers: ['cstdio'], inFunctions: 'while (true) puts("flood");' },
  {
    name: 'takes all memory, again and again',
    headers: ['vector'],
    inFunctions: 'std::vector<std::vector<char>> hoard; while (true) hoard.emplace_back(1 << 20, 1);',
  },
  { name: 'crashes in every function', headers: ['cstdlib'], inFunctions: 'abort();' },
  {
    name: 'takes the compiler for ever',
    headers: [],
    before:
      'template <int n, int m> struct Work { static const int value = Work<n - 1, m>::value + Work<n - 1, m + (1 << (n % 30))>::value; };\n' +
      'template <int m> struct Work<0, m> { static const int value = m; };\nstatic_assert(Work<28, 0>::value != 1, "");',
  },
];

/** The solution with the hostile code in it. */
export function hostileSubmission(id: string, solution: Submission, hostile: Hostile): Submission {
  return { id, files: solution.files.map((file) => withHostility(file, hostile)) };
}

const beginOfFunction = /^((?:[A-Za-z_][\w:]* )+\*?[\w:]+\([^;{}]*\)(?: const)?\s*\{)/gm;

function withHostility({ name, bytes }: SourceFile, { headers, before = '', inFunctions = '' }: Hostile): SourceFile {
  const text = Buffer.from(bytes).toString();
  const includes = headers.map((header) => `#include <${header}>`);
  const inside = text.replace(beginOfFunction, (begin) => `${begin} ${inFunctions}`);
  const at = inside.indexOf('\n', inside.lastIndexOf('#include')) + 1;
  const whole = `${inside.slice(0, at)}${includes.join('\n')}\n${before}\n${inside.slice(at)}`;
  return { name, bytes: Buffer.from(whole) };
}
