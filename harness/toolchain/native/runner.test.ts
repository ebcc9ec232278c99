import { expect, test } from 'vitest';
import type { RunnerCase } from './runner-protocol.ts';
import { createRunner } from './runner.ts';

const one: RunnerCase = {
  program: '/no/such/program',
  folder: '/',
  cpuSeconds: 1,
  wallSeconds: 1,
  memoryMiB: 64,
  printedBytes: 100,
  recordBytes: 100,
  input: new Uint8Array(),
};

test.each(['/bin/false', '/bin/cat', '/no/such/runner'])(
  'cases that %s cannot run were not run, with a reason',
  async (path) => {
    const answers = await createRunner(path, 2)([one, one, one]);
    expect(answers.map(({ ending }) => ending.kind)).toEqual(['not-started', 'not-started', 'not-started']);
  },
);
