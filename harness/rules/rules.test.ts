// @module-tag compiler
import { describe, expect, test } from 'vitest';
import { everyRule } from './every-rule.fixture.ts';
import { markedBy } from './marked-program.fixture.ts';

describe.each(Object.values(everyRule))('$rule', ({ rule, options, required, flagged, innocent, otherwise = [] }) => {
  test.each(Object.entries(flagged))('finds %s', async (_what, program) => {
    expect(await markedBy(rule, options, program, required)).toEqual(program);
    expect(JSON.stringify(program)).toMatch(/[▶▷]/u);
  });

  test.each(Object.entries(innocent))('accepts %s', async (_what, program) => {
    expect(await markedBy(rule, options, program, required)).toEqual(program);
    expect(JSON.stringify(program)).not.toMatch(/[▶▷¿]/u);
  });

  test.each(
    otherwise.flatMap((other) =>
      Object.entries(other.programs).map(([what, program]) => [what, other.options, program] as const),
    ),
  )('%s', async (_what, others, program) => {
    expect(await markedBy(rule, others, program, required)).toEqual(program);
  });

  test('has at least six programs of either kind', () => {
    expect(Object.keys(flagged).length).toBeGreaterThanOrEqual(6);
    expect(Object.keys(innocent).length).toBeGreaterThanOrEqual(6);
  });
});
