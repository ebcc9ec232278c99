import type { RulePrograms } from '../marked-program.fixture.ts';

export const minFunctionsPrograms: RulePrograms<'min-functions'> = {
  rule: 'min-functions',
  options: { 'besides-main': 3 },
  flagged: {
    'main alone': `
#include <iostream>
int ▶main() { std::cout << "Hello"; }
`,
    'two functions besides main': `
void print() {}
int main();
bool isOver() { return true; }
int ▶main() { print(); return isOver(); }
`,
    'prototypes without bodies': `
void print();
void update();
bool isOver();
int ▶main() { return 0; }
`,
    'functions in comments, in strings and in #if 0': `
#include <iostream>
// void one() {}
/* void two() {} */
#if 0
void three() {}
void four() {}
void five() {}
#endif
int ▶main(int argc, char **argv) { std::cout << "void six() {}" << argc << argv[0]; }
`,
    'lambdas, which have no names': `
int ▶main() {
  auto one = [] { return 1; };
  auto two = [](int n) { return n; };
  auto three = [&] { return one() + two(2); };
  return three();
}
`,
    'what the compiler writes by itself': `
struct Cell { Cell() = default; Cell(const Cell &) = delete; ~Cell() = default; int row; };
int ▶main() { Cell cell; return cell.row; }
`,
    'blocks and types that look like functions': `
struct A { int x; };
struct B { int y; };
enum class C { one, two };
namespace d {}
int ▶main() { { A a{1}; } { B b{2}; } if (true) { return int(3); } return 0; }
`,
    'functions that the course provides': {
      'provided/grid.h': 'inline void a() {}\ninline void b() {}\ninline void c() {}\n',
      'program.cpp': '#include "grid.h"\nint ▶main() { a(); b(); c(); }\n',
    },
  },
  innocent: {
    'three functions besides main': `
void print() {}
bool isOver() { return true; }
char next(char player) { return player == 'O' ? 'X' : 'O'; }
int main() { print(); return isOver() + next('O'); }
`,
    'functions behind main, and in unusual spellings': `
auto one() -> int;
static inline int two() noexcept { return 2; }
int main() { return two(); }
auto one() -> int { return 1; }
constexpr unsigned long three()
{
  return 3;
}
`,
    'members, written inside and outside of their class': `
class Board {
public:
  Board() : moves(0) {}
  void print() const {}
  void put(int row);
private:
  int moves;
};
void Board::put(int row) { moves += row; }
int main() { Board board; board.put(1); board.print(); }
`,
    'overloads and templates': `
int larger(int a, int b) { return a > b ? a : b; }
double larger(double a, double b) { return a > b ? a : b; }
template <typename T> T smaller(T a, T b) { return a < b ? a : b; }
int main() { return larger(1, 2) + smaller(1, 2); }
`,
    'functions of several files and of a namespace': {
      'board.h': 'void print();\n',
      'board.cpp': '#include "board.h"\nvoid print() {}\nnamespace board { void clear() {} }\n',
      'program.cpp': '#include "board.h"\nbool isOver() { return true; }\nint main() { print(); return isOver(); }\n',
    },
    'functions that are never called, and functions that a macro makes': `
#define GETTER(name, value) int name() { return value; }
GETTER(width, 11)
GETTER(height, 11)
void unused() {}
int main() { return width() + height(); }
`,
    'bodies that begin with try, and pointers in the type': `
int *find(int *from) try { return from; } catch (...) { return nullptr; }
const char *name() { return "O"; }
int (*choose(int))(int) { return nullptr; }
int main() { return find(nullptr) == nullptr && name() && choose(1); }
`,
  },
  otherwise: [
    {
      options: { 'besides-main': 1 },
      programs: {
        'one function is enough where one is demanded': 'void print() {}\nint main() { print(); }\n',
        'none is too few where one is demanded': 'int ▶main() {}\n',
      },
    },
  ],
};
