/*
    Student name:   Lo Chi Fung
    Student ID:     1155126284
    Student e-mail: 1155126284@link.cuhk.edu.hk
    File:           gameplay.cpp
*/
#include <iostream>
#include <string>
#include "LinesOfAction.h"
using namespace std;

int main() {
    LinesOfAction game;
    game.printGame();

    // Main loop
    while (game.gameOver() == '-') {
        string source, landing;
        cout << game.getCurrentPlayer() << "'s move: ";
        cin >> source >> landing;
        while (!game.move(source, landing)) {
            cout << "Invaild move. Try again!" << endl;
            cout << game.getCurrentPlayer() << "'s move: ";
            cin >> source >> landing;
        }
        game.swapPlayer();
        game.printGame();
    }

    const char winner = game.gameOver();
    if (winner == 'D') cout << "Draw game!" << endl;
    else cout << winner << " wins!" << endl;
    return 0;
}
