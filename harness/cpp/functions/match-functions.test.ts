import { expect, test } from 'vitest';
import type { Prototype } from '../../model/assignment/prototype.ts';
import type { DefinedFunction } from '../../model/program/build-report.ts';
import { functionFindings } from '../../inspect/function-rules.ts';
import { insteadOf, isCallable, matchFunctions } from './match-functions.ts';

const gridState: Prototype = {
  name: 'gridState',
  returns: 'int',
  parameters: [
    { name: 'grid', type: 'long long', passing: 'value' },
    { name: 'pos', type: 'int', passing: 'value' },
  ],
  text: 'int gridState(long long grid, int pos)',
};
const putToGrid: Prototype = {
  name: 'putToGrid',
  returns: 'void',
  parameters: [{ name: 'grid', type: 'long long', passing: 'reference' }],
  text: 'void putToGrid(long long &grid)',
};

function defined(text: string, linkage: DefinedFunction['linkage'] = 'external'): DefinedFunction {
  const [, returns = '', name = '', parameters = ''] = /^(.*) (\w+)\((.*)\)$/.exec(text) ?? [];
  return { name, returns, parameters, linkage, file: 'domineering.cpp', line: 7, column: 5 };
}

function matched(prototype: Prototype, ...functions: readonly DefinedFunction[]) {
  const [match] = matchFunctions([prototype], functions);
  if (match === undefined) throw new Error('no match');
  return { kind: match.kind, callable: isCallable(match), instead: insteadOf(match) };
}

test('the exact prototype is found among overloads', () => {
  expect(matched(gridState, defined('int gridState(int, int)'), defined('int gridState(long long, int)'))).toEqual({
    kind: 'exact',
    callable: true,
    instead: undefined,
  });
});

test('another return type is named, and the calls still run', () => {
  expect(matched(gridState, defined('long long gridState(long long, int)'))).toEqual({
    kind: 'return-type',
    callable: true,
    instead: 'long long gridState(long long, int)',
  });
});

test('other parameter types cannot be called', () => {
  expect(matched(gridState, defined('int gridState(int, int)'))).toEqual({
    kind: 'parameters',
    callable: false,
    instead: 'int gridState(int, int)',
  });
  expect(matched(putToGrid, defined('void putToGrid(long long)'))).toEqual({
    kind: 'parameters',
    callable: false,
    instead: 'void putToGrid(long long)',
  });
});

test('a static function cannot be called from outside', () => {
  expect(matched(gridState, defined('int gridState(long long, int)', 'internal'))).toEqual({
    kind: 'internal-linkage',
    callable: false,
    instead: 'static int gridState(long long, int)',
  });
});

test('a misspelt name is suggested, an unrelated one is not', () => {
  expect(matched(gridState, defined('int gridstate(long long, int)'), defined('int main()'))).toEqual({
    kind: 'missing',
    callable: false,
    instead: 'int gridstate(long long, int)',
  });
  expect(matched(gridState, defined('int main()'))).toEqual({ kind: 'missing', callable: false, instead: undefined });
});

test('a required function is not a misspelling of another required function', () => {
  const near: Prototype = { ...gridState, name: 'gridStats', text: 'int gridStats(long long grid, int pos)' };
  const [match] = matchFunctions([gridState, near], [defined('int gridStats(long long, int)')]);
  expect(match).toEqual({ kind: 'missing', prototype: gridState });
});

test('findings are at the place of what was found', () => {
  const findings = functionFindings(
    matchFunctions([gridState, putToGrid], [defined('int gridstate(long long, int)')]),
    'domineering.cpp',
  );
  const demanded = 'int gridState(long long grid, int pos)';
  const rule = 'required-functions';
  const place = { file: 'domineering.cpp', line: 7, column: 5 };
  expect(findings).toEqual([
    { finding: { rule, ...place, demanded, instead: 'int gridstate(long long, int)' }, free: false },
    {
      finding: { rule, file: 'domineering.cpp', line: 0, column: 0, demanded: 'void putToGrid(long long &grid)' },
      free: false,
    },
  ]);
});
