import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CallEvidence } from '../../harness/model/result/grading.ts';
import type { Shown } from '../../harness/model/assignment/shown.ts';
import { drawnAloud } from '../explain/case/drawn.ts';
import { callShown } from '../samples/sample-outcomes.ts';
import { boardShown, gridShown, trianglesShown } from '../samples/sample-shown.ts';
import { panelsOf } from './panels.ts';
import { differingPlaces, placeName, placesOf } from './places.ts';

/** The drawings of a value as text, one below the other. */
function drawn(shown: Shown, before: string, expected: string, actual: string): string[] {
  const call: CallEvidence = {
    ...callShown('f()', { after: [{ name: 'x', value: expected }] }, { after: [{ name: 'x', value: actual }] }),
    before: [{ name: 'x', value: before }],
    shows: [{ name: 'x', as: shown }],
  };
  return panelsOf('wrong-result', call, true).flatMap(({ panels }) =>
    panels.flatMap(({ title, digits, lines }) =>
      [[{ text: title }], ...(digits === undefined ? [] : [digits]), ...lines].map((spans) =>
        spans.map(({ text }) => text).join(''),
      ),
    ),
  );
}

const start = `.WWWWWW.\n${'B......B\n'.repeat(6)}.WWWWWW.`;
const moved = start.replace('.WWWWWW.', '.W.WWWW.').replace('B......B', 'B.W....B');
const half = moved.replace('.W.WWWW.', '.WWWWWW.');

describe('a value is drawn', () => {
  test('as rows of signs, with brackets around the places that differ', () => {
    expect(drawn(gridShown, '0', '1000100000000000', '1100000000000000')).toEqual([
      'before',
      ...['0000000000000000', ' . . . . ', ' . . . . ', ' . . . . ', ' . . . . '],
      'expected',
      ...['1000100000000000', ' A[.]. . ', '[A]. . . ', ' . . . . ', ' . . . . '],
      'yours',
      ...['1100000000000000', ' A[A]. . ', '[.]. . . ', ' . . . . ', ' . . . . '],
    ]);
  });

  test('as a picture of lines; a line is drawn unless its digit is 0', () => {
    expect(drawn(trianglesShown, '0', '11001000000100000', '11001000000000000')).toEqual([
      'before',
      ...['000000000000000000', '   o   o   ', '           ', ' o   o   o ', '           ', '   o   o   '],
      'expected',
      ...['011001000000100000', '   o   o   ', '  /1\\      ', ' o---o   o ', '           ', '   o   o   '],
      'yours',
      ...['011001000000000000', '   o   o   ', '  / \\      ', ' o---o   o ', '           ', '   o   o   '],
    ]);
  });

  test('as a board with the names of its rows and columns', () => {
    expect(drawn(boardShown, start, moved, half).slice(10, 14)).toEqual([
      'expected',
      '   a b c d e f g h ',
      ' 0 . W[.]W W W W . ',
      ' 1 B . W . . . . B ',
    ]);
  });

  test('without control characters, whatever a board contains', () => {
    const strange = `\n\u001b\0\u009b${start.slice(4)}`;
    expect(drawn(boardShown, start, start, strange).slice(20, 23)).toEqual([
      'yours',
      '   a b c d e f g h ',
      ' 0[? ? ? ?]W W W . ',
    ]);
  });

  test('with brackets around the places that the call names', () => {
    const marked = (as: Shown, value: string, args: Readonly<Record<string, string>>) => {
      const before = [{ name: 'x', value }, ...Object.entries(args).map(([name, text]) => ({ name, value: text }))];
      const shows = [{ name: 'x', as: { ...as, markedBy: Object.keys(args) } }];
      const [drawing] = panelsOf('wrong-result', { ...callShown('f()', {}), before, shows }, true);
      return drawing?.panels[0]?.lines.map((spans) => spans.map(({ text }) => text).join(''));
    };
    expect(marked(gridShown, '10000', { pos: '12' })?.[2]).toBe(' . . .[A]');
    expect(marked(gridShown, '10000', { pos: '17' })?.join('')).not.toContain('[');
    expect(marked(boardShown, start, { from: '"a2"', to: '"c2"' })?.[3]).toBe(' 2[B].[.]. . . . B ');
    expect(marked(boardShown, start, { from: '"a9"', to: '"a22"' })?.join('')).not.toContain('[');
  });

  test('only if it has the expected form', () => {
    expect(drawn(gridShown, '0', '0', '-1735466332').at(-1)).toBe('yours');
    expect(placesOf('12345678901234567', gridShown)).toBeUndefined();
    expect(placesOf('torn', boardShown)).toBeUndefined();
  });
});

test('places are named by their digit and what it encodes, squares by column and row', () => {
  expect(placeName(13, gridShown)).toBe('digit 14, position 14');
  expect(placeName(13, trianglesShown)).toBe('digit 14, triangle 2');
  expect(placeName(19, boardShown)).toBe('d2');
});

test('a drawing has a description in words for screen readers', () => {
  const panel = { title: 'yours', lines: [] } as const;
  expect(drawnAloud({ ...panel, value: '1100000000000000' }, { shown: gridShown })).toBe(
    'yours: position 1 is 1, position 2 is 1, all others are 0',
  );
  expect(drawnAloud({ ...panel, value: '0' }, { shown: gridShown })).toBe('yours: all digits are 0');
  expect(drawnAloud({ ...panel, value: start }, { shown: boardShown })).toMatch(
    /^yours: row 0: \. W W W W W W \.; row 1: B \. \. \. \. \. \. B; /,
  );
});

test('the differing places are exactly the digits that differ', () => {
  const grid = fc.stringMatching(/^[012]{16}$/);
  fc.assert(
    fc.property(grid, grid, (one, other) => {
      const differing = differingPlaces(String(BigInt(one)), String(BigInt(other)), gridShown);
      expect(differing?.map(({ index }) => index)).toEqual(
        Array.from(one, (_, index) => index).filter((index) => one[index] !== other[index]),
      );
    }),
  );
});
