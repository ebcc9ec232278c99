// How the board is printed.
#include "LinesOfAction.h"
#include <iostream>

void LinesOfAction::printGame() {
    cout << "  a b c d e f g h\n";
    for (int row = 0; row < 8; row++) {
        cout << row;
        for (int col = 0; col < 8; col++)
            cout << ' ' << board[row][col];
        cout << '\n';
    }
}
