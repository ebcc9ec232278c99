import { expect, test } from 'vitest';
import { inventedProgram, randomFrom } from '../bench/invented-programs.ts';
import { copies, describeWithDolos, handedIn, original, similar, submission, textsOf } from './copies.fixture.ts';
import { withoutRepetition } from './without-repetition.ts';

function work(id: string, text: string) {
  return submission(id, [{ name: 'program.cpp', text }]);
}

describeWithDolos('with dolos, for hostile submissions,', (dolos) => {
  test('a thousand equal submissions are one pair that names all of them', async () => {
    const files = await textsOf(original);
    const works = Array.from({ length: 1000 }, (_, index) => submission(`s${1000 + index}`, files));
    const { pairs, more, compared } = similar(dolos, works);
    expect([pairs.length, more, compared]).toEqual([1, 0, 1000]);
    expect(pairs[0]?.left.submissions).toEqual(['s1000']);
    expect(pairs[0]?.right.submissions).toHaveLength(999);
  });

  test('thousands of equal lines, and code that is not C++, are compared like all others', async () => {
    const lines = 'cout << grid % 10 + (pos - 1) * 4 << endl;\n'.repeat(2000);
    const spoilt = '}}} if ((( for ; ; "never closed\n @@ \\ ###\n'.repeat(300);
    const works = [
      work('a', `int main() {\n${lines}}`),
      work('b', `int main() {\n${lines}\n\n}`),
      work('c', spoilt),
      work('d', spoilt),
      await handedIn('e', original),
      await handedIn('f', `${copies}/renamed.cpp`),
    ];
    const { pairs, leftOut, inPart } = similar(dolos, works);
    expect(pairs.map(({ left, right }) => [...left.submissions, ...right.submissions].join(' ')))
      .toMatchInlineSnapshot(`
        [
          "a b",
          "c d",
          "e f",
        ]
      `);
    expect([leftOut, inPart]).toMatchInlineSnapshot(`
      [
        [],
        [],
      ]
    `);
  });

  test('a program that is nested very deeply, or nearly empty, is left out and listed', () => {
    const deep = `int main() { return ${'('.repeat(5000)}1${')'.repeat(5000)}; }`;
    const { leftOut } = similar(dolos, [
      work('deep', deep),
      work('empty', ''),
      work('tiny', 'int main() { return 0; }'),
    ]);
    expect(leftOut).toEqual([
      { submission: 'deep', because: 'too-little' },
      { submission: 'empty', because: 'too-little' },
      { submission: 'tiny', because: 'too-little' },
    ]);
  });

  test('only the beginning of a very long program is compared, and this is reported', () => {
    const long = inventedProgram(randomFrom(1), 120);
    const works = [work('a', long.join('\n')), work('b', long.join('\n').replaceAll('first', 'other'))];
    const { inPart, pairs } = similar(dolos, works);
    expect(inPart).toEqual(['a', 'b']);
    expect(pairs[0]).toMatchObject({ similarity: 1 });
    expect(pairs[0]?.left.alike).toBeLessThan(pairs[0]?.left.lines ?? 0);
  });
});

test('only a few repetitions of a stretch are kept, and all other tokens', () => {
  const tokens = [...'abcabcabc'.repeat(20), ...'xyzuvw'];
  const kept = withoutRepetition(tokens, 3);
  expect(kept.map((at) => tokens[at]).join('')).toBe(`${'abc'.repeat(12)}abxyzuvw`);
  expect(withoutRepetition([...'abcdefgh'], 3)).toHaveLength(8);
});
