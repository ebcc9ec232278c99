/* Cheng Wai Lun
   Student ID: 1155138846
   Email: 1155138846@link.cuhk.edu.hk
   CSCI1520 project, client program */
#include <iostream>
#include <string>
#include "LinesOfAction.h"
using namespace std;

int main()
{
    LinesOfAction game;
    string from, to;
    bool over = false;

    game.printGame();
    while (!over)
    {
        // Keep on asking the same player until the move is valid
        bool valid = false;
        while (!valid)
        {
            cout << game.getCurrentPlayer() << "'s move: ";
            cin >> from >> to;
            valid = game.move(from, to);
            if (!valid)
                cout << "Invalid move. Try again!" << endl;
        }
        game.swapPlayer();
        game.printGame();
        over = game.gameOver() != '-';
    }

    if (game.gameOver() == 'D')
        cout << "Draw game!" << endl;
    else if (game.gameOver() == 'B')
        cout << "B wins!" << endl;
    else
        cout << "W wins!" << endl;
    return 0;
}
