/* gameplay.cpp
 * Name: Kwan Yee Man
 * Student ID: 1155135897
 * E-mail: 1155135897@link.cuhk.edu.hk
 */
#include <iostream>
#include "LinesOfAction.h"

int main() {
    LinesOfAction game;
    game.printGame();
    while (game.gameOver() == '-') {
        string from, to;
        cout << game.getCurrentPlayer() << "'s move: ";
        cin >> from >> to;
        if (game.move(from, to)) {
            game.swapPlayer();
            game.printGame();
        } else {
            cout << "Invalid move. Try again!\n";
            game.swapPlayer();
        }
    }
    // Tell the result
    if (game.gameOver() == 'D')
        cout << "Draw game!\n";
    else
        cout << game.gameOver() << " wins!\n";
}
