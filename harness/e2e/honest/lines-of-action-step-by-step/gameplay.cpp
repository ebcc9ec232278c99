// gameplay.cpp: Lines of Action
// Name: CHIU Wing Lam
// Student ID: 1155000051
// E-mail: 1155000051@link.cuhk.edu.hk

#include <iostream>
#include <sstream>
#include <string>
#include "LinesOfAction.h"

int main() {
    LinesOfAction loa;
    std::string line;
    loa.printGame();
    // One line of input for each attempt.
    while (loa.gameOver() == '-') {
        std::cout << loa.getCurrentPlayer() << "'s move: ";
        std::getline(std::cin, line);
        std::istringstream words(line);
        std::string from, to;
        words >> from >> to;
        if (loa.move(from, to)) {
            loa.swapPlayer();
            loa.printGame();
        } else {
            std::cout << "Invalid move. Try again!" << std::endl;
        }
    }
    switch (loa.gameOver()) {
    case 'B':
        std::cout << "B wins!" << std::endl;
        break;
    case 'W':
        std::cout << "W wins!" << std::endl;
        break;
    default:
        std::cout << "Draw game!" << std::endl;
    }
    return 0;
}
