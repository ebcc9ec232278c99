/*
 * CSCI1120 Introduction to Computing Using C++
 * Assignment 3: Domineering
 *
 * Name:       CHAN Siu Ming
 * Student ID: 1155000001
 * E-mail:     1155000001@link.cuhk.edu.hk
 *
 * Two players put dominoes into a 4x4 grid, Player 1 vertically and Player 2 horizontally.
 * Who cannot put a domino in his or her turn loses.
 *
 * The grid is a 16-digit integer, one digit for each position from left to right:
 * 0 is an empty space, 1 a domino of Player 1 (A), 2 a domino of Player 2 (B).
 */
#include <iostream>
#include "grid.h"
using namespace std;

// Returns true if Player p has at least one position to put a domino to.
bool hasPlace(long long grid, int p) {
    for (int pos = 1; pos <= 16; pos++)
        if (isPlaceable(grid, pos, p))
            return true;
    return false;
}

int main() {
    long long grid = 0;     // The empty grid
    int player = 1;         // The player to move

    printGrid(grid);
    while (hasPlace(grid, player)) {
        int pos;
        cout << "Player " << player << "'s move: ";
        if (!(cin >> pos))
            return 0;       // There is no more input, so nobody is playing.

        if (isPlaceable(grid, pos, player)) {
            putToGrid(grid, pos, player);
            player = 3 - player;    // 1 becomes 2, and 2 becomes 1.
            printGrid(grid);
        } else {
            cout << "Invalid! Try again.\n";
        }
    }

    // The player to move has no place left, so the other one is the winner.
    cout << "Player " << 3 - player << " wins!\n";
    return 0;
}
