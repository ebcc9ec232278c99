/**
    gameplay.cpp
    CSCI1540 Project

    @author Name: Ma Chun Kit
            Student ID: 1155137113
            E-mail: 1155137113@link.cuhk.edu.hk
*/
#include "LinesOfAction.h"
#include <iostream>
using namespace std;

/** The client program. */
int main() {
    LinesOfAction game;
    game.printGame();
    char result = '-';
    while (result == '-') {
        string from, to;
        cout << game.getCurrentPlayer() << "'s move: ";
        cin >> from >> to;
        bool valid = game.move(from, to);
        if (valid) {
            game.swapPlayer();
            game.printGame();
            result = game.gameOver();
        } else {
            cout << "Invalid move. Try again!" << endl;
        }
    }
    if (result == 'B') cout << "B wins!" << endl;
    else if (result == 'W') cout << "W wins!" << endl;
    else cout << "Draw game!" << endl;
    return 0;
}
