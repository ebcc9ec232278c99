// @module-tag compiler
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canRead, play, print, readInteger } from '../../reference/dialogue.ts';
import type { Dialogue } from '../../reference/dialogue.ts';
import { explainCase } from '../../reports/explain/case/case.ts';
import { loadFiles } from '../assignment/small-assignment.fixture.ts';
import { goldenDisagreements } from '../author/golden-check.ts';
import { grade } from '../grade/grade.ts';
import type { Reference } from '../model/assignment/reference.ts';
import { readHere } from '../reading/read-here.ts';
import { openToolchain } from '../testing/open-program.ts';
import { openPlainToolchain } from '../toolchain/plain/plain.fixture.ts';

// An assignment whose programs read to the end of their input, and small programs for it, graded as a whole.
const files = {
  'assignment.yaml': `format: 1
id: small
title: Sums
course: Testing 101
files: [sums.cpp]
build: { standard: c++17, flags: [-Wall], seconds: 20 }
limits: { cpu-seconds: 1, wall-seconds: 3, memory-mib: 256, output-kib: 8 }
ends: end-of-file
dialect: plain
dialects:
  plain: { about: The usual words, wording: {} }
seed: 7
properties:
  sums: { plays: sums, runs: 40, about: Random numbers }
marking:
  groups: { transcripts: 60, properties: 40 }
`,
  'transcripts/01-three.yaml': `about: Three numbers
session: |
  n? «1»
  n? «2»
  n? «3»
  n? 6 in all
`,
  'transcripts/02-none.yaml': `about: No number
session: |
  n? 0 in all
`,
};

function* sums(): Dialogue {
  let sum = 0;
  yield* print('n? ');
  for (; yield* canRead('integer'); yield* print('n? ')) sum += yield* readInteger();
  yield* print(`${sum} in all\n`);
}

const reference: Reference = {
  play: (typed, how) => play(sums(), typed, how?.closesInput),
  call: () => {
    throw new Error('there are no functions');
  },
  sessions: { sums: fc.array(fc.nat(99).map(String), { maxLength: 6 }) },
  calls: {},
};

const loaded = await loadFiles(files);
if (loaded.kind !== 'loaded') throw new Error(JSON.stringify(loaded));
const { assignment } = loaded;
const toolchains = { native: await openToolchain(), plain: await openPlainToolchain() };

async function graded(body: string, toolchain: keyof typeof toolchains) {
  const text = `#include <iostream>\nint main() {\n  int n = 0, sum = 0;\n  ${body}\n}\n`;
  const grading = await grade({
    assignment,
    reference,
    solution: [],
    toolchain: toolchains[toolchain],
    reading: readHere,
    submission: { id: 's1', files: [{ name: 'sums.cpp', bytes: Buffer.from(text) }] },
    seed: 7,
  });
  if (grading.status !== 'graded') throw new Error(grading.reason);
  return grading;
}

const right = 'std::cout << "n? "; while (std::cin >> n) { sum += n; std::cout << "n? "; } std::cout << sum';

test('the golden sessions are what the reference plays', async () => {
  expect(await goldenDisagreements(assignment, reference)).toEqual([]);
});

describe.each(['native', 'plain'] as const)('with the %s toolchain', (toolchain) => {
  test('a program that reads to the end of its input gets full marks', async () => {
    expect((await graded(`${right} << " in all\\n";`, toolchain)).marks).toBe(100);
  });

  test('what it prints after the end counts', async () => {
    const { marks, cases } = await graded(`${right} + 1 << " in all\\n";`, toolchain);
    expect([marks, cases.map(({ verdict }) => verdict.kind)]).toEqual([
      0,
      ['wrong-output', 'wrong-output', 'wrong-output'],
    ]);
    expect(cases.flatMap((one) => explainCase(one).details)).toContain(
      'The input is closed after the last line, as with Ctrl-D (on Windows: Ctrl-Z and Enter).',
    );
  });

  test('a program that goes on after the end is stopped and told so', async () => {
    const { marks, cases } = await graded('do { std::cout << "n? "; std::cin >> n; } while (n != -1);', toolchain);
    expect([marks, cases.map(({ verdict }) => verdict.kind)]).toEqual([
      0,
      ['too-much-output', 'too-much-output', 'too-much-output'],
    ]);
    const words = cases.map((one) => explainCase(one));
    expect(words[0]?.headline).toBe(
      'After the end of its input, your program printed more than 8 KiB and was stopped.',
    );
    expect(words.map(({ hint }) => hint?.split('.')[0])).toEqual(
      cases.map(() => 'Your program goes on after the end of its input'),
    );
  });
});
