// gameplay.cpp
// Name: Yuen Pak Hin
// Student ID: 1155141902
// E-mail: 1155141902@link.cuhk.edu.hk
#include <iostream>
#include <string>
#include "LinesOfAction.h"
using namespace std;

int main()
{
    LinesOfAction game;
    string from, to;

    game.printGame();
    while (game.gameOver() == '-')
    {
        cout << game.getCurrentPlayer() << "'s move: ";
        cin >> from >> to;
        // Try again after an invalid move
        if (!game.move(from, to))
        {
            cout << "Invalid move. Try again!" << endl;
            continue;
        }
        game.swapPlayer();
        game.printGame();
    }

    // Print the result
    char result = game.gameOver();
    if (result == 'D')
        cout << "Draw game!" << endl;
    else
        cout << result << " wins!" << endl;
    return 0;
}
