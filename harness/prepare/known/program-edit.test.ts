import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Edit, applyEdit, edit } from './program-edit.ts';

const place = { file: 'a.cpp', base: 'right/short' };

function mistakeOf(text: string, one: Partial<Edit>, original = text) {
  const edited = applyEdit(text, { find: 'x', put: 'y', times: 1, ...one }, { ...place, original });
  return edited.kind === 'edited' ? edited.text : edited.mistake;
}

describe('an edit', () => {
  test('changes its text and nothing else, even if the new text has characters that are special in replace()', () => {
    expect(mistakeOf('int x;\nint z;\n', { find: 'int x;', put: "$& $1 $$ $'" })).toBe("$& $1 $$ $'\nint z;\n");
  });

  test('changes a repeated text only if it says how often', () => {
    const text = 'x\nx\n\n  x';
    expect(mistakeOf(text, { times: 3 })).toBe('y\ny\n\n  y');
    expect(mistakeOf(text, {})).toEqual({
      found: 'this text 3 times in a.cpp of right/short (lines 1, 2, 4)',
      expected: 'it once',
      cure: 'add more of the lines around it to find, or write times: 3',
    });
    expect(mistakeOf(text, { times: 4 })).toMatchObject({ expected: 'it 4 times' });
    expect(mistakeOf('x', { times: 2 })).toMatchObject({ found: 'this text once in a.cpp of right/short (line 1)' });
  });

  test('does not fit if its text is missing, and says which of its lines is missing', () => {
    expect(mistakeOf('a\n', {})).toEqual({
      found: 'no such text in a.cpp of right/short',
      expected: 'it once',
      cure: 'copy it again from the file, with its white space',
    });
    expect(mistakeOf('a\nb\nc\n', { find: 'a\nb\nd' })).toMatchObject({
      cure: 'line 3 of it does not follow those before it, "d": copy the lines again from the file',
    });
    expect(mistakeOf('a\nb\n', { find: ' a\nb' })).toMatchObject({
      cure: 'line 1 of it is missing, " a": copy the lines again from the file',
    });
  });

  test('says so if another edit has changed its text', () => {
    expect(mistakeOf('y', {}, 'x')).toMatchObject({
      cure: 'an edit above has changed it: look for the text that this edit puts there',
    });
  });

  test('that would change nothing is refused', () => {
    expect(edit.safeParse({ find: 'x', put: 'x' }).error?.issues[0]?.message).toBe(
      'find and put are the same, so nothing would change',
    );
  });
});

test('an edit fits exactly if its text is there as often as it says, and the opposite edit gives the file again', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n') });
  fc.assert(
    fc.property(
      text,
      text.filter((find) => find !== ''),
      fc.integer({ min: 1, max: 4 }),
      (file, find, times) => {
        const there = file.split(find).length - 1;
        const edited = applyEdit(file, { find, put: '#', times }, { ...place, original: file });
        expect(edited.kind === 'edited').toBe(there === times);
        if (edited.kind !== 'edited') return;
        const back = applyEdit(edited.text, { find: '#', put: find, times }, { ...place, original: file });
        expect(back).toEqual({ kind: 'edited', text: file });
      },
    ),
  );
});
