/*********************************************
 * Project:    Lines of Action               *
 * File:       gameplay.cpp                  *
 * Name:       Yip Cheuk Lam                 *
 * Student ID: 1155126603                    *
 * E-mail:     1155126603@link.cuhk.edu.hk   *
 *********************************************/
#include <iostream>
#include <string>
#include "LinesOfAction.h"
using namespace std;

int main()
{
    // 1. create the object
    LinesOfAction game;
    game.printGame();

    do
    {
        // 2. prompt the player to make a move
        string from, to;
        cout << game.getCurrentPlayer() << "'s move: ";
        cin >> from >> to;

        // 3. make the player move, again and again until it is valid
        while (game.move(from, to) == false)
        {
            cout << "Invalid move. Try again!" << endl;
            cout << game.getCurrentPlayer() << "'s move: ";
            cin >> from >> to;
        }

        // 4. swap the players
        game.swapPlayer();
        game.printGame();

        // 5. if the game is not over, go back to step 2
    } while (game.gameOver() == '-');

    // 6. the result
    if (game.gameOver() == 'B')
        cout << "B wins!" << endl;
    if (game.gameOver() == 'W')
        cout << "W wins!" << endl;
    if (game.gameOver() == 'D')
        cout << "Draw game!" << endl;
    return 0;
}
