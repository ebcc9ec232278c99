import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SessionInput } from '../../model/assignment/input.ts';
import { anySessionInput } from './any-input.fixture.ts';
import { fixed, games, integer, lists, oneOf, word } from './examples.fixture.ts';
import { sessionArbitrary, valueArbitrary } from './input-arbitrary.ts';

type Fails = (lines: readonly string[]) => boolean;
const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The smallest failing lines that are found from each seed. */
function smallest(input: SessionInput, fails: Fails) {
  const right = fc.property(sessionArbitrary(input), (lines) => !fails(lines));
  return seeds.map((seed) => fc.check(right, { seed, numRuns: 1000 }).counterexample?.[0]);
}

function always<Item>(expected: Item): Item[] {
  return seeds.map(() => expected);
}

const has = (line: string) => (lines: readonly string[]) => lines.includes(line);
const atLeast = (least: number, count: number) => (lines: readonly string[]) =>
  lines.filter((line) => Number(line) >= least).length >= count;

/** The C++ library rounds 0.125 to 0.12, because it has an even last digit; many people round it to 0.13. */
function roundsAnotherWay([count = '0', ...numbers]: readonly string[]): boolean {
  const thousandths = numbers.reduce((sum, number) => sum + Number(number), 0) * 1000;
  const average = thousandths / Number(count);
  return Number.isInteger(average) && average % 20 === 5;
}

test('where only the sum of all numbers matters, all but one are as simple as possible', () => {
  for (const lines of smallest(lists, roundsAnotherWay)) {
    expect(lines?.slice(1, -1).filter((line) => line !== '0')).toEqual([]);
    expect([
      ['8', '1'],
      ['16', '2'],
    ]).toContainEqual([lines?.[0], lines?.at(-1)]);
  }
});

describe('a repetition becomes the fewest elements that fail', () => {
  test.each<[string, Fails, string[]]>([
    ['always', () => true, []],
    ['a line', (lines) => lines.length > 0, ['1']],
    ['seven lines', (lines) => lines.length >= 7, Array.from({ length: 7 }, () => '1')],
    ['a 0', has('0'), ['0']],
    ['three lines from 5 on', atLeast(5, 3), ['5', '5', '5']],
    [
      'an even number of lines, and not fewer than four',
      (lines) => lines.length >= 4 && lines.length % 2 === 0,
      [...['1', '1', '1', '1']],
    ],
    [
      'a 7 on the turn of the second player',
      (lines) => lines.some((line, at) => line === '7' && at % 2 === 1),
      [...['1', '7']],
    ],
    [
      'a 3 and a 10 with others between them',
      (lines) => lines.lastIndexOf('10') - lines.indexOf('3') > 2,
      [...['1', '1', '10']],
    ],
  ])('%s', (_, fails, expected) => {
    const found = smallest(games, fails);
    expect(found).toEqual(always(expected));
  });

  test('with at least two elements, two are left', () => {
    const input: SessionInput = { kind: 'repeated', count: { least: 2, most: 30 }, part: integer(-9n, 9n) };
    expect(smallest(input, () => true)).toEqual(always(['0', '0']));
    expect(smallest(input, atLeast(4, 1)).map((lines) => lines?.toSorted())).toEqual(always(['0', '4']));
  });

  test('in repetitions of repetitions, all of them', () => {
    const row: SessionInput = { kind: 'repeated', count: { least: 0, most: 5 }, part: integer(0n, 9n) };
    const input: SessionInput = {
      kind: 'repeated',
      count: { least: 0, most: 5 },
      part: { kind: 'line', parts: [fixed('row'), row] },
    };
    const fails = (lines: readonly string[]) => lines.some((line) => line.split('6').length > 2);
    expect(smallest(input, fails)).toEqual(always(['row 6 6']));
  });
});

