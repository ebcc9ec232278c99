import { delimiter, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { DurationReporter } from './harness/testing/suite/duration-reporter.ts';
import { LongFirst } from './harness/testing/suite/long-first.ts';
import { needs, taggedFiles } from './harness/testing/suite/test-files.ts';

const root = import.meta.dirname;
const { withTools, ownProcess } = taggedFiles(root);
/** Milliseconds. A test that takes a second alone took more than a minute beside a run of the fuzzer. */
const patience = 300_000;
const withoutTools = {
  PATH: [resolve(root, 'harness/testing/suite/absent'), process.env['PATH']].join(delimiter),
};

export default defineConfig({
  test: {
    tags: needs,
    // No test shows how quick this machine is: whatever hangs is noticed after minutes, too.
    testTimeout: patience,
    hookTimeout: patience,
    expect: { poll: { timeout: patience / 3 } },
    // By default, Vitest leaves one processor to itself: half of two.
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    reporters: ['default', new DurationReporter()],
    // "vitest --changed" knows what a test imports, but not what it reads: after a change of that, all tests run.
    forceRerunTriggers: [
      resolve(root, '{cases,harness,reports,reference}/**/*.!(ts)'),
      resolve(root, '*.{json,md,ts}'),
      resolve(root, '.oxlintrc.json'),
      resolve(root, '.github/**'),
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // dist/ would bring stale copies of the tests.
          include: ['{harness,reports,reference}/**/*.test.ts'],
          exclude: [...withTools, ...ownProcess],
          env: withoutTools,
          // To load the modules anew for each of 300 files takes as long as the tests themselves.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'own-process', include: ownProcess, env: withoutTools } },
      { extends: true, test: { name: 'tools', include: withTools } },
    ],
  },
});
