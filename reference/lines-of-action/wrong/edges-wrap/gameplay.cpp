/*
 * Name: Pang Tin Lok
 * SID: 1155139604
 * Email: 1155139604@link.cuhk.edu.hk
 * Description: client program
 */
#include "LinesOfAction.h"
#include <iostream>

using namespace std;

// Prints who has won.
void printResult(char result)
{
    if (result == 'D') {
        cout << "Draw game!" << endl;
    } else {
        cout << result << " wins!" << endl;
    }
}

int main()
{
    LinesOfAction loa;
    loa.printGame();
    while (loa.gameOver() == '-') {
        string from, to;
        cout << loa.getCurrentPlayer() << "'s move: ";
        cin >> from >> to;
        if (!loa.move(from, to)) {
            cout << "Invalid move. Try again!" << endl;
            continue;
        }
        loa.swapPlayer();
        loa.printGame();
    }
    printResult(loa.gameOver());
    return 0;
}
