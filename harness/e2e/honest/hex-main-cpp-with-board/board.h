#ifndef BOARD_H
#define BOARD_H

const int SIZE = 11;        // The number of rows and of columns
const char EMPTY = '.';     // What an empty cell holds; the others hold 'O' or 'X'.

void clearBoard(char board[][SIZE]);
void printBoard(const char board[][SIZE]);
bool isOnBoard(int row, int col);
bool isValid(const char board[][SIZE], char letter, int row);
void setReachability(const char board[][SIZE], bool reachable[][SIZE], char player, int row, int col);
bool hasChain(const char board[][SIZE], char player);

#endif
