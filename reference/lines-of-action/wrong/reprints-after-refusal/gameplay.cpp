// Name: Yau Tsz Ching, Student ID: 1155123968, E-mail: 1155123968@link.cuhk.edu.hk
// gameplay.cpp for the CSCI1520 project
#include <iostream>
#include <string>
#include "LinesOfAction.h"
using namespace std;

int main()
{
    LinesOfAction game;
    string from, to;
    while (game.gameOver() == '-')
    {
        // Show the board and ask for a move
        game.printGame();
        cout << game.getCurrentPlayer() << "'s move: ";
        cin >> from >> to;
        if (game.move(from, to))
            game.swapPlayer();
        else
            cout << "Invalid move. Try again!" << endl;
    }
    game.printGame();

    char result = game.gameOver();
    if (result == 'D')
        cout << "Draw game!" << endl;
    else
        cout << result << " wins!" << endl;
    return 0;
}
