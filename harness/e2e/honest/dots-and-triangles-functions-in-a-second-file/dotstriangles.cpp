/*
 * CSCI1540 Fundamental Computing with C++
 * Assignment 4: Dots and Triangles
 *
 * Name:       CHAN Siu Ming
 * Student ID: 1155000001
 * E-mail:     1155000001@link.cuhk.edu.hk
 *
 * Two players take turns adding lines between the dots of a grid. Who completes a triangle owns it
 * and takes an extra turn, but nobody takes three turns in a row. Who owns more triangles wins.
 *
 * The grid is an 18-digit integer: digits 1 to 12 tell which lines are there (0 or 1),
 * digits 13 to 18 who owns the triangles 1 to 6 (0 while a triangle is not completed).
 */
#include <iostream>
#include "functions.h"
using namespace std;

int main()
{
    long long grid = 0;         // The empty grid
    int player = 1;             // The player to move
    bool isExtraTurn = false;   // Whether this turn is the player's second one in a row

    printGrid(grid);

    // The game is over when all twelve lines are there.
    while (grid / 1000000 != 111111111111) {
        int pos;
        cout << "Player " << player << "'s turn (1-12): ";
        if (!(cin >> pos))
            return 0;           // There is no more input, so nobody is playing.

        if (pos < 1 || pos > 12 || isFilled(grid, pos)) {
            cout << "Invalid move! Try again. " << endl;
            continue;
        }

        int scoreBefore = playerScore(grid, player);
        updateGrid(grid, pos, player);
        printGrid(grid);

        // A turn that completed a triangle earns an extra turn, unless it was an extra turn itself.
        if (playerScore(grid, player) > scoreBefore && !isExtraTurn) {
            isExtraTurn = true;
        } else {
            isExtraTurn = false;
            player = 3 - player;    // 1 becomes 2, and 2 becomes 1.
        }
    }

    int score1 = playerScore(grid, 1), score2 = playerScore(grid, 2);
    if (score1 > score2)
        cout << "Player 1 wins!" << endl;
    else if (score1 < score2)
        cout << "Player 2 wins!" << endl;
    else
        cout << "Draw game!" << endl;
    return 0;
}
