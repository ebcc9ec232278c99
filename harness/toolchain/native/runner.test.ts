import { expect, test } from 'vitest';
import type { RunnerCase } from './runner-protocol.ts';
import { createRunner } from './runner.ts';

const one: RunnerCase = {
  program: 0,
  inputKind: 'typed',
  cpuSeconds: 1,
  wallSeconds: 1,
  memoryMiB: 64,
  printedBytes: 100,
  recordBytes: 100,
  input: new Uint8Array(),
};

test.each(['/bin/false', '/bin/true', '/no/such/runner'])(
  'cases that %s cannot run were not run, with a reason',
  async (path) => {
    const runner = createRunner(path, 0, 2)([]);
    const answers = await runner.run([one, one, one]);
    await runner.end();
    expect(answers.map(({ ending }) => ending.kind)).toEqual(['not-started', 'not-started', 'not-started']);
  },
);
