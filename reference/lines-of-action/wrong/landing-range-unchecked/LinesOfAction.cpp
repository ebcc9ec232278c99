/* Name: Hui Kwan Ho
 * Student ID: 1155124417
 * E-mail: 1155124417@link.cuhk.edu.hk
 */
#include <iostream>
#include "LinesOfAction.h"
using namespace std;

LinesOfAction::LinesOfAction()
{
    for (int r = 0; r < 8; r++)
        for (int c = 0; c < 8; c++) {
            // number of the borders that this cell is on
            int rowBorder = (r % 7 == 0), colBorder = (c % 7 == 0);
            board[r][c] = '.';
            if (rowBorder && !colBorder) board[r][c] = 'W';
            if (colBorder && !rowBorder) board[r][c] = 'B';
        }
    currentPlayer = 'B';
    nextPlayer = 'W';
    blacks = 12;
    whites = 12;
}

void LinesOfAction::printGame()
{
    cout << "  a b c d e f g h\n";
    for (int r = 0; r < 8; r++) {
        cout << r;
        for (int c = 0; c < 8; c++) cout << ' ' << board[r][c];
        cout << '\n';
    }
}

char LinesOfAction::getCurrentPlayer()
{
    return currentPlayer;
}

void LinesOfAction::swapPlayer()
{
    char c = currentPlayer;
    currentPlayer = nextPlayer;
    nextPlayer = c;
}

bool LinesOfAction::move(string from, string to)
{
    // check the input
    if (from.length() != 2 || to.length() != 2) return false;
    if (from[0] < 'a' || from[0] > 'h') return false;
    if (from[1] < '0' || from[1] > '7') return false;
    int c1 = from[0] - 'a', r1 = from[1] - '0';
    int c2 = to[0] - 'a', r2 = to[1] - '0';

    // check the owner
    if (board[r1][c1] != currentPlayer) return false;

    // check the direction: w to the right, h to the bottom
    int w = c2 - c1, h = r2 - r1;
    if (w == 0 && h == 0) return false;
    if (w != 0 && h != 0 && w != h && w != -h) return false;
    int stepC = (w > 0) ? 1 : (w < 0) ? -1 : 0;
    int stepR = (h > 0) ? 1 : (h < 0) ? -1 : 0;

    // check the distance
    int line = 0;
    for (int i = -7; i <= 7; i++) {
        int r = r1 + i * stepR, c = c1 + i * stepC;
        bool inside = r >= 0 && r < 8 && c >= 0 && c < 8;
        if (inside && board[r][c] != '.') line++;
    }
    if (w != line * stepC || h != line * stepR) return false;

    // check the cells between
    for (int i = 1; i < line; i++)
        if (board[r1 + i * stepR][c1 + i * stepC] == nextPlayer) return false;

    // check the landing position
    if (board[r2][c2] == currentPlayer) return false;

    // update everything
    if (board[r2][c2] == 'B') blacks--;
    if (board[r2][c2] == 'W') whites--;
    board[r2][c2] = currentPlayer;
    board[r1][c1] = '.';
    return true;
}

// Used by hasConnected: marks the group of a piece with '*' in a copy of the board.
static int mark(char copy[8][8], int r, int c, char p)
{
    int marked = 0;
    if (r >= 0 && r < 8 && c >= 0 && c < 8 && copy[r][c] == p) {
        copy[r][c] = '*';
        marked = 1;
        for (int i = 0; i < 9; i++) marked += mark(copy, r + i / 3 - 1, c + i % 3 - 1, p);
    }
    return marked;
}

bool LinesOfAction::hasConnected(char p)
{
    char copy[8][8];
    for (int r = 0; r < 8; r++)
        for (int c = 0; c < 8; c++) copy[r][c] = board[r][c];
    // the first group must have all the pieces
    for (int r = 0; r < 8; r++)
        for (int c = 0; c < 8; c++)
            if (copy[r][c] == p) return mark(copy, r, c, p) == (p == 'B' ? blacks : whites);
    return false;
}

char LinesOfAction::gameOver()
{
    bool b = hasConnected('B');
    bool w = hasConnected('W');
    if (b && w) return 'D';
    if (b) return 'B';
    if (w) return 'W';
    return '-';
}
