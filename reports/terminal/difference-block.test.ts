import { expect, test } from 'vitest';
import type { SessionEvidence } from '../../harness/model/result/grading.ts';
import { wrongOutput } from '../samples/sample-outcomes.ts';
import { differenceBlock } from './difference-block.ts';
import { plainPalette } from './palette.ts';
import { screenOf } from './screen.ts';

const { verdict, evidence } = wrongOutput('n? «1»\nSum 1', 'n? «1»\nSum 2');

function block(changes: Partial<SessionEvidence> = {}): string[] {
  if (evidence?.kind !== 'session') throw new Error('The sample is a session');
  return differenceBlock(verdict, { ...evidence, ...changes }, screenOf(60, plainPalette));
}

test('a last line without a newline waits for input, and for closed input it is the end', () => {
  const lineOf = (lines: readonly string[]) => lines.find((line) => line.includes('expected'));
  expect(lineOf(block())).toBe('  expected    2  Sum·1(waits for input)');
  expect(lineOf(block({ endOfInput: 'read' }))).toBe('  expected    2  Sum·1(the output ends here)');
  expect(lineOf(block({ endOfInput: 'not-read' }))).toBe('  expected    2  Sum·1(the output ends here)');
});
