/******************************************************************
Name         : Pang Cho Yiu
Student ID   : 1155132584
E-mail       : 1155132584@link.cuhk.edu.hk
Description  : two players play the Game of Hex
******************************************************************/
#include <iostream>
#include <iomanip>
using namespace std;

// PRINT THE BOARD ON THE SCREEN
void print(char board[11][11])
{
  char letters[] = "ABCDEFGHIJK";
  cout << " ";
  for (int i = 0; i < 11; i++)
    cout << " " << letters[i];
  cout << endl;
  for (int i = 0; i < 11; i++)
  {
    cout << setw(i + 2) << i;
    for (int j = 0; j < 11; j++)
      cout << " " << board[i][j];
    cout << endl;
  }
}

// CHECK THE USER INPUT
bool check(char board[11][11], char letter, int number)
{
  if (!(letter >= 'A' && letter <= 'K'))
    return false;
  if (!(number >= 0 && number <= 10))
    return false;
  if (board[number][letter - 'A'] != '.')
    return false;
  return true;
}

// CHECK ONE CELL FOR THE CHAIN
void chain(char board[11][11], int chained[11][11], int i, int j, char player)
{
  if (i < 0 || i > 10 || j < 0 || j > 10)
    return;
  if (chained[i][j] == 1 || board[i][j] != player)
    return;
  chained[i][j] = 1;
  chain(board, chained, i - 1, j, player);
  chain(board, chained, i - 1, j + 1, player);
  chain(board, chained, i, j - 1, player);
  chain(board, chained, i, j + 1, player);
  chain(board, chained, i + 1, j - 1, player);
  chain(board, chained, i + 1, j, player);
}

// CHECK IF THE GAME ENDS
bool end(char board[11][11], int i, int j, char player)
{
  int chained[11][11] = {0};
  int border1 = 0, border2 = 0;
  chain(board, chained, i, j, player);
  for (int k = 0; k < 11; k++)
  {
    if (player == 'O')
    {
      border1 = border1 + chained[k][0];
      border2 = border2 + chained[k][10];
    }
    if (player == 'X')
    {
      border1 = border1 + chained[0][k];
      border2 = border2 + chained[10][k];
    }
  }
  if (border1 > 0 && border2 > 0)
    return true;
  else
    return false;
}

int main()
{
  char board[11][11];
  char player = 'O';
  bool gameEnd = false;
  for (int i = 0; i < 11; i++)
    for (int j = 0; j < 11; j++)
      board[i][j] = '.';
  print(board);

  while (gameEnd == false)
  {
    char letter;
    int number;
    cout << "Player " << player << ", make your move: ";
    cin >> letter >> number;
    if (check(board, letter, number) == false)
    {
      cout << "Invalid move. Enter again!" << endl;
    }
    else
    {
      board[number][letter - 'A'] = player;
      print(board);
      gameEnd = end(board, number, letter - 'A', player);
      // CHANGE THE PLAYER
      if (player == 'O')
        player = 'X';
      else
        player = 'O';
    }
  }
  cout << "Player " << player << " wins!" << endl;
  return 0;
}
