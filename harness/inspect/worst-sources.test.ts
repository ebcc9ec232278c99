import { expect, test } from 'vitest';
import type { SwitchedOn } from '../model/assignment/assignment.ts';
import { inspect } from './inspect.ts';
import { sharedCode } from './shared-code.ts';
import { worstSources } from './worst-sources.fixture.ts';

/* Each of these took minutes, overflowed the stack, or had no end, or is like one that did. */

const name = 'a.cpp';
const sourceRules: SwitchedOn = {
  'no-globals': { const: 'allowed', 'local-statics': 'charged' },
  'no-arrays': {},
  'no-vectors': {},
  'no-string-class': {},
  'no-cmath': {},
  'function-called': {},
  'min-functions': { 'besides-main': 100_000 },
  'array-parameters': { functions: 100_000 },
  'no-cin-in-class': {},
  'cout-only-in-print': { members: ['print'] },
  'header-comment': { demands: ['name', 'student-id', 'e-mail'] },
  comments: { 'code-lines': 1, functions: 1 },
};

const presentation = {
  'final-newline': 1,
  typographic: 1,
  'line-ends': 1,
  'trailing-blanks': 1,
  blanks: 1,
  'blank-lines': 1,
  'letter-case': 1,
  wording: 0.5,
};

function inspected(text: string) {
  const submitted = { name, bytes: new Uint8Array() };
  return inspect({
    submission: { id: 's1', files: [{ expected: name, submitted }], missing: [], unused: [] },
    encodings: {},
    build: { leniences: [], diagnostics: [], functions: [], compilerTimedOut: false },
    compiled: true,
    matches: [],
    sources: [{ name, text, provided: false }],
    assignment: {
      functions: [{ text: 'void gridState()', name: 'gridState', parameters: [], returns: 'void' }],
      scheme: { groups: [], functions: {}, presentation, policy: [], sourceRules },
    },
  });
}

/** Processor time. Each takes less than half a second; at full size (`WORST_SOURCES=1`) less than some two. */
const maxSeconds = 4;

/** Seconds of the processor. */
async function cost(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

test.each(Object.entries(worstSources))('the inspection ends in time: %s', async (_what, text) => {
  const used = await cost(() => inspected(text));
  expect(used).toBeLessThan(maxSeconds);
});

test('lines that two files repeat over and over are compared in time', async () => {
  const texts = [worstSources['lines that are alike'], worstSources['lines that are alike in pairs']];
  const sources = [...texts, ...texts].map((text = '', index) => ({ name: `${index}.cpp`, text, provided: false }));
  const program = (id: string, index: number) => ({ id, sources: [`${index}.cpp`, `${index + 1}.cpp`] });
  expect(await cost(() => sharedCode(sources, [program('one', 0), program('other', 2)]))).toBeLessThan(maxSeconds);
});
