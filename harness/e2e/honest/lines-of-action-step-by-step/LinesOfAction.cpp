// LinesOfAction.cpp: Lines of Action
// Name: CHIU Wing Lam
// Student ID: 1155000051
// E-mail: 1155000051@link.cuhk.edu.hk

#include "LinesOfAction.h"
#include <cstdlib>
#include <iostream>
#include <vector>
using namespace std;

/* The start: White above and below, Black at the sides. */
LinesOfAction::LinesOfAction() : currentPlayer('B'), nextPlayer('W'), blacks(12), whites(12) {
    for (int r = 0; r < 8; r++) {
        for (int c = 0; c < 8; c++) {
            board[r][c] = '.';
        }
    }
    for (int i = 1; i < 7; i++) {
        board[0][i] = board[7][i] = 'W';
        board[i][0] = board[i][7] = 'B';
    }
}

void LinesOfAction::printGame() {
    cout << " ";
    for (char c = 'a'; c <= 'h'; c++) cout << " " << c;
    cout << endl;
    for (int r = 0; r < 8; r++) {
        cout << r;
        for (int c = 0; c < 8; c++) cout << " " << board[r][c];
        cout << endl;
    }
}

char LinesOfAction::getCurrentPlayer() { return currentPlayer; }

void LinesOfAction::swapPlayer() { swap(currentPlayer, nextPlayer); }

bool LinesOfAction::move(string from, string to) {
    // 1. proper squares
    if (from.size() != 2 || to.size() != 2) return false;
    if (from[0] < 'a' || from[0] > 'h' || to[0] < 'a' || to[0] > 'h') return false;
    if (from[1] < '0' || from[1] > '7' || to[1] < '0' || to[1] > '7') return false;
    int fr = from[1] - '0', fc = from[0] - 'a', tr = to[1] - '0', tc = to[0] - 'a';

    // 2. an own piece
    if (board[fr][fc] != currentPlayer) return false;

    // 3. a straight line
    int dr = tr - fr, dc = tc - fc;
    if (dr == 0 && dc == 0) return false;
    if (dr != 0 && dc != 0 && abs(dr) != abs(dc)) return false;
    int sr = (dr > 0) - (dr < 0), sc = (dc > 0) - (dc < 0);

    // 4. as many squares as pieces: from one end of the line to the other
    int r = fr, c = fc, pieces = 0;
    while (r - sr >= 0 && r - sr < 8 && c - sc >= 0 && c - sc < 8) {
        r -= sr;
        c -= sc;
    }
    for (; r >= 0 && r < 8 && c >= 0 && c < 8; r += sr, c += sc) {
        if (board[r][c] != '.') pieces++;
    }
    if (pieces != max(abs(dr), abs(dc))) return false;

    // 5. no opponent on the way
    for (r = fr + sr, c = fc + sc; r != tr || c != tc; r += sr, c += sc) {
        if (board[r][c] == nextPlayer) return false;
    }

    // 6. nobody of one's own where it lands
    if (board[tr][tc] == currentPlayer) return false;
    if (board[tr][tc] == nextPlayer) {
        if (nextPlayer == 'B') blacks--;
        else whites--;
    }
    board[tr][tc] = currentPlayer;
    board[fr][fc] = '.';
    return true;
}

bool LinesOfAction::hasConnected(char p) {
    bool visited[8][8] = {};
    vector<int> q_row, q_col;
    int cnt = 0;
    // any piece begins
    for (int i = 0; i < 64 && q_row.empty(); i++) {
        if (board[i / 8][i % 8] == p) {
            q_row.push_back(i / 8);
            q_col.push_back(i % 8);
            visited[i / 8][i % 8] = true;
        }
    }
    if (q_row.empty()) return false;
    while (!q_row.empty()) {
        int row = q_row[0], col = q_col[0];
        q_row.erase(q_row.begin());
        q_col.erase(q_col.begin());
        cnt++;
        for (int r = max(row - 1, 0); r <= min(row + 1, 7); r++) {
            for (int c = max(col - 1, 0); c <= min(col + 1, 7); c++) {
                if (visited[r][c] || board[r][c] != p) continue;
                visited[r][c] = true;
                q_row.push_back(r);
                q_col.push_back(c);
            }
        }
    }
    return cnt == (p == 'B' ? blacks : whites);
}

char LinesOfAction::gameOver() {
    if (hasConnected('B')) return hasConnected('W') ? 'D' : 'B';
    return hasConnected('W') ? 'W' : '-';
}
