/*
 * CSCI1540 Fundamental Computing with C++
 * Assignment 5: Game of Hex
 *
 * Name:       CHAN Siu Ming
 * Student ID: 1155000001
 * E-mail:     1155000001@link.cuhk.edu.hk
 *
 * Players O and X take turns to place pieces on a diamond board of 11 x 11 cells. Player O wins
 * with a chain of pieces from the left to the right border, Player X with one from the top to
 * the bottom border.
 */
#include <iostream>
#include "board.h"
#include <iomanip>
using namespace std;

int main() {
    char board[SIZE][SIZE];
    char player = 'O';      // The player to move
    bool isOver = false;

    clearBoard(board);
    printBoard(board);
    while (!isOver) {
        char letter;
        int row;
        cout << "Player " << player << ", make your move: ";
        if (!(cin >> letter >> row))
            return 0;       // There is no more input, so nobody is playing.

        if (!isValid(board, letter, row)) {
            cout << "Invalid move. Enter again!\n";
            continue;
        }

        board[row][letter - 'A'] = player;
        printBoard(board);
        if (hasChain(board, player)) {
            cout << "Player " << player << " wins!\n";
            isOver = true;
        }
        player = (player == 'O') ? 'X' : 'O';
    }
    return 0;
}
