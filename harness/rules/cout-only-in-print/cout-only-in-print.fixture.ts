import { boardProgram } from '../library/console-class.fixture.ts';
import type { RulePrograms } from '../marked-program.fixture.ts';

const top = `
#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>
#include "Board.h"
using namespace std;
`;

export const coutOnlyInPrintPrograms: RulePrograms<'cout-only-in-print'> = {
  rule: 'cout-only-in-print',
  options: { members: ['printGame'] },
  fixedNames: ['Board', 'printGame', 'move', 'getPlayer'],
  flagged: {
    'a refusal that the class prints itself': boardProgram(`${top}
void Board::printGame() { cout << cells[0] << endl; }
bool Board::move(string from, string to) {
  if (from == to) {
    ▶cout << "Invalid move!" << endl;
    return false;
  }
  return true;
}
`),
    'the error streams, too': boardProgram(`${top}
bool Board::move(string from, string to) {
  ▶cerr << from;
  ▶std::clog << to;
  return true;
}
`),
    'the functions of C': boardProgram(`${top}
bool Board::move(string from, string to) {
  ▶printf("%s", from.c_str());
  ▶puts("moved");
  ▶putchar('x');
  ▶std::putc('y', stdout);
  ▶fprintf(stderr, "%s", to.c_str());
  return true;
}
`),
    'a file that is written': boardProgram(`${top}
Board::Board() { ▶ofstream log("log.txt"); log << "new"; ▶std::fstream both("x"); }
`),
    'a reference to cout, reported where it is declared': boardProgram(`${top}
bool Board::move(string from, string to) {
  ostream &out = ▶cout;
  out << from;
  ostream *p = &▶cerr;
  *p << to;
  return true;
}
`),
    'a reference outside of all functions, reported where it is used': boardProgram(`${top}
ostream &screen = cout;
auto &again = screen;
void Board::printGame() { screen << cells[0]; }
bool Board::move(string from, string to) { ▶screen << from; ▶again << to; return true; }
`),
    'cout that is handed to a helper': boardProgram(`${top}
static void show(ostream &out, string text) { out << text; }
void Board::printGame() { show(cout, "board"); }
bool Board::move(string from, string to) { show(▶cout, from); return true; }
`),
    'a helper that printGame shares with another member': boardProgram(`${top}
void line(int n) { for (int i = 0; i < n; i++) ▶cout << '-'; }
void Board::printGame() { line(3); }
bool Board::move(string from, string to) { line(2); return true; }
`),
    'a helper whose address is taken outside of all functions': boardProgram(`${top}
static void line() { ▶cout << '-'; }
void (*const shown)() = line;
void Board::printGame() { line(); }
bool Board::move(string from, string to) { shown(); return from != to; }
`),
    'a helper of a helper that is shared': boardProgram(`${top}
static void dash() { ▶cout << '-'; }
static void line() { dash(); dash(); }
void Board::printGame() { line(); }
char Board::getPlayer() { dash(); return 'B'; }
`),
    'a member that only printGame calls, and a helper that is never called': boardProgram(`${top}
char Board::getPlayer() { ▶cout << "player"; return 'B'; }
void debug() { ▶cout << "debug"; }
void Board::printGame() { cout << getPlayer(); }
`),
    'using, another name for std, and a macro': boardProgram(`
#include <iostream>
#include "Board.h"
using std::cout;
namespace io = std;
#define SAY(x) cout << x
bool Board::move(std::string from, std::string to) {
  ▶cout << from;
  ▶io::cout << to;
  ▶SAY(from);
  return true;
}
`),
    'a lambda in a member': boardProgram(`${top}
bool Board::move(string from, string to) {
  auto say = [](string text) { ▶cout << text; };
  say(from);
  return true;
}
`),
    'a function that is not the member of that name': boardProgram(`${top}
void printGame(int n) { ▶cout << n; }
char Board::getPlayer() { ::printGame(3); return 'B'; }
`),
  },
  innocent: {
    'main, if class and client are in one file': boardProgram(`${top}
bool Board::move(string from, string to) { return from != to; }
int main() {
  Board board;
  string from, to;
  while (cin >> from >> to) cout << board.move(from, to) << endl;
}
`),
    'the printing member alone': boardProgram(`${top}
void Board::printGame() {
  ostream &out = cout;
  out << "  a b c" << endl;
  printf("%c", cells[0]);
  auto row = [](int n) { cout << n; };
  row(1);
}
bool Board::move(string from, string to) { return from != to; }
`),
    'helpers that only the printing member calls': boardProgram(`${top}
static void cell(char c) { cout << c << ' '; }
static void row(const char cells[], int n) { if (n > 0) { cell(cells[0]); row(cells + 1, n - 1); } }
namespace { void header(); }
void Board::printGame() { header(); row(cells, 3); }
namespace { void header() { puts("  a b c"); } }
`),
    'helpers that call each other': boardProgram(`${top}
static void even(int n);
static void odd(int n) { cout << n; if (n > 0) even(n - 1); }
static void even(int n) { cout << n; if (n > 0) odd(n - 1); }
void Board::printGame() { odd(3); }
`),
    'a struct that helps the printing member': boardProgram(`${top}
struct Line {
  int n;
  void show() { for (int i = 0; i < n; i++) cout << '-'; }
};
void Board::printGame() { Line line = {3}; line.show(); }
`),
    'cout in comments, strings and code that is left out': boardProgram(`${top}
// cout << "moved";
bool Board::move(string from, string to) {
  string words = "cout << from"; /* printf("x"); */
#if 0
  cout << words;
#endif
  return words == to;
}
`),
    'a stream made of a string, and sprintf': boardProgram(`${top}
bool Board::move(string from, string to) {
  ostringstream text;
  text << from << to;
  char buffer[20];
  sprintf(buffer, "%d", 3);
  return text.str() == buffer;
}
`),
    'names of the program that are spelled like those of the library': boardProgram(`
#include "Board.h"
struct Pen { void puts(int) {} int cout = 0; };
namespace mine { int cout = 1; int printf(int n) { return n; } }
char Board::getPlayer() {
  Pen pen;
  int clog = 2;
  pen.puts(pen.cout);
  return mine::printf(mine::cout << clog);
}
`),
    'the printing member called by another one': boardProgram(`${top}
void Board::printGame() { cout << cells[0]; }
bool Board::move(string from, string to) { printGame(); this->printGame(); return from != to; }
`),
    'an operator that prints to whatever it is given': boardProgram(`${top}
static ostream &operator<<(ostream &out, const Board &) { return out << "board"; }
void Board::printGame() { cout << *this; }
char Board::getPlayer() { ostringstream text; text << *this; return text.str()[0]; }
`),
    'a program without a class': `
#include <iostream>
int main() { std::cout << "hello"; }
`,
  },
  otherwise: [
    {
      options: { members: ['printGame', 'getPlayer'] },
      programs: {
        'several members may print': boardProgram(`${top}
void Board::printGame() { cout << cells[0]; }
char Board::getPlayer() { cout << 'B'; return 'B'; }
bool Board::move(string from, string to) { ▶cout << from; return true; }
`),
      },
    },
  ],
};
