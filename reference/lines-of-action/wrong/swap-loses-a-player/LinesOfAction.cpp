// Name:       Kam Wing Sze
// Student ID: 1155128230
// E-mail:     1155128230@link.cuhk.edu.hk
// Program:    CSCI1540 project, Lines of Action, class implementation

#include <iostream>
#include <vector>
#include "LinesOfAction.h"
using namespace std;

// Initializes all the private data members.
LinesOfAction::LinesOfAction()
{
    for (int row = 0; row < 8; row++)
    {
        for (int col = 0; col < 8; col++)
        {
            switch (row)
            {
                case 0:
                case 7:
                    board[row][col] = (col == 0 || col == 7) ? '.' : 'W';
                    break;
                default:
                    board[row][col] = (col == 0 || col == 7) ? 'B' : '.';
            }
        }
    }
    currentPlayer = 'B';
    nextPlayer = 'W';
    blacks = 12;
    whites = 12;
}

// Prints out the board.
void LinesOfAction::printGame()
{
    cout << "  a b c d e f g h" << endl;
    for (int row = 0; row < 8; row++)
    {
        cout << row;
        for (int col = 0; col < 8; col++)
            cout << " " << board[row][col];
        cout << endl;
    }
}

// Returns currentPlayer.
char LinesOfAction::getCurrentPlayer()
{
    return currentPlayer;
}

// Exchanges currentPlayer and nextPlayer.
void LinesOfAction::swapPlayer()
{
    currentPlayer = nextPlayer;
    nextPlayer = currentPlayer;
}

// Moves a piece.
bool LinesOfAction::move(string from, string to)
{
    if (from.length() != 2 || to.length() != 2)
        return false;

    int col1 = from[0] - 'a', row1 = from[1] - '0';
    int col2 = to[0] - 'a', row2 = to[1] - '0';
    if (col1 < 0 || col1 > 7 || row1 < 0 || row1 > 7 || col2 < 0 || col2 > 7 || row2 < 0 || row2 > 7)
        return false;
    if (board[row1][col1] != currentPlayer)
        return false;

    int dRow = row2 - row1, dCol = col2 - col1;
    if (dRow == 0 && dCol == 0)
        return false;
    if (!(dRow == 0 || dCol == 0 || dRow == dCol || dRow == -dCol))
        return false;

    // Find the direction and the distance.
    int distance = 0;
    int rowStep = 0, colStep = 0;
    if (dRow > 0) { rowStep = 1; distance = dRow; }
    if (dRow < 0) { rowStep = -1; distance = -dRow; }
    if (dCol > 0) { colStep = 1; distance = dCol; }
    if (dCol < 0) { colStep = -1; distance = -dCol; }

    // Count forward and backward. The piece at from is counted by itself.
    int pieces = 1;
    int row = row1 + rowStep, col = col1 + colStep;
    while (row >= 0 && row < 8 && col >= 0 && col < 8)
    {
        if (board[row][col] != '.')
            pieces++;
        row += rowStep;
        col += colStep;
    }
    row = row1 - rowStep;
    col = col1 - colStep;
    while (row >= 0 && row < 8 && col >= 0 && col < 8)
    {
        if (board[row][col] != '.')
            pieces++;
        row -= rowStep;
        col -= colStep;
    }
    if (pieces != distance)
        return false;

    // Meet an opponent's piece?
    char opponent = (currentPlayer == 'B') ? 'W' : 'B';
    for (int k = 1; k < distance; k++)
        if (board[row1 + k * rowStep][col1 + k * colStep] == opponent)
            return false;

    if (board[row2][col2] == currentPlayer)
        return false;

    // Capture an opponent's piece.
    if (board[row2][col2] == 'B')
        blacks--;
    else if (board[row2][col2] == 'W')
        whites--;
    board[row2][col2] = currentPlayer;
    board[row1][col1] = '.';
    return true;
}

// Uses BFS to count the pieces that are connected with the first piece.
bool LinesOfAction::hasConnected(char p)
{
    bool visited[8][8];
    vector<int> rows, cols;
    for (int row = 0; row < 8; row++)
        for (int col = 0; col < 8; col++)
        {
            visited[row][col] = false;
            if (board[row][col] == p && rows.size() == 0)
            {
                visited[row][col] = true;
                rows.push_back(row);
                cols.push_back(col);
            }
        }

    int cnt = 0;
    while (rows.size() > 0)
    {
        int row = rows[0], col = cols[0];
        rows.erase(rows.begin());
        cols.erase(cols.begin());
        cnt++;
        for (int r = row - 1; r <= row + 1; r++)
            for (int c = col - 1; c <= col + 1; c++)
            {
                if (r < 0 || r >= 8 || c < 0 || c >= 8 || visited[r][c] || board[r][c] != p)
                    continue;
                visited[r][c] = true;
                rows.push_back(r);
                cols.push_back(c);
            }
    }
    if (p == 'B')
        return cnt == blacks;
    else
        return cnt == whites;
}

// Returns the status of the game.
char LinesOfAction::gameOver()
{
    bool blackConnected = hasConnected('B');
    bool whiteConnected = hasConnected('W');
    if (blackConnected && whiteConnected)
        return 'D';
    if (blackConnected)
        return 'B';
    if (whiteConnected)
        return 'W';
    return '-';
}
