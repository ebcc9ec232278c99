/*
 * LinesOfAction class
 * Name:       Sin Cheuk Yiu
 * Student ID: 1155142655
 * E-mail:     1155142655@link.cuhk.edu.hk
 */
#include "LinesOfAction.h"
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

// A square of the board
struct Square {
    int row;
    int col;
};

// Reads a square such as "a1". The row is -1 if it is not on the board.
static Square readSquare(const std::string &text) {
    if (text.size() != 2)
        return {-1, -1};
    Square square = {text[1] - '0', text[0] - 'a'};
    if (square.row < 0 || square.row > 7 || square.col < 0 || square.col > 7)
        return {-1, -1};
    return square;
}

static int directionOf(int from, int to) {
    if (from == to)
        return 0;
    return from < to ? 1 : -1;
}

LinesOfAction::LinesOfAction() {
    for (int row = 0; row < 8; row++)
        for (int col = 0; col < 8; col++)
            board[row][col] = '.';
    for (int i = 1; i <= 6; i++)
        board[0][i] = board[7][i] = 'W';
    for (int i = 1; i <= 6; i++)
        board[i][0] = board[i][7] = 'B';
    currentPlayer = 'B';
    nextPlayer = 'W';
    blacks = 12;
    whites = 12;
}

void LinesOfAction::printGame() {
    std::cout << "  a b c d e f g h" << std::endl;
    for (int row = 0; row < 8; row++) {
        std::cout << row;
        for (int col = 0; col < 8; col++)
            std::cout << ' ' << board[row][col];
        std::cout << std::endl;
    }
}

char LinesOfAction::getCurrentPlayer() {
    return currentPlayer;
}

void LinesOfAction::swapPlayer() {
    std::swap(currentPlayer, nextPlayer);
}

bool LinesOfAction::move(string from, string to) {
    // 1. Valid squares
    Square a = readSquare(from), b = readSquare(to);
    if (a.row == -1 || b.row == -1)
        return false;

    // 2. Own piece
    if (board[a.row][a.col] != currentPlayer)
        return false;

    // 3. Direction: all squares on the line, in the order in which they are met
    int dr = directionOf(a.row, b.row), dc = directionOf(a.col, b.col);
    if (dr == 0 && dc == 0)
        return false;
    Square s = a;
    while (s.row - dr >= 0 && s.row - dr < 8 && s.col - dc >= 0 && s.col - dc < 8)
        s = {s.row - dr, s.col - dc};
    std::string line;       // the cells
    int start = -1, end = -1;
    while (s.row >= 0 && s.row < 8 && s.col >= 0 && s.col < 8) {
        if (s.row == a.row && s.col == a.col)
            start = static_cast<int>(line.size());
        if (s.row == b.row && s.col == b.col)
            end = static_cast<int>(line.size());
        line += board[s.row][s.col];
        s = {s.row + dr, s.col + dc};
    }
    if (end == -1)
        return false;

    // 4. The number of pieces
    int pieces = 0;
    for (char cell : line)
        if (cell != '.')
            pieces++;
    if (end - start != pieces)
        return false;

    // 5. No opponent is jumped over
    std::string between = line.substr(start + 1, pieces - 1);
    if (between.find(nextPlayer) != std::string::npos)
        return false;

    // 6. No own piece at the end
    if (line[end] == currentPlayer)
        return false;

    if (line[end] == 'B')
        blacks--;
    if (line[end] == 'W')
        whites--;
    board[a.row][a.col] = '.';
    board[b.row][b.col] = currentPlayer;
    return true;
}

bool LinesOfAction::hasConnected(char p) {
    std::vector<Square> apart, connected;
    for (int row = 0; row < 8; row++)
        for (int col = 0; col < 8; col++)
            if (board[row][col] == p)
                apart.push_back({row, col});
    if (apart.empty())
        return false;

    // Moves one piece after the other from apart to connected
    connected.push_back(apart.back());
    apart.pop_back();
    for (std::size_t i = 0; i < connected.size(); i++)
        for (std::size_t j = apart.size(); j-- > 0; ) {
            int rows = connected[i].row - apart[j].row, cols = connected[i].col - apart[j].col;
            if (rows * rows <= 1 && cols * cols <= 1) {
                connected.push_back(apart[j]);
                apart.erase(apart.begin() + j);
            }
        }
    return apart.empty();
}

char LinesOfAction::gameOver() {
    bool black = hasConnected('B');
    bool white = hasConnected('W');
    if (black)
        return white ? 'D' : 'B';
    return white ? 'W' : '-';
}
