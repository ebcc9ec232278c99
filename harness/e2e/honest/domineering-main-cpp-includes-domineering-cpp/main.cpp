/*
 * Name:       CHAN Siu Ming
 * Student ID: 1155000001
 * E-mail:     1155000001@link.cuhk.edu.hk
 *
 * The game.
 */
#include <iostream>
#include "domineering.cpp"

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
