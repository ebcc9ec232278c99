// Name: NG Hoi Ching, Student ID: 1155118804, E-mail: 1155118804@link.cuhk.edu.hk
// CSCI1120 Assignment 3: Domineering
#include <iostream>
using namespace std;

// Get the state of pos, by recursion: the last digit is position 16,
// and without the last digit, position 15 is the last one, and so on.
int gridState(long long grid, int pos) {
  if (pos >= 16) return grid % 10;
  return gridState(grid / 10, pos + 1);
}

// The symbol for a state
char symbolOf(int state) {
  if (state == 1) return 'A';
  if (state == 2) return 'B';
  return '.';
}

void printGrid(long long grid) {
  for (int r = 0; r < 4; r++) {
    int p = 4 * r + 1;  // first position of the row
    cout << symbolOf(gridState(grid, p)) << ' ' << symbolOf(gridState(grid, p + 1)) << ' '
         << symbolOf(gridState(grid, p + 2)) << ' ' << symbolOf(gridState(grid, p + 3)) << endl;
  }
}

// The second position that the domino covers
int secondOf(int pos, int p) { return p == 1 ? pos + 4 : pos + 1; }

bool isPlaceable(long long grid, int pos, int p) {
  if (p != 1 && p != 2) return false;
  if (pos < 1 || pos > 16) return false;
  // The whole domino must be inside the grid
  if (secondOf(pos, p) > 16) return false;
  return gridState(grid, pos) == 0 && gridState(grid, secondOf(pos, p)) == 0;
}

// Fill one position with p
void fill(long long &grid, int pos, int p) {
  long long digit = p;
  for (int i = pos; i < 16; i++) digit *= 10;
  grid += digit;
}

void putToGrid(long long &grid, int pos, int p) {
  fill(grid, pos, p);
  fill(grid, secondOf(pos, p), p);
}

// Is there any position left for player p?
bool anyPlace(long long grid, int p) {
  for (int pos = 1; pos <= 16; pos++)
    if (isPlaceable(grid, pos, p)) return true;
  return false;
}

// Ask player p until the position is valid
int readMove(long long grid, int p) {
  int pos;
  while (true) {
    cout << "Player " << p << "'s move: ";
    cin >> pos;
    if (isPlaceable(grid, pos, p)) return pos;
    cout << "Invalid! Try again." << endl;
  }
}

int main() {
  long long grid = 0;
  int p = 1;
  printGrid(grid);
  while (anyPlace(grid, p)) {
    putToGrid(grid, readMove(grid, p), p);
    printGrid(grid);
    p = 3 - p;
  }
  // p has no place to put, so the opponent wins
  cout << "Player " << 3 - p << " wins!" << endl;
  return 0;
}
