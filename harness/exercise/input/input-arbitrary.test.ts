import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ValueInput } from '../../model/assignment/input.ts';
import type { ScalarType, Value } from '../../model/assignment/value.ts';
import { anySessionInput } from './any-input.fixture.ts';
import { fixed, games, integer, lists, oneOf, word } from './examples.fixture.ts';
import { sessionArbitrary, valueArbitrary } from './input-arbitrary.ts';
import { recognises } from './recognise.fixture.ts';

const anySeed = fc.integer();

describe('typed lines', () => {
  test('fit the input that describes them', () => {
    fc.assert(
      fc.property(anySessionInput, anySeed, (input, seed) => {
        const sample = fc.sample(sessionArbitrary(input), { seed, numRuns: 10 });
        expect(sample.filter((lines) => !recognises(input, lines))).toEqual([]);
      }),
    );
  });

  test('fit it while they are made smaller', () => {
    fc.assert(
      fc.property(anySessionInput, anySeed, fc.integer({ min: 2, max: 5 }), (input, seed, size) => {
        const tried: (readonly string[])[] = [];
        const isSmall = (lines: readonly string[]) => {
          tried.push(lines);
          return lines.join('').length < size;
        };
        fc.check(fc.property(sessionArbitrary(input), isSmall), { seed, numRuns: 5 });
        expect(tried.filter((lines) => !recognises(input, lines))).toEqual([]);
      }),
    );
  });

  test('are the same for the same seed', () => {
    const draw = () => [games, lists].map((input) => fc.sample(sessionArbitrary(input), { seed: 7, numRuns: 50 }));
    expect(draw()).toEqual(draw());
  });

  test('a seed and a path lead to the same smaller lines', () => {
    fc.assert(
      fc.property(anySessionInput, anySeed, (input, seed) => {
        const isShort = fc.property(sessionArbitrary(input), (lines) => lines.join('').length < 4);
        const found = fc.check(isShort, { seed });
        if (found.counterexamplePath === null) return;
        const again = fc.sample(sessionArbitrary(input), { seed, path: found.counterexamplePath, numRuns: 1 });
        expect(again).toEqual(found.counterexample);
      }),
    );
  });

  test('all values and lengths appear, and alternatives as often as their weights say', () => {
    const sample = fc.sample(sessionArbitrary(games), { seed: 1, numRuns: 2000 });
    const typed = sample.flat();
    expect([...new Set(typed)].map(Number).toSorted((one, other) => one - other)).toEqual([
      -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect(typed.filter((line) => line === '0').length / typed.length).toBeCloseTo(1 / 11, 1);
    expect(new Set(sample.map((lines) => lines.length)).size).toBe(21);
  });

  test('decimals have all their places, and a line has a space between its values', () => {
    const decimals = { kind: 'decimal', least: -5n, most: 1005n, places: 2 } as const;
    const sample = fc.sample(sessionArbitrary({ kind: 'line', parts: [decimals, fixed('x')] }), 500);
    expect(sample.filter((lines) => !/^-?\d+\.\d\d x$/.test(lines.join('|')))).toEqual([]);
    expect(fc.sample(sessionArbitrary({ ...decimals, most: -5n }), 1)).toEqual([['-0.05']]);
  });

  test('a thousand samples of each example take less than 100 ms', () => {
    const times = Array.from({ length: 20 }, (_, seed) => {
      const before = process.cpuUsage();
      for (const input of [games, lists]) fc.sample(sessionArbitrary(input), { seed, numRuns: 1000 });
      return process.cpuUsage(before).user / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(100);
  });
});

describe('arguments', () => {
  const digits = { kind: 'digits', count: 9, characters: ['0', '1', '2'] } as const;
  const full: Readonly<Record<'int' | 'long long', bigint>> = { int: 2n ** 31n, 'long long': 2n ** 63n };

  test('have the type of the parameter', () => {
    const examples: readonly (readonly [ScalarType, ValueInput, Value])[] = [
      ['int', fixed('-1'), -1n],
      ['long long', fixed('9223372036854775807'), 2n ** 63n - 1n],
      ['bool', fixed('true'), true],
      ['bool', fixed('false'), false],
      ['char', fixed('x'), 'x'],
      ['string', fixed('hello world'), 'hello world'],
      ['int', { ...digits, characters: ['1'] }, 111111111n],
      ['long long', { ...digits, characters: ['0'] }, 0n],
      ['string', { ...digits, characters: ['0'] }, '000000000'],
      ['char', word('.', 1), '.'],
      ['char[8][8]', { kind: 'grid', rows: 2, columns: 3, characters: ['.'] }, '...\n...'],
    ];
    for (const [type, input, value] of examples) expect(fc.sample(valueArbitrary(input, type), 1)).toEqual([value]);
  });

  test.each(['int', 'long long'] as const)('for %s, the whole range includes both ends, 0, 1 and -1', (type) => {
    const [least, most] = [-full[type], full[type] - 1n];
    const sample = fc.sample(valueArbitrary(integer(least, most), type), { seed: 1, numRuns: 1000 }).map(BigInt);
    expect(sample.filter((value) => value < least || value > most)).toEqual([]);
    expect([least, most, 0n, 1n, -1n].filter((value) => !sample.includes(value))).toEqual([]);
  });

  test('digits make a number that is typed without leading zeros', () => {
    const sample = fc.sample(valueArbitrary(digits, 'long long'), { seed: 1, numRuns: 200 });
    expect(sample.filter((value) => typeof value !== 'bigint' || !/^[012]{1,9}$/.test(String(value)))).toEqual([]);
    expect(sample.some((value) => String(value).length < 9)).toBe(true);
  });

  test('a choice can have values of any kind', () => {
    const input = oneOf<ValueInput>([1, integer(1n, 9n)], [1, fixed('-1')]);
    expect(new Set(fc.sample(valueArbitrary(input, 'int'), 300))).toEqual(
      new Set([-1n, 1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n]),
    );
  });
});
