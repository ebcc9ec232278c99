/* LinesOfAction.cpp
 * Name: Kwan Yee Man
 * Student ID: 1155135897
 * E-mail: 1155135897@link.cuhk.edu.hk
 */
#include <iostream>
#include "LinesOfAction.h"

// The eight directions, clockwise from the top
static int rowOf(int direction) {
    if (direction == 7 || direction == 0 || direction == 1)
        return -1;
    return direction == 2 || direction == 6 ? 0 : 1;
}

static int colOf(int direction) {
    return rowOf((direction + 6) % 8);      // two directions further on
}

static bool onBoard(int row, int col) {
    return row >= 0 && row < 8 && col >= 0 && col < 8;
}

LinesOfAction::LinesOfAction() {
    for (int row = 0; row < 8; row++)
        for (int col = 0; col < 8; col++)
            board[row][col] = '.';
    for (int i = 1; i <= 6; i++) {
        board[0][i] = 'W';
        board[i][0] = 'B';
        board[i][7] = 'B';
        board[7][i] = 'W';
    }
    currentPlayer = 'B';
    nextPlayer = 'W';
    blacks = whites = 12;
}

void LinesOfAction::printGame() {
    cout << "  a b c d e f g h\n";
    for (int row = 0; row < 8; row++) {
        cout << row;
        for (int col = 0; col < 8; col++)
            cout << ' ' << board[row][col];
        cout << '\n';
    }
}

char LinesOfAction::getCurrentPlayer() {
    return currentPlayer;
}

void LinesOfAction::swapPlayer() {
    char player = currentPlayer;
    currentPlayer = nextPlayer;
    nextPlayer = player;
}

// Follows each direction as far as the rules want, and looks whether it ends where the player wants.
bool LinesOfAction::move(string from, string to) {
    if (from.length() != 2 || to.length() != 2)
        return false;
    int row = from[1] - '0', col = from[0] - 'a';
    int endRow = to[1] - '0', endCol = to[0] - 'a';
    if (!onBoard(row, col) || !onBoard(endRow, endCol))
        return false;
    if (board[row][col] != currentPlayer || board[endRow][endCol] == currentPlayer)
        return false;

    for (int direction = 0; direction < 8; direction++) {
        int r = rowOf(direction), c = colOf(direction);

        // The pieces in this direction and in the opposite one
        int pieces = 1;
        for (int i = 1; onBoard(row + i * r, col + i * c); i++)
            pieces += board[row + i * r][col + i * c] != '.';
        for (int i = 1; onBoard(row - i * r, col - i * c); i++)
            pieces += board[row - i * r][col - i * c] != '.';
        if (row + pieces * r != endRow || col + pieces * c != endCol)
            continue;

        for (int i = 1; i < pieces; i++)
            if (board[row + i * r][col + i * c] == nextPlayer)
                return false;
        if (board[endRow][endCol] == 'B')
            blacks--;
        if (board[endRow][endCol] == 'W')
            whites--;
        board[endRow][endCol] = currentPlayer;
        board[row][col] = '.';
        return true;
    }
    return false;
}

// Colours the pieces of p that are connected with the first one, until there are no more.
bool LinesOfAction::hasConnected(char p) {
    bool coloured[8][8] = {};
    int count = 0;
    bool more = true;
    while (more) {
        more = false;
        for (int row = 0; row < 8; row++)
            for (int col = 0; col < 8; col++) {
                if (board[row][col] != p || coloured[row][col])
                    continue;
                bool connected = count == 0;
                for (int direction = 0; direction < 8; direction++) {
                    int r = row + rowOf(direction), c = col + colOf(direction);
                    if (onBoard(r, c) && coloured[r][c])
                        connected = true;
                }
                if (connected) {
                    coloured[row][col] = true;
                    count++;
                    more = true;
                }
            }
    }
    return count == (p == 'B' ? blacks : whites);
}

char LinesOfAction::gameOver() {
    if (hasConnected('B') && hasConnected('W'))
        return 'D';
    if (hasConnected('B'))
        return 'B';
    return hasConnected('W') ? 'W' : '-';
}
