import type { MarkedSource } from '../marked-program.fixture.ts';

/** The header of the class that the rules about input and output look into. */
export const boardHeader: MarkedSource = `
#ifndef BOARD_H
#define BOARD_H
#include <string>
class Board {
public:
  Board();
  void printGame();
  bool move(std::string from, std::string to);
  char getPlayer();
private:
  char cells[3];
};
#endif
`;

/** A program with this file of the class, and a client that reads and prints as it likes. */
export function boardProgram(file: MarkedSource): Readonly<Record<string, MarkedSource>> {
  return { 'provided/Board.h': boardHeader, 'Board.cpp': file, 'gameplay.cpp': client };
}

const client = `
#include <iostream>
#include "Board.h"
using namespace std;
int main() {
  Board board;
  string from, to;
  while (cin >> from >> to) cout << board.move(from, to);
  printf("%c", board.getPlayer());
  return getchar();
}
`;
