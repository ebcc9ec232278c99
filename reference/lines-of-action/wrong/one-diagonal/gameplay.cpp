///////////////////////////////////////////////////////
// Lines of Action, client program
// Author: Wu Hiu Yan (Student ID: 1155133380)
// E-mail: 1155133380@link.cuhk.edu.hk
///////////////////////////////////////////////////////
#include <iostream>
#include "LinesOfAction.h"
using namespace std;

int main() {
    LinesOfAction loa;
    bool valid = true;

    // the board is printed at the beginning and after every valid move
    while (loa.gameOver() == '-') {
        if (valid) {
            loa.printGame();
        } else {
            cout << "Invalid move. Try again!" << endl;
        }
        string from, to;
        cout << loa.getCurrentPlayer() << "'s move: ";
        cin >> from >> to;
        valid = loa.move(from, to);
        if (valid) {
            loa.swapPlayer();
        }
    }

    // the last board and the result
    loa.printGame();
    char result = loa.gameOver();
    if (result == 'B') {
        cout << "B wins!" << endl;
    } else if (result == 'W') {
        cout << "W wins!" << endl;
    } else {
        cout << "Draw game!" << endl;
    }
    return 0;
}
