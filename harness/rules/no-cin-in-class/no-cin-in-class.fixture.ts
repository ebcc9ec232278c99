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

export const noCinInClassPrograms: RulePrograms<'no-cin-in-class'> = {
  rule: 'no-cin-in-class',
  options: {},
  fixedNames: ['Board', 'printGame', 'move', 'getPlayer'],
  flagged: {
    'a member that asks for the move itself': boardProgram(`${top}
bool Board::move(string from, string to) {
  ▶cin >> from >> to;
  return from != to;
}
`),
    'std::cin in a helper and in the constructor': boardProgram(`${top}
static int ask() { int n; ▶std::cin >> n; return n; }
Board::Board() { cells[0] = ask(); ▶cin.ignore(); }
`),
    'the functions of C': boardProgram(`${top}
bool Board::move(string from, string to) {
  char line[80];
  int n = 0;
  if (▶scanf("%d", &n) != 1) return false;
  if (▶fgets(line, 80, stdin) == nullptr) return false;
  return ▶getchar() == '\\n' && ▶std::getc(stdin) == 0;
}
`),
    getline: boardProgram(`${top}
char Board::getPlayer() {
  string line;
  getline(▶cin, line);
  return line[0];
}
`),
    'a reference to cin, reported where it is declared': boardProgram(`${top}
char Board::getPlayer() {
  istream &in = ▶cin;
  auto &again(in);
  char c;
  in >> c;
  again >> c;
  return c;
}
`),
    'a reference outside of all functions, reported where it is used': boardProgram(`${top}
istream &keyboard = cin;
istream *pointer = &keyboard;
char Board::getPlayer() { char c; ▶keyboard >> c; *▶pointer >> c; return c; }
`),
    'a reference in round brackets, which looks like a prototype': boardProgram(`${top}
char Board::getPlayer() { istream &in(▶cin); char c; in >> c; return c; }
`),
    'using, another name for std, and a macro': boardProgram(`
#include <iostream>
#include "Board.h"
using std::cin;
namespace io = std;
#define READ(x) cin >> x
char Board::getPlayer() {
  char c;
  ▶cin >> c;
  ▶io::cin >> c;
  ▶READ(c);
  return c;
}
`),
    'a file that is read': boardProgram(`${top}
typedef ▶ifstream Source;
Board::Board() { ▶ifstream file("board.txt"); file >> cells[0]; ▶Source other("b"); ▶fstream both("c"); }
`),
    'cin that is handed to a helper': boardProgram(`${top}
static char nextOf(istream &in) { char c; in >> c; return c; }
char Board::getPlayer() { return nextOf(▶cin); }
`),
    'a main that was left in the file of the class': boardProgram(`${top}
#ifndef NO_MAIN
int main2() { Board b; string s; ▶cin >> s; return b.move(s, s); }
#endif
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
    'a class that reads nothing, and a client that does': boardProgram(`${top}
Board::Board() { for (char &c : cells) c = '.'; }
bool Board::move(string from, string to) { return from != to; }
void Board::printGame() { cout << cells[0] << endl; }
`),
    'cin in comments, strings and code that is left out': boardProgram(`${top}
// cin >> from;
/* scanf("%d", &n); */
bool Board::move(string from, string to) {
  string words = "cin >> from; getchar()";
#if 0
  cin >> from;
#endif
  return words == from;
}
`),
    'a stream made of a string': boardProgram(`${top}
bool Board::move(string from, string to) {
  istringstream in(from);
  stringstream both;
  int n = 0;
  in >> n;
  both << to;
  string line;
  getline(both, line);
  return n > 0 && sscanf(from.c_str(), "%d", &n) == 1;
}
`),
    'names of the program that are spelled like those of the library': boardProgram(`
#include "Board.h"
struct Reader { int getchar() { return 1; } int cin = 0; };
namespace mine { int cin = 3; int scanf(int n) { return n; } }
char Board::getPlayer() {
  Reader r;
  int gets = 2;
  return mine::scanf(mine::cin) + r.getchar() + r.cin + gets;
}
`),
    'a local variable that hides cin': boardProgram(`${top}
char Board::getPlayer() { char cin = 'B'; return cin; }
`),
    'using and includes that are not used': boardProgram(`
#include <cstdio>
#include <fstream>
#include <iostream>
#include "Board.h"
using std::cin;
using namespace std;
char Board::getPlayer() { return 'B'; }
`),
    'a helper that reads from whatever it is given': boardProgram(`${top}
static int digit(istream &in) { int n = 0; in >> n; return n; }
bool Board::move(string from, string to) { istringstream one(from); return digit(one) > 0; }
`),
    'a program without a class': `
#include <iostream>
int main() { int n; std::cin >> n; return n; }
`,
  },
};
