/*
 * CSCI1540 Project - Lines of Action (client)
 * Name: Tong Sze Nga
 * Student ID: 1155136052
 * E-mail: 1155136052@link.cuhk.edu.hk
 */
#include <iostream>
#include "LinesOfAction.h"
using namespace std;

// Ask one player for a move until it is valid
void play(LinesOfAction &g)
{
    string a, b;
    while (true) {
        cout << g.getCurrentPlayer() << "'s move: ";
        cin >> a >> b;
        if (g.move(a, b))
            return;
        cout << "Invalid move. Try again!" << endl;
    }
}

int main()
{
    LinesOfAction g;
    g.printGame();
    while (g.gameOver() == '-') {
        play(g);
        g.swapPlayer();
        g.printGame();
    }
    // the result
    if (g.gameOver() == 'D')
        cout << "Draw game!" << endl;
    else
        cout << g.gameOver() << " wins!" << endl;
    return 0;
}
