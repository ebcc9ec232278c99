/*
 * dotstriangles.cpp
 *
 * Name:       Ko Tin Lok
 * Student ID: 1155130562
 * E-mail:     1155130562@link.cuhk.edu.hk
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

//
// upDateGrid: player p puts a line in position pos
//
void upDateGrid(long long &grid, int pos, int p)
{
  int i;
  long long factor;

  // the digit of the line
  factor = 1;
  for (i = 0; i < 18 - pos; i++)
    factor *= 10;
  grid += factor;

  // the triangle 1: 2, 3, 6
  if (isFilled(grid, 2) && isFilled(grid, 3) && isFilled(grid, 6))
    if (grid / 100000 % 10 == 0)
      grid += p * 100000;
  // the triangle 2: 1, 3, 4
  if (isFilled(grid, 1) && isFilled(grid, 3) && isFilled(grid, 4))
    if (grid / 10000 % 10 == 0)
      grid += p * 10000;
  // the triangle 3: 4, 5, 7
  if (isFilled(grid, 4) && isFilled(grid, 5) && isFilled(grid, 7))
    if (grid / 1000 % 10 == 0)
      grid += p * 1000;
  // the triangle 4: 6, 8, 9
  if (isFilled(grid, 6) && isFilled(grid, 8) && isFilled(grid, 9))
    if (grid / 100 % 10 == 0)
      grid += p * 100;
  // the triangle 5: 9, 10, 12
  if (isFilled(grid, 9) && isFilled(grid, 10) && isFilled(grid, 12))
    if (grid / 10 % 10 == 0)
      grid += p * 10;
  // the triangle 6: 7, 10, 11
  if (isFilled(grid, 7) && isFilled(grid, 10) && isFilled(grid, 11))
    if (grid % 10 == 0)
      grid += p;
}

//
// playerScore: count the triangles of player p
//
int playerScore(long long grid, int p)
{
  int i, s;
  s = 0;
  for (i = 1; i <= 6; i++)
  {
    if (grid % 10 == p)
      s++;
    grid /= 10;
  }
  return s;
}

//
// main: the game
//
int main()
{
  long long grid;
  int player, pos, turn, s;

  grid = 0;
  player = 1;
  turn = 1;
  printGrid(grid);
  while (grid / 1000000 != 111111111111)
  {
    cout << "Player " << player << "'s turn (1-12): ";
    cin >> pos;
    if (pos < 1 || pos > 12 || isFilled(grid, pos))
    {
      cout << "Invalid move! Try again. " << endl;
    }
    else
    {
      s = playerScore(grid, player);
      upDateGrid(grid, pos, player);
      printGrid(grid);
      // the same player once more, or the other one
      if (playerScore(grid, player) > s && turn == 1)
      {
        turn = 2;
      }
      else
      {
        turn = 1;
        player = 3 - player;
      }
    }
  }

  // the winner
  if (playerScore(grid, 1) > playerScore(grid, 2))
    cout << "Player 1 wins!" << endl;
  if (playerScore(grid, 1) < playerScore(grid, 2))
    cout << "Player 2 wins!" << endl;
  if (playerScore(grid, 1) == playerScore(grid, 2))
    cout << "Draw game!" << endl;
  return 0;
}
