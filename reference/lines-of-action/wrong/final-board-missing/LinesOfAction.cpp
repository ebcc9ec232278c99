/// Lines of Action, the class
/// Name: Ho Nok Hang
/// Student ID: 1155139217
/// E-mail: 1155139217@link.cuhk.edu.hk

#include <iostream>
#include <queue>
#include <utility>
#include "LinesOfAction.h"

// Sets up the game.
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
    int col1 = from[0] - 'a', row1 = from[1] - '0';
    int col2 = to[0] - 'a', row2 = to[1] - '0';
    if (col1 < 0 || col1 >= 8 || row1 < 0 || row1 >= 8)
        return false;
    if (col2 < 0 || col2 >= 8 || row2 < 0 || row2 >= 8)
        return false;

    // (2) The piece must belong to the current player.
    if (board[row1][col1] != currentPlayer)
        return false;

    // (3) Find the direction.
    int rowDiff = row2 - row1, colDiff = col2 - col1;
    int length = rowDiff < 0 ? -rowDiff : rowDiff;
    if (rowDiff == 0)
        length = colDiff < 0 ? -colDiff : colDiff;
    if (length == 0)
        return false;
    if (colDiff != 0 && colDiff != length && colDiff != -length)
        return false;
    int rowDir = rowDiff / length, colDir = colDiff / length;

    // (4) Walk to one end of the line, and count the pieces from there to the other end.
    int r = row1, c = col1;
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
    for (r = row1 + rowDir, c = col1 + colDir; r != row2 || c != col2; r += rowDir, c += colDir)
        if (board[r][c] == nextPlayer)
            return false;

    // (6) The landing position is empty or has an opponent's piece.
    if (board[row2][col2] == currentPlayer)
        return false;

    // Update the numbers and the board.
    if (board[row2][col2] == nextPlayer) {
        if (nextPlayer == 'B')
            blacks--;
        else
            whites--;
    }
    board[row1][col1] = '.';
    board[row2][col2] = currentPlayer;
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
