/*
 * CSCI1540 Project - Lines of Action (class)
 * Name: Tong Sze Nga
 * Student ID: 1155136052
 * E-mail: 1155136052@link.cuhk.edu.hk
 */
#include <iostream>
#include <cmath>
#include "LinesOfAction.h"
using namespace std;

// Initialize the board and other data members
LinesOfAction::LinesOfAction()
{
    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 8; j++)
            board[i][j] = '.';
    for (int i = 1; i < 7; i++) {
        board[i][0] = 'B';
        board[i][7] = 'B';
    }
    for (int j = 1; j < 7; j++) {
        board[0][j] = 'W';
        board[7][j] = 'W';
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
    for (int i = 0; i < 8; i++) {
        cout << i << " ";
        for (int j = 0; j < 8; j++)
            cout << board[i][j] << " ";
        cout << endl;
    }
}

// Get current player
char LinesOfAction::getCurrentPlayer()
{
    return currentPlayer;
}

// Swap players
void LinesOfAction::swapPlayer()
{
    char a = currentPlayer, b = nextPlayer;
    currentPlayer = b;
    nextPlayer = a;
}

// Move
bool LinesOfAction::move(string from, string to)
{
    // condition 1
    if (from.length() != 2 || to.length() != 2)
        return false;
    char fc = from[0], fr = from[1], tc = to[0], tr = to[1];
    if (!(fc >= 'a' && fc <= 'h' && fr >= '0' && fr <= '7'))
        return false;
    if (!(tc >= 'a' && tc <= 'h' && tr >= '0' && tr <= '7'))
        return false;
    int r = fr - '0', c = fc - 'a';
    int R = tr - '0', C = tc - 'a';

    // condition 2
    if (board[r][c] != currentPlayer)
        return false;

    // condition 3: direction
    int dr, dc;
    if (r == R && c != C) {
        dr = 0;
        dc = (C - c) / abs(C - c);
    } else if (c == C && r != R) {
        dr = (R - r) / abs(R - r);
        dc = 0;
    } else if (r != R && abs(R - r) == abs(C - c)) {
        dr = (R - r) / abs(R - r);
        dc = (C - c) / abs(C - c);
    } else {
        return false;
    }

    // condition 4: go back to the border, then count on the way forward
    int x = r, y = c;
    while (x - dr >= 0 && x - dr <= 7 && y - dc >= 0 && y - dc <= 7) {
        x -= dr;
        y -= dc;
    }
    int num = 0;
    for (; x >= 0 && x <= 7 && y >= 0 && y <= 7; x += dr, y += dc)
        if (board[x][y] != '.')
            num++;
    if (num != max(abs(R - r), abs(C - c)))
        return false;

    // condition 5: jumping over an opponent
    for (x = r + dr, y = c + dc; x != R || y != C; x += dr, y += dc)
        if (board[x][y] == nextPlayer)
            return false;

    // condition 6
    if (board[R][C] != '.' && board[R][C] != nextPlayer)
        return false;

    // all passed
    if (board[R][C] == nextPlayer) {
        if (currentPlayer == 'B')
            whites--;
        else
            blacks--;
    }
    board[R][C] = board[r][c];
    board[r][c] = '.';
    return true;
}

// Check if player p has connected all pieces
bool LinesOfAction::hasConnected(char p)
{
    int rows[64], cols[64], found = 0;      // all the pieces of p
    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 8; j++)
            if (board[i][j] == p) {
                rows[found] = i;
                cols[found] = j;
                found++;
            }

    // The connected ones are at the beginning of the list, and the first piece always is.
    int connected = 1;
    for (int k = 0; k < connected; k++)
        for (int m = connected; m < found; m++)
            if (abs(rows[k] - rows[m]) <= 1 && abs(cols[k] - cols[m]) <= 1) {
                swap(rows[m], rows[connected]);
                swap(cols[m], cols[connected]);
                connected++;
            }
    return connected == found;
}

// Check if the game is over
char LinesOfAction::gameOver()
{
    bool black = hasConnected('B'), white = hasConnected('W');
    if (black && white)
        return 'D';
    if (!black && !white)
        return '-';
    if (black)
        return 'B';
    return 'W';
}
