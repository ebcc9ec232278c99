import { availableParallelism } from 'node:os';
import { delimiter, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { DurationReporter } from './harness/testing/suite/duration-reporter.ts';
import { LongFirst } from './harness/testing/suite/long-first.ts';
import { needs, taggedFiles } from './harness/testing/suite/test-files.ts';

const root = import.meta.dirname;
const { withTools, ownProcess } = taggedFiles(root);
/** In milliseconds. A test that takes a second alone took more than a minute while the fuzzer ran. */
const patience = 300_000;
const withoutTools = {
  PATH: [resolve(root, 'harness/testing/suite/absent'), process.env['PATH']].join(delimiter),
};

export default defineConfig({
  test: {
    tags: needs,
    // Generous, because tests must not depend on the speed of the machine; a test that hangs is still noticed.
    testTimeout: patience,
    hookTimeout: patience,
    expect: { poll: { timeout: patience / 3 } },
    // Many tests wait: for a limit, a signal or a browser. By default, Vitest even leaves one processor to itself.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: LongFirst },
    reporters: ['default', new DurationReporter()],
    // "vitest --changed" knows the imports of a test, but not the files that it reads. If these change, all tests run.
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
          // Loading the modules anew for each of 300 files would take as long as the tests themselves.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'own-process', include: ownProcess, env: withoutTools } },
      { extends: true, test: { name: 'tools', include: withTools, isolate: false } },
    ],
  },
});