describe('an integer becomes', () => {
  const range = fc.tuple(fc.bigInt(-1000n, 1000n), fc.bigInt(-1000n, 1000n)).map(([one, other]) => ({
    least: one < other ? one : other,
    most: one < other ? other : one,
  }));
  const distance = (value: bigint) => (value < 0n ? -value : value);

  test('0, or the end of its range that is nearest to 0', () => {
    fc.assert(
      fc.property(range, fc.integer(), ({ least, most }, seed) => {
        const wrong = fc.property(valueArbitrary(integer(least, most), 'int'), () => false);
        const expected = least <= 0n && most >= 0n ? 0n : distance(least) < distance(most) ? least : most;
        expect(fc.check(wrong, { seed }).counterexample).toEqual([expected]);
      }),
    );
  });

  test('the failing one that is nearest to that, if all beyond it fail', () => {
    fc.assert(
      fc.property(range, fc.bigInt(0n, 500n), fc.integer(), ({ least, most }, limit, seed) => {
        const isNear = (value: bigint | boolean | string) => distance(BigInt(value)) < limit;
        const right = fc.property(valueArbitrary(integer(least, most), 'int'), isNear);
        const [found] = fc.check(right, { seed }).counterexample ?? [];
        if (found === undefined) return;
        const nearest = least > 0n ? least : most < 0n ? -most : 0n;
        expect(distance(BigInt(found))).toBe(limit > nearest ? limit : nearest);
      }),
    );
  });

  test('the first one of 19 digits that fails', () => {
    const all = valueArbitrary(integer(-(2n ** 63n), 2n ** 63n - 1n), 'long long');
    const limit = 1234567890123456789n;
    const found = seeds.map((seed) =>
      fc.check(
        fc.property(all, (value) => BigInt(value) < limit),
        { seed },
      ),
    );
    expect(found.map(({ counterexample }) => counterexample)).toEqual(always([limit]));
  });

  test('and so do decimals', () => {
    const input = { kind: 'decimal', least: -1000n, most: 10_000n, places: 2 } as const;
    expect(smallest(input, () => true)).toEqual(always(['0.00']));
    expect(smallest(input, atLeast(12.5, 1))).toEqual(always(['12.50']));
  });
});

describe('a choice becomes', () => {
  const choice = oneOf<SessionInput>(
    [1, fixed('a')],
    [1, integer(5n, 50n)],
    [1000, fixed('b')],
    [1000, word('xyz', 3)],
  );

  test.each<[string, Fails, string]>([
    ['its first alternative, whatever the weights', () => true, 'a'],
    ['the first one that fails', (lines) => !has('a')(lines), '5'],
    ['the last one if no other fails', (lines) => /^[x-z]+$/.test(String(lines)), 'xxx'],
    ['an earlier one whose simplest value does not fail', (lines) => Number(lines[0]) > 8 || has('b')(lines), '9'],
  ])('%s', (_, fails, expected) => {
    const repeated: SessionInput = { kind: 'repeated', count: { least: 1, most: 4 }, part: choice };
    expect(smallest(choice, fails)).toEqual(always([expected]));
    expect(smallest(repeated, (lines) => lines.some((line) => fails([line])))).toEqual(always([expected]));
  });
});

