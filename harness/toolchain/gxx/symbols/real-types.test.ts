// @module-tag compiler
import { afterAll, expect, test } from 'vitest';
import { buildText, openToolchain } from '../../../testing/open-program.ts';

const toolchain = await openToolchain();
const opened: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(opened.map((dispose) => dispose())));

async function functionsOf(text: string): Promise<string[]> {
  const result = await buildText(toolchain, text);
  if (result.kind !== 'built') throw new Error(JSON.stringify(result));
  opened.push(() => result.program.dispose());
  return result.report.functions.map(({ returns, name, parameters }) => `${returns} ${name}(${parameters})`);
}

test('types that have another name are reported as what they are', async () => {
  const text = `
#include <string>
typedef long long ll;
using Grid = long long;
typedef char Board[8][8];
int state(ll grid, const int pos) { return grid + pos; }
void put(Grid &grid, int pos) { grid += pos; }
int sum(const Grid &grid, const Grid *next, unsigned long long more) { return grid + *next + more; }
void print(const Board board, const char *title) { (void)board; (void)title; }
bool move(std::string from, const std::string &to) { return from < to; }
namespace { int hidden(Grid grid) { return grid; } }
int main() { return hidden(1); }
`;
  expect(await functionsOf(text)).toEqual([
    'int state(long long, int)',
    'void put(long long&, int)',
    'int sum(const long long&, const long long*, unsigned long long)',
    'void print(const char (*)[8], const char*)',
    'bool move(std::string, const std::string&)',
    'int hidden(long long)',
    'int main()',
  ]);
});

test('functions of the same name keep their own types', async () => {
  const text = `
typedef long long ll;
int f(int a) { return a; }
int f(ll a) { return a; }
int g(ll a) { return a; }
int g(ll a, ll b) { return a + b; }
typedef int number;
int h(ll a) { return a; }
int h(number a) { return a; }
int main() {}
`;
  expect(await functionsOf(text)).toEqual([
    'int f(int)',
    'int f(long long)',
    'int g(long long)',
    'int g(long long, long long)',
    // It is not known which symbol is whose, so the types stay as they were written.
    'int h(ll)',
    'int h(number)',
    'int main()',
  ]);
});
