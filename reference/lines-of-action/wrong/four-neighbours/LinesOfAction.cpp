/* Cheng Wai Lun
   Student ID: 1155138846
   Email: 1155138846@link.cuhk.edu.hk
   CSCI1520 project, class LinesOfAction */
#include <iostream>
#include <string>
#include "LinesOfAction.h"
using namespace std;

// Marks the piece at (row, col) and, by recursion, its neighbours. Returns the number of pieces marked.
static int spread(char board[][8], bool done[][8], int row, int col, char p)
{
    if (row < 0 || row > 7 || col < 0 || col > 7)
        return 0;
    if (done[row][col] || board[row][col] != p)
        return 0;
    done[row][col] = true;
    return 1 + spread(board, done, row - 1, col, p) + spread(board, done, row + 1, col, p)
             + spread(board, done, row, col - 1, p) + spread(board, done, row, col + 1, p);
}

// Initialize all data members
LinesOfAction::LinesOfAction()
{
    for (int row = 0; row < 8; row++)
        for (int col = 0; col < 8; col++)
        {
            bool edgeRow = (row == 0 || row == 7);
            bool edgeCol = (col == 0 || col == 7);
            if (edgeRow == edgeCol)     // corner or middle
                board[row][col] = '.';
            else if (edgeRow)
                board[row][col] = 'W';
            else
                board[row][col] = 'B';
        }
    currentPlayer = 'B';
    nextPlayer = 'W';
    blacks = 12;
    whites = 12;
}

// Print the board
void LinesOfAction::printGame()
{
    cout << "  a b c d e f g h" << endl;
    for (int row = 0; row < 8; row++)
    {
        cout << row << " ";
        for (int col = 0; col < 7; col++)
            cout << board[row][col] << " ";
        cout << board[row][7] << endl;
    }
}

char LinesOfAction::getCurrentPlayer()
{
    return currentPlayer;
}

void LinesOfAction::swapPlayer()
{
    char t = currentPlayer;
    currentPlayer = nextPlayer;
    nextPlayer = t;
}

bool LinesOfAction::move(string from, string to)
{
    // Check if from and to are two characters within the board
    if (from.length() != 2 || to.length() != 2)
        return false;
    int r = from[1] - '0', c = from[0] - 'a';
    int r2 = to[1] - '0', c2 = to[0] - 'a';
    if (r < 0 || r > 7 || c < 0 || c > 7 || r2 < 0 || r2 > 7 || c2 < 0 || c2 > 7)
        return false;

    if (board[r][c] != currentPlayer)
        return false;

    int n = 0;      // number of pieces on the line
    int dr, dc;     // direction of the move
    if (r == r2 && c != c2)
    {
        // horizontal
        for (int i = 0; i < 8; i++)
            if (board[r][i] != '.')
                n++;
        dr = 0;
        dc = (c2 > c) ? 1 : -1;
    }
    else if (c == c2 && r != r2)
    {
        // vertical
        for (int i = 0; i < 8; i++)
            if (board[i][c] != '.')
                n++;
        dr = (r2 > r) ? 1 : -1;
        dc = 0;
    }
    else if (r2 - r == c2 - c && r != r2)
    {
        // upper-left to lower-right
        for (int i = 0; i < 8; i++)
        {
            int j = i - r + c;
            if (j >= 0 && j < 8 && board[i][j] != '.')
                n++;
        }
        dr = dc = (r2 > r) ? 1 : -1;
    }
    else if (r2 - r == c - c2 && r != r2)
    {
        // upper-right to lower-left
        for (int i = 0; i < 8; i++)
        {
            int j = r + c - i;
            if (j >= 0 && j < 8 && board[i][j] != '.')
                n++;
        }
        dr = (r2 > r) ? 1 : -1;
        dc = -dr;
    }
    else
        return false;

    // The move must be n squares
    if (r + n * dr != r2 || c + n * dc != c2)
        return false;

    // Jumping over the opponent is not allowed
    for (int i = 1; i < n; i++)
        if (board[r + i * dr][c + i * dc] == nextPlayer)
            return false;

    // Landing on own piece is not allowed
    if (board[r2][c2] == currentPlayer)
        return false;

    // Capture
    if (board[r2][c2] == 'W')
        whites--;
    else if (board[r2][c2] == 'B')
        blacks--;

    board[r2][c2] = currentPlayer;
    board[r][c] = '.';
    return true;
}

bool LinesOfAction::hasConnected(char p)
{
    bool done[8][8] = { { false } };
    int total = blacks;
    if (p == 'W')
        total = whites;
    for (int row = 0; row < 8; row++)
        for (int col = 0; col < 8; col++)
            if (board[row][col] == p)
                return spread(board, done, row, col, p) == total;
    return false;
}

char LinesOfAction::gameOver()
{
    char status = '-';
    if (hasConnected('B'))
        status = 'B';
    if (hasConnected('W'))
    {
        if (status == 'B')
            status = 'D';
        else
            status = 'W';
    }
    return status;
}
