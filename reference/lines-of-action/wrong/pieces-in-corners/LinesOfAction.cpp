// Lam Ka Hei
// Student ID 1155129938
// E-mail 1155129938@link.cuhk.edu.hk
// LinesOfAction.cpp

#include "LinesOfAction.h"
#include <iostream>
#include <utility>
#include <queue>
using namespace std;

LinesOfAction::LinesOfAction() {
  for (int r = 0; r < 8; r++) {
    for (int c = 0; c < 8; c++) {
      if (r == 0 || r == 7)
        board[r][c] = 'W';    // top and bottom
      else if (c == 0 || c == 7)
        board[r][c] = 'B';    // left and right
      else
        board[r][c] = '.';
    }
  }
  currentPlayer = 'B';
  nextPlayer = 'W';
  blacks = 12;
  whites = 12;
}

void LinesOfAction::printGame() {
  cout << "  a b c d e f g h\n";
  for (int r = 0; r < 8; r++) {
    cout << r;
    for (int c = 0; c < 8; c++) cout << " " << board[r][c];
    cout << "\n";
  }
}

char LinesOfAction::getCurrentPlayer() {
  return currentPlayer;
}

void LinesOfAction::swapPlayer() {
  swap(currentPlayer, nextPlayer);
}

bool LinesOfAction::move(string from, string to) {
  // positions are a0 to h7
  for (const string &s : {from, to}) {
    if (s.size() != 2 || s[0] < 'a' || s[0] > 'h' || s[1] < '0' || s[1] > '7') return false;
  }
  int r1 = from[1] - '0', c1 = from[0] - 'a', r2 = to[1] - '0', c2 = to[0] - 'a';
  if (board[r1][c1] != currentPlayer || board[r2][c2] == currentPlayer) return false;

  int dr = r2 - r1, dc = c2 - c1;
  int dist = max(max(dr, -dr), max(dc, -dc));
  // neither straight nor diagonal
  if (dr % dist != 0 || dc % dist != 0) return false;
  dr /= dist;
  dc /= dist;

  // count the line, starting far outside of the board
  int count = 0;
  for (int i = -8; i <= 8; i++) {
    int r = r1 + i * dr, c = c1 + i * dc;
    if (r < 0 || r > 7 || c < 0 || c > 7) continue;
    if (board[r][c] == 'B' || board[r][c] == 'W') count++;
  }
  if (count != dist) return false;

  // look at the cells between
  for (int i = dist - 1; i > 0; i--) {
    if (board[r1 + i * dr][c1 + i * dc] == nextPlayer) return false;
  }

  // captured?
  if (board[r2][c2] == 'B') blacks = blacks - 1;
  if (board[r2][c2] == 'W') whites = whites - 1;
  board[r2][c2] = currentPlayer;
  board[r1][c1] = '.';
  return true;
}

bool LinesOfAction::hasConnected(char p) {
  // copy the pieces of p, and take away everything that can be reached from the first one
  bool left[8][8];
  queue<pair<int, int>> reached;
  for (int r = 0; r < 8; r++) {
    for (int c = 0; c < 8; c++) {
      left[r][c] = board[r][c] == p;
      if (left[r][c] && reached.empty()) {
        left[r][c] = false;
        reached.push(make_pair(r, c));
      }
    }
  }
  int cnt = 0;
  while (!reached.empty()) {
    pair<int, int> cell = reached.front();
    reached.pop();
    cnt++;
    for (int r = cell.first - 1; r <= cell.first + 1; r++) {
      for (int c = cell.second - 1; c <= cell.second + 1; c++) {
        if (r >= 0 && r < 8 && c >= 0 && c < 8 && left[r][c]) {
          left[r][c] = false;
          reached.push(make_pair(r, c));
        }
      }
    }
  }
  if (p == 'B') return cnt == blacks;
  return cnt == whites;
}

char LinesOfAction::gameOver() {
  bool black = hasConnected('B'), white = hasConnected('W');
  if (black && white) return 'D';
  if (black) return 'B';
  if (white) return 'W';
  return '-';
}
