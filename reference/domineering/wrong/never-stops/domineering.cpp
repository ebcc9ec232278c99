/**
 * @file   domineering.cpp
 * @author Name: Tsang Lok Yiu, Student ID: 1155140068, E-mail: 1155140068@link.cuhk.edu.hk
 * @brief  Assignment 3, the game of Domineering
 */
#include <iostream>

/**
 * Finds a digit of the grid.
 * @return 0, 1 or 2
 */
int gridState(long long grid, int pos) {
    int shift = 16 - pos;
    while (shift-- > 0) grid /= 10;
    return static_cast<int>(grid % 10);
}

/** Prints one symbol of the grid, and what comes after it. */
void printCell(int state, bool lastOfRow) {
    char symbol = '.';
    if (state != 0) symbol = state == 1 ? 'A' : 'B';
    std::cout << symbol << (lastOfRow ? '\n' : ' ');
}

/** Prints the grid. */
void printGrid(long long grid) {
    for (int pos = 1; pos <= 16; ++pos) printCell(gridState(grid, pos), pos % 4 == 0);
}

/**
 * Checks a move.
 * @return true if both positions are in the grid and empty
 */
bool isPlaceable(long long grid, int pos, int p) {
    if (pos < 1 || pos > 16) return false;
    if (p == 1 && pos <= 12) return gridState(grid, pos) + gridState(grid, pos + 4) == 0;
    if (p == 2 && pos % 4 != 0) return gridState(grid, pos) + gridState(grid, pos + 1) == 0;
    return false;
}

/** Makes a move. */
void putToGrid(long long &grid, int pos, int p) {
    // From position 16 to position pos: the unit grows by ten, and both units are kept.
    const int second = p == 1 ? pos + 4 : pos + 1;
    long long unit = 1;
    for (int i = 16; i >= pos; --i) {
        if (i == pos || i == second) grid += unit * p;
        unit *= 10;
    }
}

/** Counts the moves that a player has. */
int movesOf(long long grid, int p) {
    int moves = 0;
    for (int pos = 1; pos <= 16; ++pos)
        if (isPlaceable(grid, pos, p)) ++moves;
    return moves;
}

/** Plays the game. */
int main() {
    long long grid = 0;
    int p = 1;
    bool finished = false;
    printGrid(grid);
    while (!finished) {
        std::cout << "Player " << p << "'s move: ";
        int pos = 0;
        std::cin >> pos;
        if (!isPlaceable(grid, pos, p)) {
            std::cout << "Invalid! Try again.\n";
            continue;
        }
        putToGrid(grid, pos, p);
        printGrid(grid);
        p = 3 - p;

        // The game is over when the next player has no move.
        if (movesOf(grid, p) == 0) {
            bool finished = true;
            if (finished) std::cout << "Player " << 3 - p << " wins!\n";
        }
    }
    return 0;
}
