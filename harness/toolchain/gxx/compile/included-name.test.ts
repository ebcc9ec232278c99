import { expect, test } from 'vitest';
import { findHeader } from './included-name.ts';

const files = ['a.cpp', 'LinesOfAction.h', 'grid.h', 'Grid.h'];

test.each([
  ['linesofaction.h', { instead: '"LinesOfAction.h"', needs: 'include-names' }],
  ['..\\src\\grid.h', { instead: '"grid.h"', needs: 'include-names' }],
  ['C:\\Users\\me\\GRID.H', { instead: '"grid.h"', needs: 'include-names' }],
  ['headers/Grid.h', { instead: '"Grid.h"' }],
  ['grid.h', { instead: '"grid.h"', needs: 'include-names' }],
  ['windows.h', { needs: 'windows-headers' }],
  ['Windows.h', { instead: '<windows.h>', needs: 'windows-headers' }],
  ['Iostream', { instead: '<iostream>', needs: 'include-names' }],
  ['player.h', undefined],
])('%s is found as a compiler of Windows finds it', (name, found) => {
  expect(findHeader(name, files)).toEqual(found);
});
