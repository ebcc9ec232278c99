import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { SimilarPair, Similarity } from '../model/result/similarity.ts';
import { copies, describeWithDolos, handedIn, original, similar, submission, textsOf } from './copies.fixture.ts';

function idsOf({ left, right }: SimilarPair): string {
  return `${left.submissions.join('+')} ${right.submissions.join('+')}`;
}

function shown({ pairs, more }: Similarity) {
  return pairs.map((pair) => ({
    pair: idsOf(pair),
    percent: Math.round(pair.similarity * 100),
    longest: pair.longest,
    alike: `${pair.left.alike} of ${pair.left.lines}, ${pair.right.alike} of ${pair.right.lines}`,
    more,
  }));
}

describeWithDolos('with dolos', (dolos) => {
  test('code with other names, comments, braces and layout still counts as the same', async () => {
    const found = similar(dolos, [await handedIn('a', original), await handedIn('b', `${copies}/renamed.cpp`)]);
    expect(found.pairs.map(idsOf)).toEqual(['a b']);
    const [pair] = found.pairs;
    expect(pair).toMatchObject({ similarity: 1, left: { lines: 61, alike: 61, share: 1 }, right: { share: 1 } });
    expect(pair?.fragments).toEqual([
      {
        left: { file: 'domineering.cpp', from: 10, to: 138 },
        right: { file: 'renamed.cpp', from: 8, to: 82 },
      },
    ]);
  });

  test('functions in another order are found one by one', async () => {
    const found = similar(dolos, [await handedIn('a', original), await handedIn('b', `${copies}/reordered.cpp`)]);
    expect(shown(found)).toMatchInlineSnapshot(`
      [
        {
          "alike": "61 of 61, 61 of 65",
          "longest": 53,
          "more": 0,
          "pair": "a b",
          "percent": 85,
        },
      ]
    `);
    expect(found.pairs[0]?.fragments.map(({ left, right }) => `${left.from}-${left.to} ${right.from}-${right.to}`))
      .toMatchInlineSnapshot(`
      [
        "10-16 112-118",
        "16-42 82-109",
        "45-66 122-143",
        "69-82 69-82",
        "86-138 14-66",
      ]
    `);
  });

  test('code in two files is found in both', async () => {
    const parts = ['board.h', 'domineering.cpp'].map((name) => `${copies}/split/${name}`);
    const found = similar(dolos, [await handedIn('a', original), await handedIn('b', ...parts)]);
    expect(shown(found)).toMatchInlineSnapshot(`
      [
        {
          "alike": "61 of 61, 61 of 61",
          "longest": 51,
          "more": 0,
          "pair": "a b",
          "percent": 91,
        },
      ]
    `);
    const files = found.pairs[0]?.fragments.map(({ right }) => right.file);
    expect([...new Set(files)].toSorted()).toEqual(['board.h', 'domineering.cpp']);
  });

  test('programs of fourteen students for the same exercise give no pairs', async () => {
    const folders = (await readdir('harness/demo/domineering')).toSorted();
    const all = folders.map(async (id) => {
      const folder = `harness/demo/domineering/${id}`;
      return handedIn(id, ...(await readdir(folder)).map((name) => `${folder}/${name}`));
    });
    const works = await Promise.all(all);
    expect(similar(dolos, works).pairs).toEqual([]);
    // A copy of the program that is most like the others is still found.
    const withCopy = [...works, await handedIn('s2', `${copies}/renamed.cpp`)];
    expect(similar(dolos, withCopy).pairs.map(idsOf)).toEqual(['s1155000004 s2']);
  });

  test('27 wrong programs for a game with less room for variation give no pairs either', async () => {
    const folder = 'reference/hex/wrong';
    const ids = (await readdir(folder)).toSorted();
    const works = await Promise.all(ids.map((id) => handedIn(id, `${folder}/${id}/hex.cpp`)));
    const found = similar(dolos, works);
    expect([found.pairs.map(idsOf), found.compared]).toEqual([[], 27]);
  });

  const handout = 'cases/dots-and-triangles/handout/dotstriangles.cpp';
  const solution = 'reference/dots-and-triangles/solution/dotstriangles.cpp';

  test('a skeleton that two people filled in is similar only in the skeleton', async () => {
    const works = [await handedIn('a', solution), await handedIn('b', `${copies}/filled-by-another.cpp`)];
    const template = await textsOf(handout);
    const found = similar(dolos, works, { template });
    expect([found.pairs, found.template, found.compared]).toEqual([[], ['dotstriangles.cpp'], 2]);
    expect(shown(similar(dolos, works, { template, threshold: 1 }))).toMatchInlineSnapshot(`[]`);
    expect(shown(similar(dolos, works, { threshold: 1 }))).toMatchInlineSnapshot(`
      [
        {
          "alike": "48 of 89, 49 of 100",
          "longest": 59,
          "more": 0,
          "pair": "a b",
          "percent": 47,
        },
      ]
    `);
  });

  test('for a copy in the same skeleton, only the copied code is shown', async () => {
    const [program] = await textsOf(solution);
    if (program === undefined) throw new Error('there is a solution');
    const renamed = { ...program, text: program.text.replaceAll('grid', 'board').replaceAll('pos', 'place') };
    const works = [submission('a', [program]), submission('b', [renamed])];
    const firstOwnLine = program.text.split('\n').findIndex((line) => line.startsWith('long long digitValue')) + 1;
    const starts = (template: readonly { name: string; text: string }[]) =>
      similar(dolos, works, { template }).pairs[0]?.fragments.map(({ left }) => left.from);
    expect(Math.min(...(starts(await textsOf(handout)) ?? []))).toBeGreaterThan(firstOwnLine - 8);
    expect(Math.min(...(starts([]) ?? []))).toBeLessThan(firstOwnLine - 40);
  });

  test('an unchanged skeleton has nothing to compare', async () => {
    const works = [await handedIn('a', handout), await handedIn('b', handout), await handedIn('c', solution)];
    const found = similar(dolos, works, { template: await textsOf(handout) });
    expect({ ...found, pairs: found.pairs.map(idsOf) }).toMatchObject({
      pairs: [],
      compared: 1,
      leftOut: [
        { submission: 'a', because: 'too-little' },
        { submission: 'b', because: 'too-little' },
      ],
    });
  });

  test('a copy inside much other code is found by its share of the original', async () => {
    const [one] = await textsOf(original);
    const own = await textsOf(solution, 'reference/hex/solution/hex.cpp', 'reference/score-four/solution/referee.cpp');
    const found = similar(dolos, [
      submission('a', one === undefined ? [] : [one]),
      submission('b', [...own, ...(one === undefined ? [] : [one])]),
    ]);
    expect(shown(found)).toMatchInlineSnapshot(`
      [
        {
          "alike": "61 of 61, 61 of 335",
          "longest": 129,
          "more": 0,
          "pair": "a b",
          "percent": 30,
        },
      ]
    `);
    expect([found.pairs[0]?.left.share, found.pairs[0]?.right.share]).toMatchInlineSnapshot(`
      [
        1,
        0.178,
      ]
    `);
  });

  test('submissions of the same student are never compared, whether alone, in a group or twice', async () => {
    const [text] = [await textsOf(original)];
    const copy = await textsOf(`${copies}/reordered.cpp`);
    const works = [
      submission('g1', text, ['s1', 's2']),
      submission('s1', copy, ['s1']),
      submission('s1 (2)', text, ['s1']),
    ];
    expect(similar(dolos, works).pairs).toEqual([]);
    const withOther = [...works, submission('s3', text, ['s3'])];
    expect(similar(dolos, withOther).pairs.map(idsOf)).toEqual(['g1 s3', 's3 s1']);
  });

  test('the order of the submissions does not change the answer', async () => {
    const works = [
      await handedIn('a', original),
      await handedIn('b', `${copies}/renamed.cpp`),
      await handedIn('c', `${copies}/reordered.cpp`),
      await handedIn('d', `${copies}/split/board.h`, `${copies}/split/domineering.cpp`),
    ];
    expect(similar(dolos, works.toReversed())).toEqual(similar(dolos, works));
  });
});
