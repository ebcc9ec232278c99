import type { RulePrograms } from '../marked-program.fixture.ts';

export const noGlobalsPrograms: RulePrograms<'no-globals'> = {
  rule: 'no-globals',
  options: { const: 'forbidden', 'local-statics': 'shown' },
  flagged: {
    'a variable outside of every function': `
#include <iostream>
int ▶count = 0;
int main() { std::cout << count; }
`,
    'several variables in one declaration, pointers and arrays among them': `
int ▶a, *▶b, ▶c[3], &▶d = a, (*▶f)(int);
int (&▶e)[3] = c;
int main() { return a; }
`,
    'const and constexpr ones, which are global, too': `
const int ▶size = 4;
constexpr double ▶half = 0.5;
static const char *▶name = "x";
int main() {}
`,
    'a variable of a class, with initial values in brackets': `
struct Board { int cells; explicit Board(int n) : cells(n) {} };
Board ▶board(16);
Board ▶other{4};
struct Pair { int a, b; } ▶pair;
int main() {}
`,
    'inside namespaces, with and without a name, and extern "C"': `
namespace game { int ▶turn = 1; namespace inner { char ▶symbol; } }
namespace { bool ▶over; }
extern "C" { int ▶shared; }
extern int ▶elsewhere;
extern "C" int ▶linked;
int main() { return over; }
`,
    'static members of a class, reported once': `
class Board {
 public:
  static int ▶count;
  inline static int ▶best = 0;
  int size;
};
int Board::count = 0;
int main() {}
`,
    'in a header of the student': {
      'board.h': `
#ifndef BOARD_H
#define BOARD_H
extern int ▶turn;
#endif
`,
      'main.cpp': `
#include "board.h"
int ▶turn = 1;
int main() { return turn; }
`,
    },
    'the variable that looks like the prototype of a function': `
enum Color { RED };
Color ▶first(RED);
int ▶start = 1;
int ▶next(start);
int *▶all = &start;
int ▶second(all[0]);
int main() {}
`,
    'what a macro declares, at its use': `
#define GLOBAL(type, name) type name
▶GLOBAL(int, count);
int main() {}
`,
    'behind characters beyond ASCII': `
/* 全局变量 */ int ▶分数 = 0;
int main() {}
`,
    'a structured binding and a lambda': `
#include <utility>
auto [▶a, ▶b] = std::pair<int, int>(1, 2);
auto ▶twice = [](int n) { int local = n; return local * 2; };
int main() {}
`,
    'a static variable of a function, without a deduction': `
int next() { static int ▷count = 0; return ++count; }
int main() { auto f = [] { static int ▷calls; return ++calls; }; return f(); }
`,
  },
  innocent: {
    'names in comments and strings': `
// int count = 0;
/* int total; */
#include <iostream>
int main() { std::cout << "int count;\\n" << R"(
int total;
)"; }
`,
    'local variables and parameters with the names of globals': `
int sum(int count, int total) { int g = count + total; return g; }
int main() { int count = 1; { int count = 2; return sum(count, 3); } }
`,
    'members of classes, which look like variables outside of functions': `
class Board {
  int cells[16];
  int count = 0;
 public:
  Board();
  int size() const { int local = count; return local + cells[0]; }
};
Board::Board() : count(1) {}
int main() {}
`,
    'prototypes, types, templates and enumerators': `
#include <string>
int sum(int a, int b);
int *pointer();
extern int elsewhere(double);
class Later;
enum Color { RED, GREEN };
typedef int Number;
using Text = std::string;
template <typename T> T larger(T a, T b) { T best = a; return a < b ? b : best; }
namespace game { int turn(int p); }
int main() {}
`,
    'what #if leaves out': `
#if 0
int count;
It doesn't even compile.
#endif
#ifdef DEBUG
int level;
#elif defined(_MSC_VER) && _MSC_VER > 1000
int studio;
#else
#undef NOTHING
#endif
int main() {}
`,
    'macros with values': `
#define SIZE 4
#define SQUARE(x) ((x) * (x))
#define DECLARE int count;
int main() { DECLARE count = SQUARE(SIZE); return count; }
`,
    'lambdas with captures and static functions': `
static int helper(int n) { return n; }
inline int other() { return 1; }
int main() { int n = 0; auto f = [&n, m = 2](int k) { int inner = k + m; n += inner; }; f(helper(other())); }
`,
    'constants in functions that keep their value': `
int size() { static const int value = 4; static constexpr int other = 5; return value + other; }
int main() {}
`,
    'what the course provides': {
      'provided/given.h': `
int shared = 0;
class Board { public: static int count; };
`,
      'main.cpp': `
#include "given.h"
int Board::count = 0;
int main() { return shared; }
`,
    },
    'classes inside functions, loops and conditions': `
int main() {
  struct Local { int value; };
  for (int i = 0, j = 1; i < j; ++i) {}
  if (int k = 3; k > 2) {}
  try { throw 1; } catch (int caught) {}
  Local one{1};
  return one.value;
}
`,
  },
  otherwise: [
    {
      options: { const: 'allowed', 'local-statics': 'charged' },
      programs: {
        'constants are allowed where the assignment allows them': `
const int size = 4;
constexpr int half = 2;
const char names[2] = {'O', 'X'};
char *const fixed = nullptr;
const int &alias = size;
typedef const int Fixed;
Fixed limit = 3;
namespace game { const double share = 0.5; }
class Board { static const int side = 11; static constexpr int all = 121; };
int main() {}
`,
        'a pointer to constants is not a constant': `
const char *▶name = "x";
const char *▶names[2] = {"O", "X"};
int ▶count;
int main() {}
`,
        'static variables of functions are charged': `
int next() { static int ▶count = 0; static const int step = 2; return count += step; }
int main() {}
`,
      },
    },
    {
      options: { const: 'forbidden', 'local-statics': 'ignored' },
      programs: {
        'static variables of functions are ignored': `
int next() { static int count = 0; return ++count; }
int ▶total;
int main() {}
`,
      },
    },
  ],
};
