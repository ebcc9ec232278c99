/*
 * Name: Pang Tin Lok
 * SID: 1155139604
 * Email: 1155139604@link.cuhk.edu.hk
 * Description: member functions of class LinesOfAction
 */
#include "LinesOfAction.h"
#include <cstdlib>
#include <iostream>
#include <vector>

using namespace std;

LinesOfAction::LinesOfAction()
{
    currentPlayer = 'B';
    nextPlayer = 'W';
    blacks = 0;
    whites = 0;
    for (int r = 0; r <= 7; r++) {
        for (int c = 0; c <= 7; c++) {
            bool horizontalEdge = r == 0 || r == 7;
            bool verticalEdge = c == 0 || c == 7;
            if (horizontalEdge && !verticalEdge) {
                board[r][c] = 'W';
                whites++;
            } else if (verticalEdge && !horizontalEdge) {
                board[r][c] = 'B';
                blacks++;
            } else {
                board[r][c] = '.';
            }
        }
    }
}

void LinesOfAction::printGame()
{
    cout << "  a b c d e f g h" << endl;
    for (int r = 0; r <= 7; r++) {
        cout << r;
        for (int c = 0; c <= 7; c++) {
            cout << " " << board[r][c];
        }
        cout << endl;
    }
}

char LinesOfAction::getCurrentPlayer()
{
    return currentPlayer;
}

void LinesOfAction::swapPlayer()
{
    const char player = currentPlayer;
    currentPlayer = nextPlayer;
    nextPlayer = player;
}

bool LinesOfAction::move(string from, string to)
{
    // Two characters each, in the range
    if (from.size() != 2 || to.size() != 2) {
        return false;
    }
    if (from < "a0" || to < "a0" || from[0] > 'h' || to[0] > 'h') {
        return false;
    }
    if (from[1] < '0' || from[1] > '7' || to[1] < '0' || to[1] > '7') {
        return false;
    }
    const int r = from[1] - '0', c = from[0] - 'a';
    const int newR = to[1] - '0', newC = to[0] - 'a';

    // Own piece, but not onto an own piece
    if (board[r][c] != currentPlayer || board[newR][newC] == currentPlayer) {
        return false;
    }

    // A line?
    const int height = newR - r, width = newC - c;
    if (height != 0 && width != 0 && abs(height) != abs(width)) {
        return false;
    }
    const int distance = abs(height) > abs(width) ? abs(height) : abs(width);
    const int down = height / distance, right = width / distance;

    // The number of pieces on it
    int pieces = 0;
    for (int i = 0; i <= 7; i++) {
        for (int j = 0; j <= 7; j++) {
            bool onLine;
            if (height == 0) {
                onLine = i == r;
            } else if (width == 0) {
                onLine = j == c;
            } else if (height == width) {
                onLine = i - j == r - c;
            } else {
                onLine = i + j == r + c;
            }
            if (onLine && board[i][j] != '.') {
                pieces++;
            }
        }
    }
    if (pieces != distance) {
        return false;
    }

    // No opponent's piece between
    for (int i = 1; i < distance; i++) {
        if (board[r + i * down][c + i * right] == nextPlayer) {
            return false;
        }
    }

    // Capture and move
    if (board[newR][newC] == 'B') {
        blacks--;
    } else if (board[newR][newC] == 'W') {
        whites--;
    }
    board[newR][newC] = currentPlayer;
    board[r][c] = '.';
    return true;
}

bool LinesOfAction::hasConnected(char p)
{
    // The board as one row of 64 cells, so that a neighbour is 1, 7, 8, or 9 cells away
    vector<char> cells;
    int start = 0;
    for (int r = 0; r <= 7; r++) {
        for (int c = 0; c <= 7; c++) {
            cells.push_back(board[r][c]);
            if (board[r][c] == p) {
                start = 8 * r + c;
            }
        }
    }

    const int away[8] = {-9, -8, -7, -1, 1, 7, 8, 9};
    vector<int> q;
    q.push_back(start);
    cells[start] = '.';     // visited
    int cnt = 1;
    while (!q.empty()) {
        const int cell = q[0];
        q.erase(q.begin());
        for (int i = 0; i <= 7; i++) {
            const int other = cell + away[i];
            // Neighbours out of the board
            if (other < 0 || other > 63) {
                continue;
            }
            if (cells[other] == p) {
                cells[other] = '.';
                q.push_back(other);
                cnt++;
            }
        }
    }
    return p == 'B' ? cnt == blacks : cnt == whites;
}

char LinesOfAction::gameOver()
{
    if (hasConnected('B') && hasConnected('W')) {
        return 'D';
    }
    if (hasConnected('B')) {
        return 'B';
    }
    if (hasConnected('W')) {
        return 'W';
    }
    return '-';
}
