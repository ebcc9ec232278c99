// Domineering, written all by myself
// Ann Other, 1155999999

#include <iostream>
#include <iomanip>

/* Which of 0, 1 and 2 is at the place `where` of the board? */
int gridState(long long board, int where) {
    for (int step = 1; step <= 16 - where; step++) board = board / 10;
    return board % 10;
}

/* Four rows, four columns. */
void printGrid(long long board) {
    for (int row = 0; row < 4; row++) {
        for (int column = 1; column <= 4; column++) {
            const int cell = gridState(board, row * 4 + column);
            if (cell == 0)
                std::cout << ". ";
            else if (cell == 1)
                std::cout << "A ";      // the first player
            else
                std::cout << "B ";      // the second player
        }
        std::cout << std::endl;
    }
}

/* May the player `who` put a domino at `where`? */
bool isPlaceable(long long board, int where, int who) {
    bool allowed = false;
    if ((where >= 1) && (where <= 16)) {
        if (who == 1 && where <= 12)
            if (gridState(board, where) == 0 && gridState(board, where + 4) == 0)
                allowed = true;
        if (who == 2 && where % 4 != 0)
            if (gridState(board, where) == 0 && gridState(board, where + 1) == 0)
                allowed = true;
    }
    return allowed;
}

/* Puts it there. */
void putToGrid(long long &board, int where, int who) {
    long long factor = 1;
    for (int step = 1; step <= 16 - where; step++) factor = factor * 10;
    if (who == 1)
        board = board + factor + factor / 10000;
    else
        board = board + 2 * factor + 2 * factor / 10;
}

int main() {
    long long board = 0; int turn = 1; bool finished = false;

    printGrid(board);
    while (!finished) {
        int choice;
        std::cout << "Player " << turn << "'s move: ";
        std::cin >> choice;
        while (!isPlaceable(board, choice, turn)) {
            std::cout << "Invalid! Try again." << std::endl;
            std::cout << "Player " << turn << "'s move: ";
            std::cin >> choice;
        }
        putToGrid(board, choice, turn);
        printGrid(board);

        if (turn == 1) turn = 2;
        else turn = 1;

        finished = true;
        for (int where = 1; where <= 16; where++)
            if (isPlaceable(board, where, turn)) finished = false;
    }

    if (turn == 1)
        std::cout << "Player 2 wins!" << std::endl;
    else
        std::cout << "Player 1 wins!" << std::endl;
    return 0;
}
