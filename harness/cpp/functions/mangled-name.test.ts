import { expect, test } from 'vitest';
import { parsePrototype } from '../../assignment/functions/prototype.ts';
import { mangledName } from './mangled-name.ts';

const text = 'NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE';

// As g++ 13 and `nm` show them.
test.each([
  ['int f()', '_Z1fv'],
  ['void putToGrid(long long &grid, int pos, int p)', '_Z9putToGridRxii'],
  ['void exchange(int &a, int &b)', '_Z8exchangeRiS_'],
  ['void f(bool &a, char &b, char &c, bool &d)', '_Z1fRbRcS0_S_'],
  ['bool f(string a, string b)', `_Z1f${text}S4_`],
  ['void f(string &a, string &b, string c)', `_Z1fR${text}S5_S4_`],
  ['void f(const string &a, const string &b, string &c)', `_Z1fRK${text}S6_RS4_`],
  ['void f(int &a, int &b, string c, string &d, int &e)', `_Z1fRiS_${text}RS5_S_`],
  ['int f(int &a, string &b, const string &c, string &d, const string &e)', `_Z1fRiR${text}RKS5_S6_S8_`],
])('the symbol of %s is that of the compiler', (prototype, symbol) => {
  const parsed = parsePrototype(prototype);
  expect(parsed.kind === 'prototype' ? mangledName(parsed.prototype.name, parsed.prototype.parameters) : parsed).toBe(
    symbol,
  );
});
