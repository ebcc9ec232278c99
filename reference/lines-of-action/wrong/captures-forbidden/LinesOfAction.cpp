// CSCI1540 Project
// Name: Leung Pui Shan
// Student ID: 1155137720
// E-mail: 1155137720@link.cuhk.edu.hk

#include <iostream>
#include <queue>
#include <utility>
#include "LinesOfAction.h"

// The constructor sets up the game as in Figure 1.
LinesOfAction::LinesOfAction() {
    for (int row = 0; row < 8; row++) {
        for (int col = 0; col < 8; col++) {
            board[row][col] = '.';
            if ((row == 0 || row == 7) && col >= 1 && col <= 6)
                board[row][col] = 'W';
            if ((col == 0 || col == 7) && row >= 1 && row <= 6)
                board[row][col] = 'B';
        }
    }
    currentPlayer = 'B';
    nextPlayer = 'W';
    blacks = whites = 12;
}

// Prints the column names first, then every row with its number.
void LinesOfAction::printGame() {
    cout << "  a b c d e f g h\n";
    for (int row = 0; row < 8; row++) {
        cout << row << ' ';
        for (int col = 0; col < 8; col++)
            cout << board[row][col] << (col < 7 ? ' ' : '\n');
    }
}

char LinesOfAction::getCurrentPlayer() { return currentPlayer; }

void LinesOfAction::swapPlayer() {
    std::swap(currentPlayer, nextPlayer);
}

bool LinesOfAction::move(string from, string to) {
    // (1) Both must be on the board.
    if (from.size() != 2 || to.size() != 2)
        return false;
    int fromCol = from[0] - 'a', fromRow = from[1] - '0';
    int toCol = to[0] - 'a', toRow = to[1] - '0';
    if (fromCol < 0 || fromCol >= 8 || fromRow < 0 || fromRow >= 8)
        return false;
    if (toCol < 0 || toCol >= 8 || toRow < 0 || toRow >= 8)
        return false;

    // (2) The piece must belong to the current player.
    if (board[fromRow][fromCol] != currentPlayer)
        return false;

    // (3) Find the direction.
    int rowDiff = toRow - fromRow, colDiff = toCol - fromCol;
    int length = rowDiff < 0 ? -rowDiff : rowDiff;
    if (rowDiff == 0)
        length = colDiff < 0 ? -colDiff : colDiff;
    if (length == 0)
        return false;
    if (colDiff != 0 && colDiff != length && colDiff != -length)
        return false;
    int rowDir = rowDiff / length, colDir = colDiff / length;

    // (4) Walk to one end of the line, and count the pieces from there to the other end.
    int r = fromRow, c = fromCol;
    while (r - rowDir >= 0 && r - rowDir < 8 && c - colDir >= 0 && c - colDir < 8) {
        r -= rowDir;
        c -= colDir;
    }
    int count = 0;
    while (r >= 0 && r < 8 && c >= 0 && c < 8) {
        if (board[r][c] != '.')
            count++;
        r += rowDir;
        c += colDir;
    }
    if (count != length)
        return false;

    // (5) We cannot jump over opponent pieces.
    r = fromRow;
    c = fromCol;
    for (int i = 0; i <= length; i++) {
        if (board[r][c] == nextPlayer)
            return false;   // Meet opponent piece
        r += rowDir;
        c += colDir;
    }

    // (6) The landing position is empty or has an opponent's piece.
    if (board[toRow][toCol] == currentPlayer)
        return false;

    // Update the numbers and the board.
    if (board[toRow][toCol] == nextPlayer) {
        if (nextPlayer == 'B')
            blacks--;
        else
            whites--;
    }
    board[fromRow][fromCol] = '.';
    board[toRow][toCol] = currentPlayer;
    return true;
}

// Breadth-first search from the first piece of p.
bool LinesOfAction::hasConnected(char p) {
    bool visited[8][8] = {};
    queue<pair<int, int>> q;
    for (int row = 0; row < 8 && q.empty(); row++)
        for (int col = 0; col < 8 && q.empty(); col++)
            if (board[row][col] == p) {
                q.push({row, col});
                visited[row][col] = true;
            }

    int cnt = 0;
    while (!q.empty()) {
        int row = q.front().first, col = q.front().second;
        q.pop();
        cnt++;
        for (int r = max(row - 1, 0); r <= min(row + 1, 7); r++)
            for (int c = max(col - 1, 0); c <= min(col + 1, 7); c++)
                if (board[r][c] == p && !visited[r][c]) {
                    visited[r][c] = true;
                    q.push({r, c});
                }
    }
    return cnt == (p == 'B' ? blacks : whites);
}

// 'D' for draw, '-' for not over
char LinesOfAction::gameOver() {
    bool b = hasConnected('B');
    bool w = hasConnected('W');
    if (b && w) return 'D';
    if (b) return 'B';
    if (w) return 'W';
    return '-';
}
