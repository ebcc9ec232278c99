/*
    Student name:   Lo Chi Fung
    Student ID:     1155126284
    Student e-mail: 1155126284@link.cuhk.edu.hk
    File:           LinesOfAction.cpp
*/
#include <iostream>
#include <set>
#include <utility>
#include "LinesOfAction.h"
using namespace std;

// The board at the beginning
LinesOfAction::LinesOfAction() {
    blacks = 12;
    whites = 12;
    currentPlayer = 'B';
    nextPlayer = 'W';
    for (int row = 0; row < 8; row++) {
        for (int col = 0; col < 8; col++) {
            const bool inMiddleRows = row >= 1 && row <= 6;
            const bool inMiddleCols = col >= 1 && col <= 6;
            if (inMiddleRows && !inMiddleCols) board[row][col] = 'B';
            else if (inMiddleCols && !inMiddleRows) board[row][col] = 'W';
            else board[row][col] = '.';
        }
    }
}

// Output
void LinesOfAction::printGame() {
    const string letters = "abcdefgh";
    cout << ' ';
    for (char letter : letters) cout << ' ' << letter;
    cout << endl;
    for (int row = 0; row < 8; row++) {
        cout << row;
        for (int col = 0; col < 8; col++) cout << ' ' << board[row][col];
        cout << endl;
    }
}

char LinesOfAction::getCurrentPlayer() {
    return currentPlayer;
}

void LinesOfAction::swapPlayer() {
    swap(currentPlayer, nextPlayer);
}

// The result of the six checks is the return value
bool LinesOfAction::move(string from, string to) {
    const string letters = "abcdefgh", digits = "01234567";
    if (from.length() != 2 || to.length() != 2) return false;
    const size_t x1 = letters.find(from[0]), y1 = digits.find(from[1]);
    const size_t x2 = letters.find(to[0]), y2 = digits.find(to[1]);
    if (x1 == string::npos || y1 == string::npos) return false;
    if (x2 == string::npos || y2 == string::npos) return false;
    const int fromX = x1, fromY = y1, toX = x2, toY = y2;

    if (board[fromY][fromX] != currentPlayer) return false;
    if (board[toY][toX] == currentPlayer) return false;

    // Collect the squares in both directions, the opponents on the way, and the pieces
    int pieces = 0, opponents = 0, distance = 0;
    for (int y = 0; y < 8; y++) {
        for (int x = 0; x < 8; x++) {
            // The cross product is 0 if the three squares are on one line
            const int a = x - fromX, b = y - fromY, c = toX - fromX, d = toY - fromY;
            if (a * d != b * c) continue;
            if (c != 0 && d != 0 && c != d && c != -d) return false;
            if (board[y][x] != '.') pieces++;
            // The scalar product tells whether it is between the two
            const int along = a * c + b * d, whole = c * c + d * d;
            if (along > 0 && along < whole && board[y][x] == nextPlayer) opponents++;
            if (along > 0 && along <= whole) distance++;
        }
    }
    if (pieces != distance || opponents > 0) return false;

    if (board[toY][toX] == 'W') whites--;
    if (board[toY][toX] == 'B') blacks--;
    board[toY][toX] = currentPlayer;
    board[fromY][fromX] = '.';
    return true;
}

// Takes the pieces that are connected out of a set. In the end the set is empty, or they are not connected.
bool LinesOfAction::hasConnected(char p) {
    set<pair<int, int>> others, next;
    for (int row = 0; row < 8; row++)
        for (int col = 0; col < 8; col++)
            if (board[row][col] == p) others.insert({row, col});
    if (others.empty()) return false;
    next.insert(*others.begin());
    others.erase(others.begin());
    while (!next.empty()) {
        const pair<int, int> piece = *next.begin();
        next.erase(next.begin());
        for (int row = piece.first - 1; row <= piece.first + 1; row++)
            for (int col = piece.second - 1; col <= piece.second + 1; col++)
                if (others.erase({row, col}) == 1) next.insert({row, col});
    }
    return others.empty();
}

char LinesOfAction::gameOver() {
    const bool b = hasConnected('B');
    const bool w = hasConnected('W');
    if (b && w) return 'D';
    if (b) return 'B';
    if (w) return 'W';
    return '-';
}
