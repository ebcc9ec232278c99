import type { RulePrograms } from '../marked-program.fixture.ts';

export const arrayParametersPrograms: RulePrograms<'array-parameters'> = {
  rule: 'array-parameters',
  options: { functions: 2 },
  flagged: {
    'no function at all': `
int ▶main() { char board[11][11] = {}; return board[0][0]; }
`,
    'one function with arrays, however many they are': `
void copy(const char from[], char to[], int n) { for (int i = 0; i < n; i++) to[i] = from[i]; }
int ▶main() { char a[2] = {}, b[2]; copy(a, b, 2); return b[0]; }
`,
    'the same function with two prototypes': `
void print(char board[11][11]);
void print(char board[][11]);
int ▶main() { char board[11][11]; print(board); }
void print(char board[11][11]) { board[0][0] = '.'; }
`,
    'vectors, strings and plain pointers': `
#include <string>
#include <vector>
void one(std::vector<std::vector<char>> &board) { board.clear(); }
void two(std::string &row) { row = ""; }
void three(char *row) { *row = '.'; }
void four(char **rows) { **rows = '.'; }
int ▶main() { char c; char *p = &c; three(p); four(&p); }
`,
    'arrays of the functions themselves': `
void one() { int a[3] = {}; (void)a; }
int two(int n) { static int a[3]; return a[n]; }
struct Board { char cells[11][11]; };
void three(Board &board) { board.cells[0][0] = '.'; }
int ▶main() { Board board; one(); three(board); return two(1); }
`,
    'the arguments of main, and functions in comments': `
// void print(char board[11][11]) {}
/* void update(char board[][11]) {} */
void clear(int a[]) { a[0] = 0; }
int ▶main(int argc, char *argv[]) { clear(&argc); return argv[0][0]; }
`,
    'lambdas, and pointers to functions that take arrays': `
int apply(int (*f)(int[]), int *a) { return f(a); }
typedef int Row[3];
void choose(Row &(*f)(int)) { f(1)[0] = 0; }
using Fill = void (*)(int[]);
void run(Fill f, int *a) { f(a); }
void fill(int a[3]) { a[0] = 1; }
int ▶main() { int a[3]; fill(a); auto sum = [](int b[3]) { return b[0]; }; return apply(sum, a); }
`,
    'functions that the course provides': {
      'provided/board.h': 'inline void print(char board[11][11]) { board[0][0] = 0; }\n',
      'program.cpp':
        '#include "board.h"\nvoid clear(char a[]) { a[0] = 0; }\nint ▶main() { char b[11][11]; print(b); clear(b[0]); }\n',
    },
  },
  innocent: {
    'arrays of one and of two dimensions': `
void print(const char board[11][11]) { (void)board; }
void clear(char row[]) { row[0] = '.'; }
int main() { char board[11][11]; clear(board[0]); print(board); }
`,
    'sizes from constants and macros, and no first size': `
const int SIZE = 11;
#define COLUMNS 11
void print(char board[][SIZE]) { board[0][0] = 0; }
bool isValid(int row, char board[SIZE][COLUMNS]) { return board[row][0] == 0; }
int main() { char board[SIZE][SIZE]; print(board); return isValid(0, board); }
`,
    'references and pointers to arrays': `
void one(char (&board)[11][11]) { board[0][0] = '.'; }
void two(char (*board)[11]) { board[0][0] = '.'; }
int main() { char board[11][11]; one(board); two(board); }
`,
    'other names for an array': `
typedef char Board[11][11];
using Row = int[11];
using RowPointer = char (*)[11];
void print(Board board) { board[0][0] = '.'; }
void clear(const Row &row) { (void)row; }
void third(RowPointer rows) { rows[0][0] = '.'; }
int main() { Board board; Row row = {}; print(board); clear(row); third(board); }
`,
    'std::array, by another name too': `
#include <array>
using namespace std;
using Row = array<char, 11>;
void print(const std::array<Row, 11> &board) { (void)board; }
bool isEmpty(Row row) { return row[0] == '.'; }
int main() { array<Row, 11> board{}; print(board); return isEmpty(board[0]); }
`,
    'parameters without names, members and templates': `
struct Game { void print(char[][11]) {} };
template <int N> int length(const int (&)[N]) { return N; }
int main() { Game game; char b[11][11]; int a[3] = {}; game.print(b); return length(a); }
`,
    'arrays with an initial value, const and several of them in a row': `
int sum(int n, const int a[] = nullptr, const int b[3] = nullptr) { return n + (a && b); }
static bool has(bool reached[][11], int row) { return reached[row][0]; }
int main() { bool reached[11][11] = {}; return sum(1) + has(reached, 0); }
`,
    'arrays of pointers, and of pointers to functions': `
int all(int (*steps[2])(int)) { return steps[0](1); }
void names(const char *texts[]) { texts[0] = ""; }
int step(int n) { return n; }
int main() { int (*steps[2])(int) = {step, step}; const char *texts[1]; names(texts); return all(steps); }
`,
    'functions of two files': {
      'board.h': 'void print(char board[][11]);\n',
      'board.cpp': '#include "board.h"\nvoid print(char board[][11]) { board[0][0] = 0; }\n',
      'program.cpp':
        '#include "board.h"\nvoid clear(char b[][11]) { b[0][0] = 0; }\nint main() { char b[11][11]; clear(b); print(b); }\n',
    },
  },
  otherwise: [
    {
      options: { functions: 1 },
      programs: {
        'one is enough where one is demanded': 'void f(int a[]) { a[0] = 1; }\nint main() { int a[1]; f(a); }\n',
        'a pointer is none where one is demanded': 'void f(int *a) { a[0] = 1; }\nint ▶main() { int a[1]; f(a); }\n',
      },
    },
  ],
};
