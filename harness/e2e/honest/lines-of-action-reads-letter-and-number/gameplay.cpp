// gameplay.cpp: Lines of Action
// Name: SZE Hoi Ching
// Student ID: 1155000053
// E-mail: 1155000053@link.cuhk.edu.hk

#include <iostream>
#include <string>
#include "LinesOfAction.h"
using namespace std;

// A square such as a1, whatever its number is.
string squareOf(char letter, int number)
{
    return letter + to_string(number);
}

int main()
{
    LinesOfAction game;
    char c1, c2, status;
    int r1, r2;

    game.printGame();
    do {
        cout << game.getCurrentPlayer() << "'s move: ";
        cin >> c1 >> r1 >> c2 >> r2;
        while (!game.move(squareOf(c1, r1), squareOf(c2, r2))) {
            cout << "Invalid move. Try again!" << endl;
            cout << game.getCurrentPlayer() << "'s move: ";
            cin >> c1 >> r1 >> c2 >> r2;
        }
        game.swapPlayer();
        game.printGame();
        status = game.gameOver();
    } while (status == '-');
    if (status == 'D')
        cout << "Draw game!" << endl;
    else
        cout << status << " wins!" << endl;
    return 0;
}
