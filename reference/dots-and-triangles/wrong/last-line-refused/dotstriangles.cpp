/* CSCI1540 Assignment 4
 * Name: Law Hiu Ching
 * Student ID: 1155138695
 * E-mail: 1155138695@link.cuhk.edu.hk
 */
#include <iostream>

using namespace std;

// ---- Provided functions: do not modify ----

// Returns true if position pos of grid is filled with a line, false otherwise.
bool isFilled(long long grid, int pos)
{
    grid /= 1000000;                    // Drop the six triangles.
    for (int i = 0; i < 12 - pos; i++)  // Drop the positions after pos.
        grid /= 10;
    return (grid % 10 != 0);
}

// Prints the grid and the scores of the two players.
void printGrid(long long grid)
{
    // Each triangle is shown as its owner, or as a space while it is not completed.
    char t1 = ' ', t2 = ' ', t3 = ' ', t4 = ' ', t5 = ' ', t6 = ' ';
    int score1 = 0, score2 = 0;
    for (int i = 1; i <= 6; i++) {
        // The owner of triangle 6 is the last digit.
        long long owner = grid;
        for (int j = i; j < 6; j++)
            owner /= 10;
        owner %= 10;

        if (owner == 1)
            score1++;
        if (owner == 2)
            score2++;

        char symbol = ' ';
        if (owner != 0)
            symbol = static_cast<char>('0' + owner);
        switch (i) {
        case 1: t1 = symbol; break;
        case 2: t2 = symbol; break;
        case 3: t3 = symbol; break;
        case 4: t4 = symbol; break;
        case 5: t5 = symbol; break;
        case 6: t6 = symbol; break;
        }
    }

    cout << "  o" << (isFilled(grid, 1) ? "---" : "   ") << "o" << endl;

    cout << " " << (isFilled(grid, 2) ? '/' : ' ') << t1 << (isFilled(grid, 3) ? '\\' : ' ') << t2
         << (isFilled(grid, 4) ? '/' : ' ') << t3 << (isFilled(grid, 5) ? '\\' : ' ') << endl;

    cout << "o" << (isFilled(grid, 6) ? "---" : "   ") << "o" << (isFilled(grid, 7) ? "---" : "   ") << "o" << endl;

    cout << " " << (isFilled(grid, 8) ? '\\' : ' ') << t4 << (isFilled(grid, 9) ? '/' : ' ') << t5
         << (isFilled(grid, 10) ? '\\' : ' ') << t6 << (isFilled(grid, 11) ? '/' : ' ')
         << "     Player 1 score: " << score1 << endl;

    cout << "  o" << (isFilled(grid, 12) ? "---" : "   ") << "o" << "      Player 2 score: " << score2 << endl;
}

// ---- End of the provided functions ----

// Multiply by 10 again and again: shift(7, 3) is 7000.
long long shift(int number, int zeros) {
  long long shifted = number;
  for (; zeros > 0; zeros--) shifted *= 10;
  return shifted;
}

// The number of lines that are filled among three
int sides(long long grid, int a, int b, int c) {
  int n = 0;
  if (isFilled(grid, a)) n++;
  if (isFilled(grid, b)) n++;
  if (isFilled(grid, c)) n++;
  return n;
}

// The triangles that are full, as six digits 0 or 1
int fullTriangles(long long grid) {
  int full = 0;
  if (sides(grid, 2, 3, 6) == 3) full += 100000;
  if (sides(grid, 1, 3, 4) == 3) full += 10000;
  if (sides(grid, 4, 5, 7) == 3) full += 1000;
  if (sides(grid, 6, 8, 9) == 3) full += 100;
  if (sides(grid, 9, 10, 12) == 3) full += 10;
  if (sides(grid, 7, 10, 11) == 3) full += 1;
  return full;
}

void updateGrid(long long &grid, int pos, int p) {
  int before = fullTriangles(grid);
  grid += shift(1, 18 - pos);
  // The difference has a 1 for every new triangle.
  grid += p * (fullTriangles(grid) - before);
}

int playerScore(long long grid, int p) {
  int score = 0;
  for (int zeros = 0; zeros < 6; zeros++)
    if (grid / shift(1, zeros) % 10 == p) score++;
  return score;
}

// A move is valid if the position exists and has no line.
bool isValid(long long grid, int pos) {
  return pos >= 1 && pos < 12 && !isFilled(grid, pos);
}

int main() {
  long long grid = 0;
  int player = 1;
  bool bonus = false;

  printGrid(grid);
  while (grid / shift(1, 6) != 111111111111) {
    int pos;
    cout << "Player " << player << "'s turn (1-12): ";
    cin >> pos;
    if (!isValid(grid, pos)) {
      cout << "Invalid move! Try again. " << endl;
      continue;
    }

    int points = playerScore(grid, player);
    updateGrid(grid, pos, player);
    printGrid(grid);

    // A new point gives a bonus turn, but not during a bonus turn.
    if (playerScore(grid, player) > points && !bonus) {
      bonus = true;
    } else {
      bonus = false;
      player = 3 - player;
    }
  }

  int points1 = playerScore(grid, 1), points2 = playerScore(grid, 2);
  if (points1 == points2) cout << "Draw game!" << endl;
  else if (points1 > points2) cout << "Player 1 wins!" << endl;
  else cout << "Player 2 wins!" << endl;
  return 0;
}
