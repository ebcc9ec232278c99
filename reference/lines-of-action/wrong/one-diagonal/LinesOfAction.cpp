///////////////////////////////////////////////////////
// Lines of Action
// Author: Wu Hiu Yan (Student ID: 1155133380)
// E-mail: 1155133380@link.cuhk.edu.hk
///////////////////////////////////////////////////////
#include <iostream>
#include <queue>
#include "LinesOfAction.h"
using namespace std;

// constructor
LinesOfAction::LinesOfAction() {
    for (int row = 0; row < 8; ++row) {
        for (int col = 0; col < 8; ++col) {
            board[row][col] = '.';
        }
    }
    for (int k = 1; k < 7; ++k) {
        board[k][0] = 'B';
        board[k][7] = 'B';
        board[0][k] = 'W';
        board[7][k] = 'W';
    }
    currentPlayer = 'B';
    nextPlayer = 'W';
    blacks = 12;
    whites = 12;
}

// print out the board
void LinesOfAction::printGame() {
    cout << "  a b c d e f g h" << endl;
    for (int row = 0; row < 8; ++row) {
        cout << row;
        for (int col = 0; col < 8; ++col) {
            cout << " " << board[row][col];
        }
        cout << endl;
    }
}

char LinesOfAction::getCurrentPlayer() {
    return currentPlayer;
}

void LinesOfAction::swapPlayer() {
    char temp = nextPlayer;
    nextPlayer = currentPlayer;
    currentPlayer = temp;
}

// a position is valid if it has two characters and is on the board
bool isValidPosition(string s) {
    if (s.length() != 2) {
        return false;
    }
    if (s[0] < 'a' || s[0] > 'h') {
        return false;
    }
    return s[1] >= '0' && s[1] <= '7';
}

bool LinesOfAction::move(string from, string to) {
    if (!isValidPosition(from) || !isValidPosition(to)) {
        return false;
    }
    int fromRow = from[1] - '0';
    int fromCol = from[0] - 'a';
    int toRow = to[1] - '0';
    int toCol = to[0] - 'a';
    if (board[fromRow][fromCol] != currentPlayer) {
        return false;
    }

    int count = 0;
    int distance = 0;
    bool jump = false;
    if (fromRow == toRow) {
        // horizontal
        for (int col = 0; col < 8; ++col) {
            if (board[fromRow][col] != '.') {
                ++count;
            }
            if (col > min(fromCol, toCol) && col < max(fromCol, toCol)) {
                if (board[fromRow][col] == nextPlayer) {
                    jump = true;
                }
            }
        }
        distance = max(fromCol, toCol) - min(fromCol, toCol);
    } else if (fromCol == toCol) {
        // vertical
        for (int row = 0; row < 8; ++row) {
            if (board[row][fromCol] != '.') {
                ++count;
            }
            if (row > min(fromRow, toRow) && row < max(fromRow, toRow)) {
                if (board[row][fromCol] == nextPlayer) {
                    jump = true;
                }
            }
        }
        distance = max(fromRow, toRow) - min(fromRow, toRow);
    } else if (toRow - fromRow == toCol - fromCol) {
        // diagonal
        for (int row = 0; row < 8; ++row) {
            int col = fromCol + row - fromRow;
            if (col < 0 || col > 7) {
                continue;
            }
            if (board[row][col] != '.') {
                ++count;
            }
            if (row > min(fromRow, toRow) && row < max(fromRow, toRow)) {
                if (board[row][col] == nextPlayer) {
                    jump = true;
                }
            }
        }
        distance = max(fromRow, toRow) - min(fromRow, toRow);
    } else {
        return false;
    }

    if (distance == 0 || distance != count || jump) {
        return false;
    }
    if (board[toRow][toCol] == currentPlayer) {
        return false;
    }

    // capture
    if (board[toRow][toCol] == 'B') {
        --blacks;
    }
    if (board[toRow][toCol] == 'W') {
        --whites;
    }
    board[toRow][toCol] = currentPlayer;
    board[fromRow][fromCol] = '.';
    return true;
}

bool LinesOfAction::hasConnected(char p) {
    int total = 0;
    int startRow = 0, startCol = 0;
    bool visited[8][8];
    for (int row = 0; row < 8; ++row) {
        for (int col = 0; col < 8; ++col) {
            visited[row][col] = false;
            if (board[row][col] == p) {
                ++total;
                startRow = row;
                startCol = col;
            }
        }
    }

    queue<int> q;   // row and column, one after the other
    q.push(startRow);
    q.push(startCol);
    visited[startRow][startCol] = true;
    int cnt = 1;
    while (!q.empty()) {
        int row = q.front();
        q.pop();
        int col = q.front();
        q.pop();
        for (int r = row - 1; r <= row + 1; ++r) {
            for (int c = col - 1; c <= col + 1; ++c) {
                if (r >= 0 && r < 8 && c >= 0 && c < 8 && board[r][c] == p && !visited[r][c]) {
                    q.push(r);
                    q.push(c);
                    visited[r][c] = true;
                    ++cnt;
                }
            }
        }
    }
    return cnt == total;
}

char LinesOfAction::gameOver() {
    if (hasConnected('B') && hasConnected('W')) {
        return 'D';
    } else if (hasConnected('B')) {
        return 'B';
    } else if (hasConnected('W')) {
        return 'W';
    } else {
        return '-';
    }
}