describe('a count with a name becomes smaller together with what it counts', () => {
  test.each<[string, Fails, string[]]>([
    ['always', () => true, ['1', '0']],
    ['an element from 30 on', (lines) => atLeast(30, 1)(lines.slice(1)), ['1', '30']],
    ['three of them', (lines) => atLeast(30, 3)(lines.slice(1)), ['3', '30', '30', '30']],
    ['twelve elements', ([n]) => Number(n) >= 12, ['12', ...Array.from({ length: 12 }, () => '0')]],
  ])('%s', (_, fails, expected) => {
    expect(smallest(lists, fails)).toEqual(always(expected));
  });

  test('if it counts rows and columns, both', () => {
    const row: SessionInput = { kind: 'repeated', count: { name: 'n' }, part: integer(0n, 9n) };
    const rows: SessionInput = { kind: 'repeated', count: { name: 'n' }, part: { kind: 'line', parts: [row] } };
    const input: SessionInput = { kind: 'sequence', parts: [integer(1n, 6n, 'n'), rows] };
    const hasRow = (lines: readonly string[]) => lines.slice(1).some((line) => line.split('7').length > 2);
    const found = smallest(input, hasRow);
    expect(found.map((lines) => lines?.toSorted())).toEqual(always(['0 0', '2', '7 7']));
  });

  test('an integer with a name that counts nothing becomes smaller alone', () => {
    const once: SessionInput = { kind: 'repeated', count: { name: 'n' }, part: fixed('x') };
    const input: SessionInput = {
      kind: 'sequence',
      parts: [integer(0n, 90n, 'n'), oneOf<SessionInput>([1, fixed('none')], [1, once])],
    };
    expect(smallest(input, ([n]) => Number(n) >= 20)).toEqual(always(['20', 'none']));
  });
});

describe('characters become', () => {
  const digits = { kind: 'digits', count: 9, characters: ['2', '0', '1'] } as const;

  test('the first one of those to choose from, position by position', () => {
    expect(smallest(digits, () => true)).toEqual(always(['222222222']));
    expect(smallest(digits, (lines) => lines[0]?.[4] === '1')).toEqual(always(['222212222']));
    expect(
      smallest(digits, (lines) => /0.*0/.test(String(lines))).map((lines) => String(lines).replaceAll('2', '')),
    ).toEqual(always('00'));
  });

  test('in a word, fewer first', () => {
    expect(smallest(word('abc', 1, 8), () => true)).toEqual(always(['a']));
    expect(smallest(word('abc', 2, 8), (lines) => /c/.test(String(lines))).map((lines) => lines?.[0]?.length)).toEqual(
      always(2),
    );
    expect(smallest(word('abc', 1, 8), (lines) => /c.*c/.test(String(lines)))).toEqual(always(['cc']));
  });

  test('in a grid, too', () => {
    const grid = { kind: 'grid', rows: 8, columns: 8, characters: ['.', 'X', 'O'] } as const;
    const right = fc.property(valueArbitrary(grid, 'char[8][8]'), (cells) => String(cells).split('\n')[3]?.[2] !== 'O');
    const empty = '........';
    const expected = [empty, empty, empty, '..O.....', empty, empty, empty, empty].join('\n');
    expect(seeds.map((seed) => fc.check(right, { seed }).counterexample)).toEqual(always([expected]));
  });
});

test('most failures are at their smallest after 150 tries, which is how many there are when a program is graded', () => {
  const failures: readonly (readonly [SessionInput, Fails])[] = [
    [games, has('0')],
    [games, atLeast(5, 3)],
    [games, (lines) => lines.some((line, at) => line === '7' && at % 2 === 1)],
    [lists, (lines) => atLeast(30, 3)(lines.slice(1))],
  ];
  for (const [input, fails] of failures) {
    const tries = seeds.map((seed) => {
      const found = fc.check(
        fc.property(sessionArbitrary(input), (lines) => !fails(lines)),
        { seed, numRuns: 1000 },
      );
      return (found.counterexamplePath ?? '')
        .split(':')
        .slice(1)
        .reduce((sum, step) => sum + Number(step) + 1, 0);
    });
    expect(tries.filter((count) => count > 150)).toEqual([]);
  }
});

test('no two candidates type the same, so none differs in elements that are not typed', () => {
  fc.assert(
    fc.property(anySessionInput, fc.integer(), (input, seed) => {
      const tried: string[] = [];
      // Only the first input fails, so all that is tried after it are its candidates.
      const right = fc.property(sessionArbitrary(input), (lines) => tried.push(lines.join('\n')) > 1);
      fc.check(right, { seed });
      expect(new Set(tried).size).toBe(tried.length);
    }),
  );
});
