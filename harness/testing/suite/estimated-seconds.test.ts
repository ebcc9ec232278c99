import { describe, expect, test } from 'vitest';
import { estimatedSeconds } from './estimated-seconds.ts';

const durations = {
  measured: 'in a test',
  others: { seconds: 10, files: 100 },
  seconds: { 'long.test.ts': 60, 'middle.test.ts': 30 },
};

describe('tests take', () => {
  test('the time that they took before, shared among the workers', () => {
    expect(estimatedSeconds(['long.test.ts', 'middle.test.ts', 'middle.test.ts'], durations, 2)).toBe(60);
  });

  test('as long as the longest file, however many workers there are', () => {
    expect(estimatedSeconds(['long.test.ts', 'middle.test.ts'], durations, 8)).toBe(60);
  });

  test('as long as other short files, if they were never measured', () => {
    expect(estimatedSeconds(['new.test.ts', 'newer.test.ts'], durations, 1)).toBeCloseTo(0.2);
  });

  test('no time if there are none', () => {
    expect(estimatedSeconds([], durations, 2)).toBe(0);
  });
});
