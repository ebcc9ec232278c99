// Name: KWOK Ho Yin   SID: 1155142098   E-mail: 1155142098@link.cuhk.edu.hk
// Lines of Action: the client

#include "LinesOfAction.h"
#include <iostream>

// Lets the current player try until a move is valid.
static void makeMove(LinesOfAction &game) {
    std::string from, to;
    std::cout << game.getCurrentPlayer() << "'s move: ";
    std::cin >> from >> to;
    while (!game.move(from, to)) {
        std::cout << "Invalid move. Try again!\n" << game.getCurrentPlayer() << "'s move: ";
        std::cin >> from >> to;
    }
}

int main() {
    LinesOfAction game;
    game.printGame();
    char over = '-';
    while (over == '-') {
        makeMove(game);
        game.swapPlayer();
        game.printGame();
        over = game.gameOver();
    }
    if (over == 'D') std::cout << "Draw game!\n";
    else std::cout << over << " wins!\n";
}
