/* ------------------------------------------
 * CSCI1540 Assignment 5
 * Name:       So Yuk Ting
 * Student ID: 1155137795
 * E-mail:     ytso@link.cuhk.edu.hk
 * ------------------------------------------ */
#include <iomanip>
#include <iostream>
using namespace std;

const int kSize = 11;

// Prints the board with its letters and numbers.
void PrintBoard(const char board[kSize][kSize]) {
  cout << "  A B C D E F G H I J K\n";
  for (int r = 0; r < kSize; ++r) {
    cout << setw(r + 2) << r;
    for (int c = 0; c < kSize; ++c) cout << ' ' << board[r][c];
    cout << '\n';
  }
}

// Tells whether the location exists and is not occupied.
bool IsValid(const char board[kSize][kSize], char letter, int r) {
  const int c = letter - 'A';
  if (r < 0 || r >= kSize) return false;
  if (c < 0 || c >= kSize) return false;
  return board[r][c] == '.';
}

// Visits the pieces of a player from (r, c) on, and notes the borders that it meets.
void Visit(const char board[kSize][kSize], bool visited[kSize][kSize], int r, int c, char player, bool &start,
           bool &goal) {
  if (r < 0 || r >= kSize || c < 0 || c >= kSize) return;
  if (visited[r][c] || board[r][c] != player) return;
  visited[r][c] = true;

  // Columns count for O, and rows for X.
  const int place = player == 'O' ? c : r;
  if (place == 0) start = true;
  if (place == kSize - 1) goal = true;

  Visit(board, visited, r - 1, c, player, start, goal);
  Visit(board, visited, r - 1, c + 1, player, start, goal);
  Visit(board, visited, r, c - 1, player, start, goal);
  Visit(board, visited, r, c + 1, player, start, goal);
  Visit(board, visited, r + 1, c - 1, player, start, goal);
  Visit(board, visited, r + 1, c, player, start, goal);
}

// Tells whether the piece at (r, c) is part of a winning chain.
bool Wins(const char board[kSize][kSize], int r, int c) {
  bool visited[kSize][kSize] = {};
  bool start = false;
  bool goal = false;
  Visit(board, visited, r, c, board[r][c], start, goal);
  return start && goal;
}

int main() {
  char board[kSize][kSize];
  for (int r = 0; r < kSize; ++r)
    for (int c = 0; c < kSize; ++c) board[r][c] = '.';

  char player = 'O';
  PrintBoard(board);
  while (true) {
    char letter;
    int r;
    cout << "Player " << player << ", make your move: ";
    cin >> letter >> r;
    if (!IsValid(board, letter, r)) {
      cout << "Invalid move. Enter again!\n";
      continue;
    }
    board[r][letter - 'A'] = player;
    if (Wins(board, r, letter - 'A')) {
      cout << "Player " << player << " wins!\n";
      return 0;
    }
    PrintBoard(board);
    player = player == 'O' ? 'X' : 'O';
  }
}
