/*
 * gameplay.cpp
 * Name:       Mok Wing Lam
 * Student ID: 1155128541
 * E-mail:     1155128541@link.cuhk.edu.hk
 */
#include <iostream>
#include <string>
#include "LinesOfAction.h"
using namespace std;

int main()
{
    // Create the object and show the board
    LinesOfAction game;
    game.printGame();

    char result;
    do {
        // Prompt the player to make a move
        string from, to;
        cout << game.getCurrentPlayer() << "'s move: ";
        cin >> from >> to;

        // Warn the player if it is invalid, and prompt the same player again
        while (!game.move(from, to)) {
            cout << "Invalid move. Try again!" << endl;
            cout << game.getCurrentPlayer() << "'s move: ";
            cin >> from >> to;
        }

        game.swapPlayer();
        game.printGame();
        result = game.gameOver();
    } while (result == '-');

    if (result == 'D')
        cout << "Draw game!" << endl;
    else
        cout << result << " wins!" << endl;
    return 0;
}
