import { expect, test } from 'vitest';
import { differingCopies } from './differing-copies.ts';

const provided = [{ name: 'Shelf.h', text: 'class Shelf {};\n' }];

function remarks(name: string, text: string) {
  return differingCopies({ provided }, [{ name, bytes: Buffer.from(text) }]);
}

test('a copy in the solution that differs from the handout is named, because it is not used', () => {
  expect(remarks('Shelf.h', 'class Shelf { int n; };\n')).toEqual([
    'solution/Shelf.h differs from handout/Shelf.h, which is used in its place: copy one over the other.',
  ]);
});

test('the ends of lines do not matter, and a file that is no copy neither', () => {
  expect(remarks('Shelf.h', 'class Shelf {};\r\n')).toEqual([]);
  expect(remarks('main.cpp', 'int main() {}\n')).toEqual([]);
});
