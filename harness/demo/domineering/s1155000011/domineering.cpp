/* Name: Kwok Ho Yin
 * Student ID: 1155000011
 * E-mail: hykwok11@student.example
 */
#include <iostream>

using namespace std;

// gridState: what is in this position?
int gridState(long long grid, int pos) {
  long long d = 1000000000000000LL;
  while (pos > 1) {
    d /= 10;
    pos -= 1;
  }
  return grid / d % 10;
}

// printGrid: show the grid on the screen
void printGrid(long long grid) {
  for (int pos = 1; pos <= 16; pos += 1) {
    int state = gridState(grid, pos);
    if (state == 1) {
      cout << 'A';
    } else if (state == 2) {
      cout << 'B';
    } else {
      cout << '.';
    }
    cout << ((pos % 4) ? ' ' : '\n');
  }
}

// isPlaceable: are both spaces free?
bool isPlaceable(long long grid, int pos, int p) {
  if (pos < 1 || pos > 16 || p < 1 || p > 2) {
    return false;
  }
  int next = pos;
  if (p == 1) {
    next = pos + 4;
  } else {
    if (pos % 4 == 0) {
      return false;
    }
    next = pos + 1;
  }
  return gridState(grid, pos) == 0 && gridState(grid, next) == 0;
}

// putToGrid: both digits become p
void putToGrid(long long &grid, int pos, int p) {
  long long d = 1000000000000000LL;
  while (pos > 1) {
    d /= 10;
    pos -= 1;
  }
  if (p == 1) {
    grid += d * 1 + d / 10000 * 1;
  } else {
    grid += d * 2 + d / 10 * 2;
  }
}

// lost: player p has no position any more
bool lost(long long grid, int p) {
  for (int pos = 1; pos <= 16; pos += 1) {
    if (isPlaceable(grid, pos, p)) {
      return false;
    }
  }
  return true;
}

int main() {
  long long grid = 0;
  int p = 1;

  printGrid(grid);
  while (!lost(grid, p)) {
    int pos;
    cout << "Player " << p << "'s move: ";
    cin >> pos;
    if (isPlaceable(grid, pos, p)) {
      putToGrid(grid, pos, p);
      printGrid(grid);
      p = (p == 1) ? 2 : 1;
    } else {
      cout << "Invalid! Try again." << endl;
    }
  }
  p = (p == 1) ? 2 : 1;
  cout << "Player " << p << " wins!" << endl;

  return 0;
}
