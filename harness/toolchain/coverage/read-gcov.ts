import { z } from 'zod';

const branch = z.object({ count: z.number(), throw: z.boolean() });
const line = z.object({
  line_number: z.number(),
  count: z.number(),
  function_name: z.string().optional(),
  branches: z.array(branch),
});
const functionFacts = z.object({
  name: z.string(),
  demangled_name: z.string(),
  start_line: z.number(),
  execution_count: z.number(),
});
const report = z.object({
  files: z.array(z.object({ file: z.string(), lines: z.array(line), functions: z.array(functionFacts) })),
});

/** How often the lines of one file were reached. */
export interface FileCounts {
  readonly file: string;
  /** The lines with code, in order. */
  readonly lines: readonly LineCounts[];
  readonly functions: readonly FunctionCount[];
}

export interface LineCounts {
  readonly line: number;
  readonly count: number;
  /** How often each condition of the line went either way, in the order of the conditions. */
  readonly conditions: readonly (readonly [number, number])[];
}

export interface FunctionCount {
  /** Without its parameters. */
  readonly name: string;
  readonly line: number;
  readonly count: number;
}

/** What g++ adds for global objects is at the last line of a file. */
const added = /^(?:_GLOBAL__|_Z\d+__static_initialization)/;

/** Reads what `gcov --json-format --stdout` prints: one document a line. Throws if it has another format. */
export function readGcov(text: string): FileCounts[] {
  const files = text
    .split('\n')
    .filter((document) => document.trim() !== '')
    .flatMap((document) => report.parse(JSON.parse(document)).files);
  // A header is in the report of each source that includes it.
  return [...groupedBy(files, ({ file }) => file)].map(([file, reports]) => ({
    file,
    lines: mergedLines(reports.flatMap(({ lines }) => lines)),
    functions: mergedFunctions(reports.flatMap(({ functions }) => functions)),
  }));
}

function mergedLines(lines: readonly z.infer<typeof line>[]): LineCounts[] {
  const own = lines.filter(({ function_name: name = '' }) => !added.test(name));
  return [...groupedBy(own, ({ line_number: number }) => number)]
    .map(([number, same]) => ({
      line: number,
      count: same.reduce((sum, { count }) => sum + count, 0),
      conditions: same.map(({ branches }) => pairsOf(branches)).reduce(together),
    }))
    .toSorted((one, other) => one.line - other.line);
}

/** A condition has two branches. So has a call that may throw, which is not a condition. */
function pairsOf(branches: readonly z.infer<typeof branch>[]): [number, number][] {
  const pairs: [number, number][] = [];
  for (let at = 0; at + 1 < branches.length; at += 2) {
    const [one, other] = [branches[at], branches[at + 1]];
    if (one === undefined || other === undefined || one.throw || other.throw) continue;
    pairs.push([one.count, other.count]);
  }
  return pairs;
}

/** A template has the same line once for each type. */
function together(one: [number, number][], other: [number, number][]): [number, number][] {
  if (one.length !== other.length) return one.length > other.length ? one : other;
  return one.map(([first, second], at) => [first + (other[at]?.[0] ?? 0), second + (other[at]?.[1] ?? 0)]);
}

function mergedFunctions(functions: readonly z.infer<typeof functionFacts>[]): FunctionCount[] {
  const own = functions.filter(({ name }) => !added.test(name));
  const places = groupedBy(own, ({ demangled_name: name, start_line: start }) => `${start} ${bareName(name)}`);
  return [...places.values()].flatMap((same) => {
    const [first] = same;
    const count = same.reduce((sum, { execution_count: times }) => sum + times, 0);
    return first === undefined ? [] : [{ name: bareName(first.demangled_name), line: first.start_line, count }];
  });
}

function bareName(demangled: string): string {
  return demangled.split('(')[0]?.split(' ').at(-1) ?? '';
}

function groupedBy<One, Key>(all: readonly One[], keyOf: (one: One) => Key): Map<Key, One[]> {
  const groups = new Map<Key, One[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}
