/// Lines of Action, the client
/// Name: Ho Nok Hang
/// Student ID: 1155139217
/// E-mail: 1155139217@link.cuhk.edu.hk

#include <iostream>
#include "LinesOfAction.h"

int main() {
    LinesOfAction game;
    while (game.gameOver() == '-') {
        game.printGame();
        // Repeat until the player makes a valid move.
        bool valid = false;
        while (!valid) {
            string from, to;
            cout << game.getCurrentPlayer() << "'s move: ";
            cin >> from >> to;
            valid = game.move(from, to);
            if (!valid)
                cout << "Invalid move. Try again!\n";
        }
        game.swapPlayer();
    }

    if (game.gameOver() == 'D')
        cout << "Draw game!\n";
    else
        cout << game.gameOver() << " wins!\n";
    return 0;
}
