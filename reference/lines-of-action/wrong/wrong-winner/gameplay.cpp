/*
 * Client program of class LinesOfAction
 * Name:       Sin Cheuk Yiu
 * Student ID: 1155142655
 * E-mail:     1155142655@link.cuhk.edu.hk
 */
#include "LinesOfAction.h"
#include <iostream>
#include <string>

int main() {
    LinesOfAction game;
    bool over = false;
    game.printGame();

    while (!over) {
        std::string from, to;
        std::cout << game.getCurrentPlayer() << "'s move: ";
        std::cin >> from >> to;
        if (!game.move(from, to)) {
            std::cout << "Invalid move. Try again!" << std::endl;
            continue;
        }
        game.swapPlayer();
        game.printGame();
        over = game.gameOver() != '-';
    }

    // The game ends with a draw or with a winner
    if (game.gameOver() == 'D')
        std::cout << "Draw game!" << std::endl;
    else
        std::cout << game.getCurrentPlayer() << " wins!" << std::endl;
    return 0;
}
