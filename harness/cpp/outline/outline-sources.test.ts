import { expect, test } from 'vitest';
import { outlineSources } from './outline-sources.ts';

const macros = { predefined: '', ofHeaders: {} };

function outline(text: string, others: Readonly<Record<string, string>> = {}) {
  const files = [{ name: 'a.cpp', text }, ...Object.entries(others).map(([name, of]) => ({ name, text: of }))];
  const [found] = outlineSources({ files, sources: ['a.cpp'], macros });
  if (found === undefined) throw new Error('a.cpp is there');
  return found;
}

const keys = (text: string) => outline(text).defines.map(({ key }) => key);

test.each([
  'int main() { return 0; }',
  'main()\n{ return 0; }',
  'void main(void) { }',
  'auto main() -> int { }',
  'int main(int argc, char *argv[])\n{\n}',
  'int x; int main() try { } catch (...) { }',
  'extern "C" int main() { }',
  '#define START int main()\nSTART { }',
  '#ifndef TEST\nint main() { }\n#endif',
  'void broken() { if (true) {\n}\n\nint main() {\n}\n',
  'class Game { public: void main(); };\nvoid Game::main() {}\nint main() { Game().main(); }',
])('%j defines a main', (text) => {
  expect(outline(text).hasMain).toBe(true);
});

test.each([
  'int main();',
  '// int main() { }',
  'const char *text = "int main() { }";',
  '#ifdef TEST\nint main() { }\n#endif',
  'namespace game { int main() { return 0; } }',
  'class Game { public: int main() { return 0; } };',
  'void Game::main() { }',
  'int domain() { return 0; }',
  'void run() { int main = 3; (main); }',
])('%j defines no main', (text) => {
  expect(outline(text).hasMain).toBe(false);
});

test('a main in a file that is included counts', () => {
  const { hasMain, includes } = outline('#include "b.h"\n', { 'b.h': '#include "c.h"', 'c.h': 'int main() {}' });
  expect([hasMain, [...includes]]).toEqual([true, ['b.h', 'c.h']]);
});

test('the key of a function has the types of its parameters, that of a member also its class', () => {
  expect(
    keys(`
      #include <iostream>
      using namespace std;
      int gridState(long long grid, int pos) { return 0; }
      void putToGrid(long long &grid, int pos = 3, int = 2) {}
      bool Board::isFull(const std::string &peg) const { return true; }
      Board::Board() : size{8}, name("x") { }
      Board::~Board() { }
      ostream &operator<<(ostream &out, const Board &b) { return out; }
      int Board::operator()(int a[][8]) { return 1; }
      namespace game { void draw() {} namespace { void hide() {} } }
      static int own() { return 1; }
      inline int here() { return 1; }
      template <class T> T twice(T x) { return x; }
      __attribute__((noinline)) void marked(char) {}
    `),
  ).toEqual([
    'gridState(long long, int)',
    'putToGrid(long long &, int, int)',
    'Board::isFull(const std :: string &)',
    'Board::Board()',
    'Board::~Board()',
    'operator<<(ostream &, const Board &)',
    'Board::operator()(int[])',
    'game::draw()',
    'marked(char)',
  ]);
});

test('variables that other sources can use are definitions, and other variables are not', () => {
  expect(
    keys(
      'int count = 0; extern int there; const int size = 8; static int own; int grid[8][8] = {{1}}; Board b{3}; struct P { int x; } p;',
    ),
  ).toEqual(['count', 'grid', 'b', 'p']);
});

test('what is only declared is not used', () => {
  const { mentions } = outline(`
    int declared(Board b);
    class Game { public: void play(Rules r); Board board; int size() { return helper(); } };
    int main() { Game g; g.start(other); }
  `);
  const asked = ['declared', 'play', 'Rules', 'Board', 'helper', 'Game', 'start', 'other'];
  expect(asked.filter((name) => mentions.has(name))).toEqual(['Board', 'helper', 'Game', 'start', 'other']);
});

test('a broken program has an outline, too', () => {
  expect(outline('int main() { if (x { } \n void f() { ((').hasMain).toBe(true);
  expect(keys('}}}} ) int f() {} ((( {{{')).toEqual(['f()']);
});
