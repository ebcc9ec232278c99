/**
 * LinesOfAction.cpp
 *
 * @name   Ng Tsz Kwan
 * @id     1155130394 (Student ID)
 * @email  1155130394@link.cuhk.edu.hk
 */
#include "LinesOfAction.h"
#include <iostream>

using std::cout;
using std::endl;

LinesOfAction::LinesOfAction() {
    // the rows as we see them on the screen
    const char *start[8] = {
        ".WWWWWW.",
        "B......B",
        "B......B",
        "B......B",
        "B......B",
        "B......B",
        "B......B",
        ".WWWWWW.",
    };
    for (int y = 0; y < 8; y++)
        for (int x = 0; x < 8; x++)
            board[y][x] = start[y][x];
    currentPlayer = 'B';
    nextPlayer = 'W';
    blacks = 12;
    whites = 12;
}

void LinesOfAction::printGame() {
    cout << "  a b c d e f g h" << endl;
    for (int y = 0; y < 8; y++) {
        cout << y;
        for (int x = 0; x < 8; x++)
            cout << " " << board[y][x];
        cout << endl;
    }
}

char LinesOfAction::getCurrentPlayer() {
    return currentPlayer;
}

void LinesOfAction::swapPlayer() {
    char other = nextPlayer;
    nextPlayer = currentPlayer;
    currentPlayer = other;
}

// true for "a0" to "h7"
static bool validPosition(const string &s) {
    return s.length() == 2 && s[0] >= 'a' && s[0] <= 'h' && s[1] >= '0' && s[1] <= '7';
}

bool LinesOfAction::move(string from, string to) {
    if (!validPosition(from) || !validPosition(to))
        return false;
    int x1 = from[0] - 'a', y1 = from[1] - '0';
    int x2 = to[0] - 'a', y2 = to[1] - '0';

    // the piece that moves, and the place where it lands
    if (board[y1][x1] != currentPlayer || board[y2][x2] == currentPlayer)
        return false;

    // how many pieces are on each of the four lines through (x1, y1)?
    int horizontal = 0, vertical = 0, falling = 0, rising = 0;
    for (int y = 0; y < 8; y++) {
        for (int x = 0; x < 8; x++) {
            if (board[y][x] == '.')
                continue;
            if (y == y1) horizontal++;
            if (x == x1) vertical++;
            if (x - y == x1 - y1) falling++;
            if (x + y == x1 + y1) rising++;
        }
    }

    // the line that is used, and how far
    int distance, pieces;
    if (y1 == y2) {
        distance = x2 - x1;
        pieces = horizontal;
    } else if (x1 == x2) {
        distance = y2 - y1;
        pieces = vertical;
    } else if (x2 - x1 == y2 - y1) {
        distance = y2 - y1;
        pieces = falling;
    } else if (x2 - x1 == y1 - y2) {
        distance = y2 - y1;
        pieces = rising;
    } else {
        return false;
    }
    if (distance != pieces && distance != -pieces)
        return false;

    // everything is fine, so move (and capture)
    if (board[y2][x2] == 'W') whites--;
    if (board[y2][x2] == 'B') blacks--;
    board[y2][x2] = board[y1][x1];
    board[y1][x1] = '.';
    return true;
}

bool LinesOfAction::hasConnected(char p) {
    // mark one piece, then mark its neighbours, and so on until nothing changes
    bool marked[8][8] = {{false}};
    int count = 0;
    for (int y = 0; y < 8 && count == 0; y++)
        for (int x = 0; x < 8 && count == 0; x++)
            if (board[y][x] == p) {
                marked[y][x] = true;
                count = 1;
            }

    bool changed = true;
    while (changed) {
        changed = false;
        for (int y = 0; y < 8; y++)
            for (int x = 0; x < 8; x++) {
                if (board[y][x] != p || marked[y][x])
                    continue;
                for (int v = y - 1; v <= y + 1; v++)
                    for (int u = x - 1; u <= x + 1; u++)
                        if (u >= 0 && u < 8 && v >= 0 && v < 8 && marked[v][u] && !marked[y][x]) {
                            marked[y][x] = true;
                            count++;
                            changed = true;
                        }
            }
    }
    return p == 'B' ? count == blacks : count == whites;
}

char LinesOfAction::gameOver() {
    bool b = hasConnected('B'), w = hasConnected('W');
    return b && w ? 'D' : b ? 'B' : w ? 'W' : '-';
}
