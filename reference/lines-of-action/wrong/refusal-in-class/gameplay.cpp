/*===========================================
  gameplay.cpp
  Name: Chow Ka Wing
  Student ID: 1155125579
  E-mail: 1155125579@link.cuhk.edu.hk
===========================================*/
#include <iostream>
#include "LinesOfAction.h"
using namespace std;

int main() {
    LinesOfAction game;
    string from, to;

    game.printGame();
    while (game.gameOver() == '-') {
        //prompt until the move is done
        do {
            cout << game.getCurrentPlayer() << "'s move: ";
            cin >> from >> to;
        } while (game.move(from, to) == false);
        game.swapPlayer();
        game.printGame();
    }

    if (game.gameOver() == 'D') {
        cout << "Draw game!" << endl;
    } else {
        cout << game.gameOver() << " wins!" << endl;
    }
    return 0;
}
