import fc from 'fast-check';
import { expect, test } from 'vitest';
import { disguised, inventedProgram, randomFrom } from '../bench/invented-programs.ts';
import { describeWithDolos, similar, submission } from './copies.fixture.ts';

const seeds = fc.integer({ min: 1, max: 1_000_000_000 });
const threeSeeds = fc
  .uniqueArray(seeds, { minLength: 3, maxLength: 3 })
  .map(([one = 1, two = 2, three = 3]) => [one, two, three] as const);
const settings = { numRuns: 15 };

function work(id: string, functions: readonly string[]) {
  return submission(id, [{ name: 'program.cpp', text: functions.join('\n') }]);
}

describeWithDolos('with dolos, whatever the programs are,', (dolos) => {
  test('other names, comments, spaces and another order of functions never hide a copy', () => {
    fc.assert(
      fc.property(threeSeeds, ([seed, other, third]) => {
        const program = inventedProgram(randomFrom(seed));
        const { pairs } = similar(dolos, [
          work('a', program),
          work('b', disguised(program, randomFrom(other))),
          work('c', inventedProgram(randomFrom(third))),
        ]);
        expect(pairs).toHaveLength(1);
        const [pair] = pairs;
        expect([pair?.left.submissions, pair?.right.submissions]).toEqual([['a'], ['b']]);
        expect(pair?.similarity).toBeGreaterThan(0.7);
      }),
      settings,
    );
  });

  test('a program and its renamed copy are 100 % alike, and all of it is shown', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const program = inventedProgram(randomFrom(seed));
        const renamed = program.map((text) => text.replaceAll('first', 'one').replaceAll('part', 'step'));
        const [pair] = similar(dolos, [work('a', program), work('b', renamed)]).pairs;
        expect(pair).toMatchObject({ similarity: 1, left: { share: 1 }, right: { share: 1 } });
        expect(pair?.left.alike).toBe(pair?.left.lines);
        expect(pair?.fragments).toHaveLength(1);
      }),
      settings,
    );
  });

  test('shares are from 0 to 1, fragments are inside their files, and the sides can be swapped', () => {
    fc.assert(
      fc.property(seeds, seeds, fc.integer({ min: 1, max: 9 }), (seed, other, common) => {
        const one = inventedProgram(randomFrom(seed));
        const two = [...inventedProgram(randomFrom(other)), ...one.slice(0, common)];
        const lines = two.join('\n').split('\n').length;
        const found = similar(dolos, [work('a', one), work('b', two)], { threshold: 1 });
        const turned = similar(dolos, [work('b', one), work('a', two)], { threshold: 1 });
        expect(turned.pairs.map(({ similarity }) => similarity)).toEqual(
          found.pairs.map(({ similarity }) => similarity),
        );
        for (const { similarity, left, right, fragments } of found.pairs) {
          for (const share of [similarity, left.share, right.share]) {
            expect(share).toBeGreaterThan(0);
            expect(share).toBeLessThanOrEqual(1);
          }
          expect(left.alike).toBeLessThanOrEqual(left.lines);
          for (const fragment of fragments) {
            expect(fragment.right.from).toBeGreaterThanOrEqual(1);
            expect(fragment.right.to).toBeLessThanOrEqual(lines);
            expect(fragment.right.from).toBeLessThanOrEqual(fragment.right.to);
          }
        }
      }),
      settings,
    );
  });

  test('other submissions of the class do not change the result of a pair', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 12 }), {
          minLength: 3,
          maxLength: 7,
        }),
        seeds,
        (choices, seed) => {
          const functions = inventedProgram(randomFrom(seed));
          // A program may have the same function several times.
          const works = choices.map((chosen, index) =>
            work(
              `s${index}`,
              chosen.map((at) => functions[at] ?? ''),
            ),
          );
          const together = similar(dolos, works, { threshold: 1 }).pairs;
          for (const { left, right, ...pair } of together) {
            const alone = works.filter(({ id }) => id === left.submissions[0] || id === right.submissions[0]);
            const [expected] = similar(dolos, alone, { threshold: 1 }).pairs;
            expect([pair.similarity, left.share, right.share]).toEqual([
              expected?.similarity,
              expected?.left.share,
              expected?.right.share,
            ]);
          }
        },
      ),
      settings,
    );
  });

  test('the functions of a template do not count, wherever they are between other code', () => {
    fc.assert(
      fc.property(threeSeeds, ([seed, other, third]) => {
        const given = inventedProgram(randomFrom(third));
        const between = (own: readonly string[], template: readonly string[]) =>
          own.flatMap((text, index) => [text, template[index] ?? '']);
        const works = [
          work('a', between(inventedProgram(randomFrom(seed)), given)),
          work('b', between(inventedProgram(randomFrom(other)), given.toReversed())),
        ];
        const template = [{ name: 'given.cpp', text: given.join('\n') }];
        // All functions begin alike, so a little remains where one of the template is followed by another one.
        expect(similar(dolos, works, { threshold: 8, template }).pairs).toEqual([]);
        expect(similar(dolos, works, { threshold: 30 }).pairs).toHaveLength(1);
      }),
      settings,
    );
  });

  test('without a template, the similarity is that of dolos itself', () => {
    fc.assert(
      // They must have enough in common to be listed.
      fc.property(seeds, seeds, fc.integer({ min: 4, max: 9 }), (seed, other, common) => {
        const one = inventedProgram(randomFrom(seed));
        const works = [work('a', one), work('b', [...inventedProgram(randomFrom(other)), ...one.slice(0, common)])];
        const [ours] = similar(dolos, works, { threshold: 1 }).pairs;
        const index = new dolos.FingerprintIndex(15, 6);
        const files = works.map(({ id, files: [file] }) => {
          const tokens = (file?.tokens ?? []).map(({ token }) => token);
          const rows = tokens.map((_, row) => new dolos.Region(row, 0, row, 1));
          return new dolos.TokenizedFile(new dolos.File(id, ''), tokens, rows);
        });
        index.addFiles(files);
        const [left, right] = files;
        if (left === undefined || right === undefined) throw new Error('there are two');
        expect(ours?.similarity).toBeCloseTo(index.getPair(left, right).similarity, 2);
      }),
      settings,
    );
  });
});
