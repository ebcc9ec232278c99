// Name:       Kam Wing Sze
// Student ID: 1155128230
// E-mail:     1155128230@link.cuhk.edu.hk
// Program:    CSCI1540 project, Lines of Action, client program

#include <iostream>
#include "LinesOfAction.h"
using namespace std;

int main()
{
    LinesOfAction game;
    string from, to;

    game.printGame();
    cout << game.getCurrentPlayer() << "'s move: ";
    while (cin >> from >> to)
    {
        if (game.move(from, to))
        {
            game.swapPlayer();
            game.printGame();
            // The game may be over after a valid move.
            char status = game.gameOver();
            if (status == 'D')
                cout << "Draw game!" << endl;
            else if (status != '-')
                cout << status << " wins!" << endl;
            if (status != '-')
                return 0;
        }
        else
            cout << "Invalid move. Try again!" << endl;
        cout << game.getCurrentPlayer() << "'s move: ";
    }
    return 0;
}
