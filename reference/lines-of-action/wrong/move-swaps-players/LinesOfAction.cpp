// Name: KWOK Ho Yin   SID: 1155142098   E-mail: 1155142098@link.cuhk.edu.hk
// Lines of Action: the class

#include "LinesOfAction.h"
#include <iostream>
#include <algorithm>

namespace {
    // Is (r, c) inside the board?
    bool inside(int r, int c) { return 0 <= r && r < 8 && 0 <= c && c < 8; }

    int sign(int n) { return (n > 0) - (n < 0); }
}

LinesOfAction::LinesOfAction()
    : currentPlayer('B'), nextPlayer('W'), blacks(12), whites(12) {
    for (auto &row : board) std::fill(std::begin(row), std::end(row), '.');
    for (int i = 1; i < 7; ++i) {
        board[0][i] = board[7][i] = 'W';
        board[i][0] = board[i][7] = 'B';
    }
}

void LinesOfAction::printGame() {
    std::cout << "  a b c d e f g h\n";
    for (int r = 0; r < 8; ++r) {
        std::cout << r;
        for (char cell : board[r]) std::cout << ' ' << cell;
        std::cout << '\n';
    }
}

char LinesOfAction::getCurrentPlayer() { return currentPlayer; }

void LinesOfAction::swapPlayer() { std::swap(currentPlayer, nextPlayer); }

bool LinesOfAction::move(string from, string to) {
    if (from.size() != 2 || to.size() != 2) return false;
    const int r1 = from[1] - '0', c1 = from[0] - 'a';
    const int r2 = to[1] - '0', c2 = to[0] - 'a';
    if (!inside(r1, c1) || !inside(r2, c2)) return false;
    if (board[r1][c1] != currentPlayer) return false;

    // A king's direction, and the displacement is a multiple of it
    const int dr = sign(r2 - r1), dc = sign(c2 - c1);
    const int steps = std::max(std::abs(r2 - r1), std::abs(c2 - c1));
    if (steps == 0 || r1 + steps * dr != r2 || c1 + steps * dc != c2) return false;

    // The pieces on the whole line
    int pieces = 1;
    for (int r = r1 + dr, c = c1 + dc; inside(r, c); r += dr, c += dc)
        if (board[r][c] != '.') ++pieces;
    for (int r = r1 - dr, c = c1 - dc; inside(r, c); r -= dr, c -= dc)
        if (board[r][c] != '.') ++pieces;
    if (steps != pieces) return false;

    // No opponent's piece on the way, no own piece at its end
    for (int i = 1; i < steps; ++i)
        if (board[r1 + i * dr][c1 + i * dc] == nextPlayer) return false;
    if (board[r2][c2] == currentPlayer) return false;

    if (board[r2][c2] == nextPlayer) --(nextPlayer == 'B' ? blacks : whites);
    board[r2][c2] = currentPlayer;
    board[r1][c1] = '.';
    swapPlayer();   // now it is the turn of the other player
    return true;
}

bool LinesOfAction::hasConnected(char p) {
    // Depth-first search with a stack of squares
    bool seen[8][8] = {};
    int stack[64], height = 0, reached = 0;
    for (int s = 0; s < 64 && height == 0; ++s)
        if (board[s / 8][s % 8] == p) {
            seen[s / 8][s % 8] = true;
            stack[height++] = s;
        }
    while (height > 0) {
        const int s = stack[--height];
        ++reached;
        for (int dr = -1; dr <= 1; ++dr)
            for (int dc = -1; dc <= 1; ++dc) {
                const int r = s / 8 + dr, c = s % 8 + dc;
                if (inside(r, c) && board[r][c] == p && !seen[r][c]) {
                    seen[r][c] = true;
                    stack[height++] = r * 8 + c;
                }
            }
    }
    return reached == (p == 'B' ? blacks : whites);
}

char LinesOfAction::gameOver() {
    const bool b = hasConnected('B'), w = hasConnected('W');
    if (b && w) return 'D';
    return b ? 'B' : w ? 'W' : '-';
}
