/*
 * CSCI1540 Fundamental Computing with C++
 * Project: Lines of Action
 *
 * Name:       CHAN Siu Ming
 * Student ID: 1155000001
 * E-mail:     1155000001@link.cuhk.edu.hk
 *
 * gameplay.cpp: the client program. Two players take turns, Black first, until all pieces
 * of one of them are connected. The rules are in the class LinesOfAction.
 */
#include <iostream>
#include <string>
#include "LinesOfAction.h"
using namespace std;

int main() {
    LinesOfAction game;
    game.printGame();

    while (game.gameOver() == '-') {
        string from, to;
        cout << game.getCurrentPlayer() << "'s move: ";
        if (!(cin >> from >> to))
            return 0;       // There is no more input, so nobody is playing.

        // An invalid move changes nothing, and the same player tries again.
        if (!game.move(from, to)) {
            cout << "Invalid move. Try again!\n";
            continue;
        }
        game.swapPlayer();
        game.printGame();
    }

    char result = game.gameOver();
    if (result == 'D')
        cout << "Draw game!\n";
    else
        cout << result << " wins!\n";
    return 0;
}
