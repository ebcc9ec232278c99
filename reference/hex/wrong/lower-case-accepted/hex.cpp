/*
 * Student:    Ng Cheuk Hin
 * Student ID: 1155126173
 * E-mail:     1155126173@link.cuhk.edu.hk
 * File:       hex.cpp
 */
#include <cctype>
#include <iomanip>
#include <iostream>

using std::cin;
using std::cout;
using std::endl;
using std::setw;

const int rows = 11;
const int cols = 11;

// prepare an empty board
void reset(char board[rows][cols]) {
    for (int r = 0; r < rows; r++) {
        for (int c = 0; c < cols; c++) {
            board[r][c] = '.';
        }
    }
}

// print the board
void print(char board[rows][cols]) {
    cout << " ";
    for (int c = 0; c < cols; c++) {
        cout << " " << char(c + 'A');
    }
    cout << endl;
    for (int r = 0; r < rows; r++) {
        cout << setw(r + 2) << r;
        for (int c = 0; c < cols; c++) {
            cout << " " << board[r][c];
        }
        cout << endl;
    }
}

// check one cell and, if it belongs to the player, go on with its neighbors
void expand(char board[rows][cols], bool reached[rows][cols], int r, int c, char player, bool &win) {
    bool onBoard = r >= 0 && r < rows && c >= 0 && c < cols;
    if (!onBoard || reached[r][c] || board[r][c] != player) {
        return;
    }
    reached[r][c] = true;
    // record the last border
    if (player == 'O' && c == cols - 1) {
        win = true;
    }
    if (player == 'X' && r == rows - 1) {
        win = true;
    }
    expand(board, reached, r, c + 1, player, win);
    expand(board, reached, r + 1, c, player, win);
    expand(board, reached, r + 1, c - 1, player, win);
    expand(board, reached, r, c - 1, player, win);
    expand(board, reached, r - 1, c, player, win);
    expand(board, reached, r - 1, c + 1, player, win);
}

// see if the game is over after the move of this player
bool isOver(char board[rows][cols], char player) {
    bool reached[rows][cols] = {};
    bool win = false;
    for (int i = 0; i < 11; i++) {
        if (player == 'O') {
            expand(board, reached, i, 0, player, win);
        } else {
            expand(board, reached, 0, i, player, win);
        }
    }
    return win;
}

int main() {
    char board[rows][cols];
    reset(board);
    print(board);

    char player = 'O';
    bool over = false;
    while (!over) {
        char letter;
        int r;
        cout << "Player " << player << ", make your move: ";
        cin >> letter >> r;

        // change the letter to a column number
        int c = toupper(letter) - 'A';
        if (r < 0 || r >= rows || c < 0 || c >= cols || board[r][c] != '.') {
            cout << "Invalid move. Enter again!" << endl;
        } else {
            board[r][c] = player;
            print(board);
            over = isOver(board, player);
            if (!over) {
                player = 'O' + 'X' - player;
            }
        }
    }
    cout << "Player " << player << " wins!" << endl;
    return 0;
}
