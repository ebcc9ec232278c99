import type { RulePrograms } from '../marked-program.fixture.ts';

/** This many lines of code. */
function lines(count: number): string {
  return '  n += 1;\n'.repeat(count);
}

export const commentsPrograms: RulePrograms<'comments'> = {
  rule: 'comments',
  readsComments: true,
  options: { 'code-lines': 5, functions: 0 },
  // Comments that count as documentation name these.
  fixedNames: ['count'],
  flagged: {
    'no comments at all': `
▶int main() {
  int n = 0;
${lines(6)}}
`,
    'only the comment at the beginning': `/* Chan Tai Man
 * 1155000001
 * a program that counts
 */
▶int main() {
  int n = 0;
${lines(6)}}
`,
    'only the names of the functions, in the comment about the author': `/* count, main: Chan Tai Man
 * 1155000001
 */
▶int count(int n) {
${lines(7)}  return n;
}
int main() { return count(0); }
`,
    'a description of the program below the comment about the author': `// Chan Tai Man, 1155000001, tmchan@link.cuhk.edu.hk

// A game for two players,
// who put dominoes on a board
▶int main() {
  int n = 0;
${lines(7)}}
`,
    'too few for its length': `
int main() {
  int n = 0;
  // count
  ▶n += 1;
${lines(12)}}
`,
    'lines of dashes': `
▶int main() {
  // ------------------
  int n = 0;
  //==================
${lines(4)}}
`,
    'code that was commented out': `
▶int main() {
  int n = 0;
  // n = n + 1;
  // for (int i = 0; i < n; i++) {
  //   n += i;
  // }
${lines(4)}}
`,
    'a block of code that was commented out': `
▶int main() {
  int n = 0;
  /*
  if (n > 3) {
    swap(n, n);
    string s = "x";
    return 0;
  }
  else
    n = 4;
  */
${lines(4)}}
`,
    'single statements that were commented out': `
▶int main() {
  int n = 0; // int m;
  n += 1; // cout << n << endl;
  n += 2; // break;
  n += 3; // if (n == 3)
  n += 4; // #include <cmath>
  n += 5; // total[n]++;
}
`,
    'comments in strings': `
#include <iostream>
▶int main() {
  int n = 0;
  std::cout << "// counts the pieces of both players";
  std::cout << "/* and prints them */";
${lines(4)}}
`,
    'one of two files': {
      'a.cpp': `
▶int count(int n) {
${lines(6)}  return n;
}
`,
      'main.cpp': 'int main() { return 0; }\n',
    },
  },
  innocent: {
    'a comment for every few lines': `
// counts upwards
int main() {
  int n = 0;
${lines(4)}  // and on
${lines(2)}}
`,
    'a block about the functions directly below the comment about the author': `/*
 * Name: Chan Tai Man
 * Student ID: 1155000001
 * E-mail: tmchan@link.cuhk.edu.hk
 */
/* count: adds up to n,
 * ten times
 */
int count(int n) {
${lines(9)}  return n;
}
int main() { return count(0); }
`,
    'a paragraph about the functions in the comment about the author': `// Chan Tai Man, 1155000001, tmchan@link.cuhk.edu.hk
//
// Functions
// - the first one adds up to n
#include <iostream>
int count(int n) {
${lines(9)}  return n;
}
int main() { std::cout << count(0); }
`,
    'the same without the author, in Chinese': `// 函數：count 把 n 加起來
int count(int n) {
${lines(6)}  return n;
}
`,
    'a comment after the code on its line': `
int main() {
  int n = 0; // how many there are
${lines(7)}}
`,
    'a block of several lines': `
#include <iostream>
/*
 * Prints the board,
 * row by row.
 */
int main() {
  int n = 0;
${lines(10)}}
`,
    'a short program needs none': `
#include <iostream>
int main() {
  int n = 0;
  std::cout << n;
}
`,
    'braces, directives and what #if leaves out, which are not code': `
#include <iostream>
#include <string>
#define TEN 10
#if 0
${lines(20)}#endif
int main()
{
  int n = 0;
  {
    {
      n += TEN;
    }
  }
}
`,
    'sentences that look a little like code': `
int main() {
  int n = 0;
  // for each player (1 or 2);
${lines(4)}  // return the state of the position;
${lines(5)}  // if the grid is full, the game is a draw: no player wins
${lines(5)}}
`,
    'other scripts': `
int main() {
  int n = 0;
  // 打印棋盘
${lines(4)}  // 下一个玩家;
${lines(5)}}
`,
    'commented-out code with an explanation': `
int main() {
  int n = 0;
  // the old way to count:
  // n = n + 2;
${lines(7)}}
`,
    'tags of Doxygen': `
int half(int n);
/**
 * @brief Halves a number.
 * @param n the number, which is even
 */
int half(int n) {
  int m = n;
  m /= 2;
${lines(6)}  return m;
}
int main() { return half(2); }
`,
    'formulas in words': `
int main() {
  int n = 0;
  // position = 4 * row + column, from 1 to 16
${lines(4)}  // rows (0-7); columns (a-h)
${lines(5)}}
`,
  },
  otherwise: [
    {
      options: { 'code-lines': 1000, functions: 0.5 },
      programs: {
        'half of the functions have a comment above them': `
// doubles
int twice(int n) { return 2 * n; }
int main() { return twice(1); }
`,
        'too few of the functions have one': `
int ▶once(int n) { return n; }
// doubles
int twice(int n) { return 2 * n; }
int main() { return twice(once(1)); }
`,
        'a comment at the prototype, behind the head, or inside counts': `
#include <iostream>
int twice(int n); // doubles
int once(int n) { // gives it back
  return n;
}
int thrice(int n) {
  // triples
  return 3 * n;
}
int twice(int n) { return 2 * n; }
int more(int n) { return n; }
int less(int n) { return n; }
int main() { return twice(once(1)); }
`,
        'commented-out code documents no function': `
int ▶once(int n) {
  // n = n + 1;
  return n;
}
int main() { return once(1); }
`,
      },
    },
  ],
};
