import type { RulePrograms } from '../marked-program.fixture.ts';

export const noArraysPrograms: RulePrograms<'no-arrays'> = {
  rule: 'no-arrays',
  options: {},
  flagged: {
    'declared in a function, with and without a size': `
int main() { int ▶a[3]; char ▶word[] = "abc"; double ▶grid[4][4] = {}; return a[0]; }
`,
    'declared beside variables that are not arrays': `
int main() { int n = 3, ▶a[3], *p = a, *▶q[2], k; return n; }
`,
    'as a global variable and as a member': `
int ▶board[16];
class Board { char ▶cells[8][8]; int count; };
int main() {}
`,
    'as parameters of every spelling': `
void one(int ▶a[]);
void two(const int ▶a[], int n) {}
void three(char ▶a[][8]) {}
void four(int (&▶a)[4]) {}
void five(int (*▶a)[4]) {}
void six(▶int[], int);
int main() { auto f = [](int ▶q[2]) { return q[0]; }; }
`,
    'made with new': `
int main() { int n = 3; int *a = ▶new int[n]; auto b = ▶new double[2][3]; delete[] a; delete[] b; }
`,
    'std::array, also by another name': `
#include <array>
using Row = ▶std::array<int, 4>;
int main() { ▶std::array<int, 3> a{}; ▶Row r{}; return a[0] + r[0]; }
`,
    'through typedef and using': `
typedef int ▶Row[4];
using ▶Grid = int[4][4];
int main() { Row ▶r = {}; Grid ▶g = {}; return r[0] + g[0][0]; }
`,
    'as a reference to a row, which the grammar takes for a call': `
int main() { int ▶grid[2][2] = {}; int (&▶row)[2] = grid[1]; int (*▶all)[2] = grid; return row[0] + all[0][1]; }
`,
    'of variable length, and in a macro': `
#define TABLE(n) int t[n]
int main() { int n = 4; int ▶a[n]; ▶TABLE(3); return sizeof(a) + sizeof(t); }
`,
    'as types without a name': `
#include <memory>
int main() { auto p = std::make_unique<▶int[]>(3); return sizeof(▶int[4]) + p[0]; }
`,
  },
  innocent: {
    'names in comments and strings': `
// int a[3];
#include <iostream>
int main() { /* int b[4]; */ std::cout << "int a[3];" << 'a'; }
`,
    'string literals, also with an index': `
#include <iostream>
int main() { const char *p = "abc"; std::cout << "abc"[1] << p[0]; char c = ".AB"[2]; std::cout << c; }
`,
    'variables whose initial values look like parameters': `
#include <fstream>
struct Board { int size; Board(int a, int b = 0) : size(a + b) {} };
int main(int argc, char *argv[]) {
  const char *text = "ab";
  int n = argc, *p = &n, **pp = &p;
  std::ifstream in(argv[1]);
  char c(text[0]), d(text[n]), e(argv[0][0]);
  Board one(p[0]), two(p[0], pp[0][0]);
  return c + d + e + one.size + two.size;
}
`,
    'pointers, also with an index and arithmetic': `
#include <cstdlib>
void fill(int *p, int n) { p[0] = n; *(p + 1) = n; }
int main() { int *p = (int *)malloc(8); fill(p, 2); int *q = new int; int *r = new int(4); delete q; delete r; free(p); }
`,
    'containers of the library and their elements': `
#include <map>
#include <string>
#include <vector>
int main() { std::vector<int> v(3); std::string s = "a"; std::map<int, int> m; return v[0] + s[0] + m[1]; }
`,
    'a class of the program with operator[], and one named array': `
class array { int a, b; public: int &operator[](int i) { return i == 0 ? a : b; } };
template <typename T, int N> struct Array { T only; };
int main() { array a; Array<int, 3> b{1}; a[0] = b.only; return a[0]; }
`,
    'lambdas, attributes and lists in braces': `
#include <utility>
int main() {
  auto f = [](int n) { return n; };
  [[maybe_unused]] int k = f(1);
  for (int i : {1, 2, 3}) k += i;
  auto [a, b] = std::pair<int, int>(1, 2);
  return a + b;
}
`,
    'what #if leaves out, and a macro that is not used': `
#define TABLE int t[4];
#if 0
int a[3];
#endif
#ifndef __cplusplus
int b[3];
#endif
int main() {}
`,
    'the arguments of main': `
int main(int argc, char *argv[]) { return argc + (argv[0] != nullptr); }
`,
    'digits of a number in place of an array': `
int digit(long long grid, int pos) { for (int i = 16; i > pos; --i) grid /= 10; return grid % 10; }
int main() { return digit(1234, 16); }
`,
    'a variable named array, and a function': `
int array(int index) { return index; }
int main() { int arrays = array(3); return arrays; }
`,
  },
  otherwise: [
    {
      options: {},
      programs: {
        'arrays of pointers made with new are beyond the grammar, and are not decided': `
int main() { int ▶a[2]; ¿int **b = new int *[3]; delete[] b; return a[0]; }
`,
      },
    },
  ],
};
