import { expect, test } from 'vitest';
import { fileText } from './file-text.ts';
import { resolveHeader } from './resolve-header.ts';

const names = ['Grid.h', 'String.h', 'board.h'];
const files = new Map(
  names.map((name) => [name, fileText({ name, text: '' }, { trigraphs: false, spaceship: false })]),
);
const isUsual = (header: string) => ['iostream', 'string.h'].includes(header);

function found(name: string, system = false, usual: typeof isUsual | undefined = isUsual): string {
  try {
    const resolved = resolveHeader({ name, system }, files, usual);
    return resolved.kind === 'own' ? resolved.file.name : `<${resolved.name}>`;
  } catch {
    return 'unclear';
  }
}

test.each([
  ['Grid.h', 'Grid.h'],
  ['./Grid.h', 'Grid.h'],
  ['grid.H', 'Grid.h'],
  ['.\\board.h', 'board.h'],
  ['headers/board.h', 'board.h'],
  ['../src/board.h', 'board.h'],
  ['String.h', 'String.h'],
  ['string.h', '<string.h>'],
  ['player.h', '<player.h>'],
  ['../player.h', 'unclear'],
])('"%s" is found as the compiler finds it, or as Windows does', (name, file) => {
  expect(found(name)).toBe(file);
});

test('in angle brackets, capitals do not count either', () => {
  expect([found('Windows.h', true), found('grid.h', true), found('iostream', true)]).toEqual([
    '<windows.h>',
    'Grid.h',
    '<iostream>',
  ]);
});

test('if a program asks whether there is a header, only its exact name counts', () => {
  const exact = (name: string) => {
    const resolved = resolveHeader({ name, system: false }, files);
    return resolved.kind;
  };
  expect(['Grid.h', 'grid.h', 'board.h'].map(exact)).toEqual(['own', 'system', 'own']);
});
