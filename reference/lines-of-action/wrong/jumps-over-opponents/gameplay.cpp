/**
 * gameplay.cpp
 *
 * @name   Ng Tsz Kwan
 * @id     1155130394 (Student ID)
 * @email  1155130394@link.cuhk.edu.hk
 */
#include "LinesOfAction.h"
#include <iostream>

using std::cin;
using std::cout;
using std::endl;

int main() {
    LinesOfAction game;
    game.printGame();
    for (;;) {
        string from, to;
        cout << game.getCurrentPlayer() << "'s move: ";
        cin >> from >> to;
        if (!game.move(from, to)) {
            cout << "Invalid move. Try again!" << endl;
            continue;
        }
        game.swapPlayer();
        game.printGame();

        // who has won?
        char result = game.gameOver();
        if (result == 'D') {
            cout << "Draw game!" << endl;
            return 0;
        }
        if (result != '-') {
            cout << result << " wins!" << endl;
            return 0;
        }
    }
}
