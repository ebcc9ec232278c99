/************************************
Name: Chung Ho Ting
Student ID: 1155134902
E-mail: 1155134902@link.cuhk.edu.hk
************************************/
#include <iostream>
#include "LinesOfAction.h"
using namespace std;

int main()
{
    LinesOfAction game;
    game.printGame();
    while (game.gameOver() == '-')
    {
        string from, to;
        cout << game.getCurrentPlayer() << "'s move: ";
        cin >> from >> to;
        if (!game.move(from, to))
        {
            cout << "Invalid move. Try again!" << endl;
        }
        else
        {
            game.swapPlayer();
            game.printGame();
        }
    }
    //the winner
    cout << game.gameOver() << " wins!" << endl;
    return 0;
}
