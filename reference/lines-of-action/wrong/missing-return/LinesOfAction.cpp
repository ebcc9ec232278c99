// LinesOfAction.cpp
// Name: Yuen Pak Hin
// Student ID: 1155141902
// E-mail: 1155141902@link.cuhk.edu.hk
#include <iostream>
#include <string>
#include <vector>
#include "LinesOfAction.h"
using namespace std;

// Set up the game
LinesOfAction::LinesOfAction()
{
    int row, col;
    for (row = 0; row <= 7; row++)
    {
        for (col = 0; col <= 7; col++)
        {
            if (row == 0 || row == 7)
                board[row][col] = 'W';
            else if (col == 0 || col == 7)
                board[row][col] = 'B';
            else
                board[row][col] = '.';
        }
    }
    // Nobody is in the corners
    board[0][0] = '.';
    board[0][7] = '.';
    board[7][0] = '.';
    board[7][7] = '.';
    currentPlayer = 'B';
    nextPlayer = 'W';
    blacks = 12;
    whites = 12;
}

// Print the game board
void LinesOfAction::printGame()
{
    int row, col;
    cout << "  a b c d e f g h" << endl;
    for (row = 0; row <= 7; row++)
    {
        cout << row;
        for (col = 0; col <= 7; col++)
            cout << " " << board[row][col];
        cout << endl;
    }
}

// The player in the current move
char LinesOfAction::getCurrentPlayer()
{
    return currentPlayer;
}

// Swap current and next player
void LinesOfAction::swapPlayer()
{
    char player = nextPlayer;
    nextPlayer = currentPlayer;
    currentPlayer = player;
}

// Make a move if it is valid
bool LinesOfAction::move(string from, string to)
{
    if (from.size() != 2 || to.size() != 2)
        return false;
    int row1 = from[1] - '0', col1 = from[0] - 'a';
    int row2 = to[1] - '0', col2 = to[0] - 'a';
    if (row1 < 0 || row1 > 7 || col1 < 0 || col1 > 7)
        return false;
    if (row2 < 0 || row2 > 7 || col2 < 0 || col2 > 7)
        return false;
    if (board[row1][col1] != currentPlayer || board[row2][col2] == currentPlayer)
        return false;

    // The line of the move as two lists of rows and columns, from one border to the other
    vector<int> rows, cols;
    int row, col;
    for (row = 0; row <= 7; row++)
    {
        for (col = 0; col <= 7; col++)
        {
            bool horizontal = row1 == row2 && row == row1;
            bool vertical = col1 == col2 && col == col1;
            bool down = row1 - col1 == row2 - col2 && row - col == row1 - col1;
            bool up = row1 + col1 == row2 + col2 && row + col == row1 + col1;
            if (horizontal || vertical || down || up)
            {
                rows.push_back(row);
                cols.push_back(col);
            }
        }
    }

    // Where the move begins and ends in the lists, and how many pieces there are
    int begin = -1, end = -1, pieces = 0;
    for (int i = 0; i < (int)rows.size(); i++)
    {
        if (rows[i] == row1 && cols[i] == col1)
            begin = i;
        if (rows[i] == row2 && cols[i] == col2)
            end = i;
        if (board[rows[i]][cols[i]] != '.')
            pieces++;
    }
    // No line
    if (begin == -1 || end == -1)
        return false;
    if (begin - end != pieces && end - begin != pieces)
        return false;

    // No jump over the opponent
    for (int i = min(begin, end) + 1; i < max(begin, end); i++)
        if (board[rows[i]][cols[i]] == nextPlayer)
            return false;

    if (board[row2][col2] == 'W')
        whites--;
    if (board[row2][col2] == 'B')
        blacks--;
    board[row2][col2] = currentPlayer;
    board[row1][col1] = '.';
    return true;
}

// Check whether all pieces of p are connected
bool LinesOfAction::hasConnected(char p)
{
    vector<int> q_row, q_col;
    bool visited[8][8] = {};
    int row, col, cnt = 0;
    for (row = 0; row <= 7; row++)
        for (col = 0; col <= 7; col++)
            if (board[row][col] == p && q_row.empty())
            {
                q_row.push_back(row);
                q_col.push_back(col);
                visited[row][col] = true;
            }
    while (!q_row.empty())
    {
        int r = q_row[0], c = q_col[0];
        q_row.erase(q_row.begin());
        q_col.erase(q_col.begin());
        cnt++;
        for (row = max(r - 1, 0); row <= min(r + 1, 7); row++)
            for (col = max(c - 1, 0); col <= min(c + 1, 7); col++)
                if (!visited[row][col] && board[row][col] == p)
                {
                    visited[row][col] = true;
                    q_row.push_back(row);
                    q_col.push_back(col);
                }
    }
    int pieces = (p == 'B') ? blacks : whites;
    return cnt == pieces;
}

// Check the status of the game
char LinesOfAction::gameOver()
{
    bool black = hasConnected('B');
    bool white = hasConnected('W');
    if (black && white)
        return 'D';
    else if (black)
        return 'B';
    else if (white)
        return 'W';
}
