import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // dist/ would bring stale copies of the tests.
    include: ['{harness,reports,reference}/**/*.test.ts'],
    // Most tests start a compiler.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
