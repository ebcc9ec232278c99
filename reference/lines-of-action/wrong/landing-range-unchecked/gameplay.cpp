/* Name: Hui Kwan Ho
 * Student ID: 1155124417
 * E-mail: 1155124417@link.cuhk.edu.hk
 */
#include <iostream>
#include <string>
#include "LinesOfAction.h"
using namespace std;

int main()
{
    LinesOfAction game;
    char state;
    game.printGame();
    do {
        string source, landing;
        bool ok;
        // until the move is fine
        do {
            cout << game.getCurrentPlayer() << "'s move: ";
            cin >> source >> landing;
            ok = game.move(source, landing);
            if (!ok) cout << "Invalid move. Try again!\n";
        } while (!ok);
        game.swapPlayer();
        game.printGame();
        state = game.gameOver();
    } while (state == '-');

    if (state == 'D')
        cout << "Draw game!\n";
    else
        cout << state << " wins!\n";
    return 0;
}
