/* ------------------------------------------------
   LinesOfAction.cpp

   Name       : Ip Chung Wai
   Student ID : 1155140733
   E-mail     : 1155140733@link.cuhk.edu.hk
   ------------------------------------------------ */
#include "LinesOfAction.h"
#include <iostream>
#include <vector>
using namespace std;

LinesOfAction::LinesOfAction()
{
  /* an empty board */
  for (int i = 0; i < 64; ++i)
    board[i / 8][i % 8] = '.';
  /* b0..g0 and b7..g7 are white, a1..a6 and h1..h6 are black */
  for (int i = 1; i <= 6; ++i)
    {
      board[0][i] = board[7][i] = 'W';
      board[i][0] = board[i][7] = 'B';
    }
  currentPlayer = 'B';
  nextPlayer = 'W';
  blacks = 12;
  whites = 12;
}

void LinesOfAction::printGame()
{
  /* names of the columns */
  for (char name = 'a'; name <= 'h'; ++name)
    cout << ' ' << name;
  cout << '\n';
  /* rows with their numbers */
  for (int row = 0; row < 8; ++row)
    {
      cout << row;
      for (int col = 0; col < 8; ++col)
        cout << ' ' << board[row][col];
      cout << '\n';
    }
}

char LinesOfAction::getCurrentPlayer()
{
  return currentPlayer;
}

void LinesOfAction::swapPlayer()
{
  nextPlayer = currentPlayer;
  currentPlayer = currentPlayer == 'B' ? 'W' : 'B';
}

/* a character of the board, or a blank outside of it */
static char look(const char board[8][8], int row, int col)
{
  if (row < 0 || row > 7 || col < 0 || col > 7)
    return ' ';
  return board[row][col];
}

bool LinesOfAction::move(string from, string to)
{
  if (from.size() != 2 || to.size() != 2)
    return false;
  int row = from[1] - '0', col = from[0] - 'a';
  int toRow = to[1] - '0', toCol = to[0] - 'a';

  /* outside of the board, look() gives a blank */
  char landing = look(board, toRow, toCol);
  if (look(board, row, col) != currentPlayer || (landing != '.' && landing != nextPlayer))
    return false;

  int v = (toRow > row) - (toRow < row);   /* -1, 0, or 1 */
  int h = (toCol > col) - (toCol < col);
  if (v == 0 && h == 0)
    return false;

  /* pieces on the line, both ways */
  int pieces = 0;
  for (int i = -7; i <= 7; ++i)
    {
      char cell = look(board, row + i * v, col + i * h);
      pieces += (cell == 'B' || cell == 'W');
    }
  if (row + pieces * v != toRow || col + pieces * h != toCol)
    return false;

  /* the way must be free of the opponent */
  for (int i = 1; i < pieces; ++i)
    if (board[row + i * v][col + i * h] == nextPlayer)
      return false;

  if (landing == 'B')
    --blacks;
  else if (landing == 'W')
    --whites;
  board[toRow][toCol] = currentPlayer;
  board[row][col] = '.';
  return true;
}

bool LinesOfAction::hasConnected(char p)
{
  vector<int> cells;            /* 10 * row + col of the pieces reached so far */
  bool visited[8][8] = {};
  for (int i = 0; i < 64 && cells.empty(); ++i)
    if (board[i / 8][i % 8] == p)
      {
        cells.push_back(i / 8 * 10 + i % 8);
        visited[i / 8][i % 8] = true;
      }
  int cnt = 0;
  while (!cells.empty())
    {
      int row = cells.back() / 10, col = cells.back() % 10;
      cells.pop_back();
      ++cnt;
      for (int v = -1; v <= 1; ++v)
        for (int h = -1; h <= 1; ++h)
          if (look(board, row + v, col + h) == p && !visited[row + v][col + h])
            {
              visited[row + v][col + h] = true;
              cells.push_back((row + v) * 10 + col + h);
            }
    }
  return cnt == (p == 'B' ? blacks : whites);
}

char LinesOfAction::gameOver()
{
  if (!hasConnected('B'))
    return hasConnected('W') ? 'W' : '-';
  return hasConnected('W') ? 'D' : 'B';
}
