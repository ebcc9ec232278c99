/**
    LinesOfAction.cpp
    CSCI1540 Project

    @author Name: Ma Chun Kit
            Student ID: 1155137113
            E-mail: 1155137113@link.cuhk.edu.hk
*/
#include "LinesOfAction.h"
#include <cstdlib>
#include <iostream>
using namespace std;

/** Puts all pieces on the board. */
LinesOfAction::LinesOfAction() {
    for (int y = 0; y < 8; y++) {
        for (int x = 0; x < 8; x++) {
            board[y][x] = '.';
        }
    }
    for (int i = 1; i < 7; i++) {
        board[i][0] = board[i][7] = 'B';
        board[0][i] = board[7][i] = 'W';
    }
    currentPlayer = 'B';
    nextPlayer = 'W';
    blacks = 12;
    whites = 12;
}

/** Prints the board. */
void LinesOfAction::printGame() {
    cout << "  a b c d e f g h" << endl;
    for (int y = 0; y < 8; y++) {
        cout << y << ' ' << board[y][0];
        for (int x = 1; x < 8; x++) {
            cout << ' ' << board[y][x];
        }
        cout << endl;
    }
}

/** Returns the current player. */
char LinesOfAction::getCurrentPlayer() {
    return currentPlayer;
}

/** Swaps the players. */
void LinesOfAction::swapPlayer() {
    char old = currentPlayer;
    currentPlayer = nextPlayer;
    nextPlayer = old;
}

/** Makes a move if all six conditions hold. */
bool LinesOfAction::move(string from, string to) {
    // (1) on the board
    if (from.length() != 2 || to.length() != 2) return false;
    int x1 = from[0] - 'a', y1 = from[1] - '0';
    int x2 = to[0] - 'a', y2 = to[1] - '0';
    if (x1 < 0 || x1 > 7 || y1 < 0 || y1 > 7) return false;
    if (x2 < 0 || x2 > 7 || y2 < 0 || y2 > 7) return false;

    // (2) own piece
    if (board[y1][x1] != currentPlayer) return false;

    // (3) direction
    int dx = x2 - x1, dy = y2 - y1;
    if (dx == 0 && dy == 0) return false;
    if (dx != 0 && dy != 0 && abs(dx) != abs(dy)) return false;
    int length = max(abs(dx), abs(dy));
    dx = dx / length;
    dy = dy / length;

    // (4) number of pieces on the line
    int count = 0;
    for (int i = -7; i <= 7; i++) {
        int x = x1 + i * dx, y = y1 + i * dy;
        if (x < 0 || x > 7 || y < 0 || y > 7) continue;
        if (board[y][x] != '.') count++;
    }
    cout << "count = " << count << endl;
    if (count != length) return false;

    // (5) no jump over an opponent
    for (int i = 1; i < length; i++) {
        if (board[y1 + i * dy][x1 + i * dx] == nextPlayer) return false;
    }

    // (6) landing position
    if (board[y2][x2] == currentPlayer) return false;

    if (board[y2][x2] == 'B') blacks--;
    if (board[y2][x2] == 'W') whites--;
    board[y2][x2] = currentPlayer;
    board[y1][x1] = '.';
    return true;
}

/** Checks if the pieces of p are connected. */
bool LinesOfAction::hasConnected(char p) {
    // Visits the pieces one after the other, beginning with the first one.
    int xs[64], ys[64], cnt = 0;
    bool visited[8][8] = {{false}};
    for (int y = 0; y < 8; y++) {
        for (int x = 0; x < 8; x++) {
            if (board[y][x] == p && cnt == 0) {
                xs[0] = x;
                ys[0] = y;
                cnt = 1;
                visited[y][x] = true;
            }
        }
    }
    for (int i = 0; i < cnt; i++) {
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                int x = xs[i] + dx, y = ys[i] + dy;
                if (x < 0 || x > 7 || y < 0 || y > 7) continue;
                if (board[y][x] != p || visited[y][x]) continue;
                visited[y][x] = true;
                xs[cnt] = x;
                ys[cnt] = y;
                cnt++;
            }
        }
    }
    return cnt == (p == 'B' ? blacks : whites);
}

/** Checks if the game is over. */
char LinesOfAction::gameOver() {
    bool b = hasConnected('B'), w = hasConnected('W');
    if (b) return w ? 'D' : 'B';
    return w ? 'W' : '-';
}
