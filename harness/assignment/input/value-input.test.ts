import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { valueArbitrary } from '../../exercise/input/input-arbitrary.ts';
import type { ScalarType } from '../../model/assignment/value.ts';
import { usualValueInput } from './argument-types.ts';
import { valueOf } from './read-input.fixture.ts';
import { rightValues } from './right-values.fixture.ts';
import { valueMistakes } from './value-mistakes.fixture.ts';

describe('reads', () => {
  test.each(rightValues.map(([type, text]) => [type, text] as const))('for %s: %s', (type, text) => {
    const [, , input] = rightValues.find((example) => example[0] === type && example[1] === text) ?? [];
    expect(valueOf(text, type)).toEqual(input);
  });
});

test.each(valueMistakes)('for %s, %s is reported', (type, text, problem) => {
  expect(valueOf(text, type)).toBe(`${problem}\n`);
});

describe('without a description', () => {
  const sample = (type: ScalarType) => {
    const input = usualValueInput(type);
    return input === undefined ? undefined : new Set(fc.sample(valueArbitrary(input, type), 2000));
  };

  test('a bool is true or false, and the smallest is false', () => {
    expect(sample('bool')).toEqual(new Set([true, false]));
    const input = usualValueInput('bool') ?? expect.fail();
    expect(fc.check(fc.property(valueArbitrary(input, 'bool'), () => false)).counterexample).toEqual([false]);
  });

  test('a char is any that can be printed, and the smallest is a', () => {
    const all = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
    expect([...(sample('char') ?? [])].map(String).toSorted()).toEqual(all);
    const input = usualValueInput('char') ?? expect.fail();
    expect(fc.check(fc.property(valueArbitrary(input, 'char'), () => false)).counterexample).toEqual(['a']);
  });

  test('other types need one', () => {
    expect((['int', 'long long', 'string', 'char[8][8]'] as const).map(sample)).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });
});
