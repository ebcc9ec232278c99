// Tic-tac-toe for two players at one keyboard.
#include <iostream>
using namespace std;

// The state of a cell: 0 is empty, 1 is X, 2 is O. Position 1 is the last digit of the board.
int cellState(int board, int pos) {
  for (int i = 1; i < pos; i++) board /= 10;
  return board % 10;
}

bool isLine(int board, int p, int a, int b, int c) {
  return cellState(board, a) == p && cellState(board, b) == p && cellState(board, c) == p;
}

bool hasWon(int board, int p) {
  for (int i = 0; i < 3; i++) {
    if (isLine(board, p, 3 * i + 1, 3 * i + 2, 3 * i + 3)) return true;
    if (isLine(board, p, i + 1, i + 4, i + 7)) return true;
  }
  return isLine(board, p, 1, 5, 9) || isLine(board, p, 3, 5, 7);
}

void putMark(int &board, int pos, int p) {
  int place = 1;
  for (int i = 1; i < pos; i++) place *= 10;
  board += p * place;
}

void printBoard(int board) {
  for (int pos = 1; pos <= 9; pos++) {
    cout << ".XO"[cellState(board, pos)] << (pos % 3 == 0 ? "\n" : " ");
  }
}

int main() {
  int board = 0;
  int p = 1;
  for (int marks = 0; marks < 9; marks++) {
    printBoard(board);
    int pos;
    cout << "Player " << p << ": ";
    cin >> pos;
    while (pos < 1 || pos > 9 || cellState(board, pos) != 0) {
      cout << "Invaild! Try again." << endl << "Player " << p << ": ";
      cin >> pos;
    }
    putMark(board, pos, p);
    if (hasWon(board, p)) {
      printBoard(board);
      cout << "Player " << p << " wins!" << endl;
      return 0;
    }
    p = 3 - p;
  }
  printBoard(board);
  cout << "Draw!" << endl;
  return 0;
}
