// CSCI1540 Project
// Name: Leung Pui Shan
// Student ID: 1155137720
// E-mail: 1155137720@link.cuhk.edu.hk

#include <iostream>
#include <string>
#include "LinesOfAction.h"

int main() {
    LinesOfAction loa;
    char status = '-';

    loa.printGame();
    do {
        // Ask until the move is valid.
        string from, to;
        cout << loa.getCurrentPlayer() << "'s move: ";
        cin >> from >> to;
        while (!loa.move(from, to)) {
            cout << "Invalid move. Try again!\n";
            cout << loa.getCurrentPlayer() << "'s move: ";
            cin >> from >> to;
        }
        loa.swapPlayer();
        loa.printGame();
        status = loa.gameOver();
    } while (status == '-');

    switch (status) {
        case 'B': cout << "B wins!\n"; break;
        case 'W': cout << "W wins!\n"; break;
        default:  cout << "Draw game!\n";
    }
}
