/*
 * CSCI1120 Introduction to Computing Using C++
 * Assignment 3: Domineering
 *
 * Name:       CHAN Siu Ming
 * Student ID: 1155000001
 * E-mail:     1155000001@link.cuhk.edu.hk
 *
 * Two players put dominoes into a 4x4 grid, Player 1 vertically and Player 2 horizontally.
 * Who cannot put a domino in his or her turn loses.
 *
 * The grid is a 16-digit integer, one digit for each position from left to right:
 * 0 is an empty space, 1 a domino of Player 1 (A), 2 a domino of Player 2 (B).
 */
#include <iostream>
using namespace std;

// What a digit 1 at position pos is worth in the grid, e.g., 1 for position 16 and 10 for position 15.
long long placeValue(int pos) {
    long long value = 1;
    for (int i = pos; i < 16; i++)
        value *= 10;
    return value;
}

// The other position that a domino of Player p at position pos occupies:
// the one below for Player 1, the one to the right for Player 2.
int otherPosition(int pos, int p) {
    if (p == 1)
        return pos + 4;
    return pos + 1;
}

// Returns the state of position pos: 0 for empty, 1 for symbol A, 2 for symbol B.
int gridState(long long grid, int pos) {
    // The division drops the digits after position pos; the remainder is then the last digit left.
    return static_cast<int>(grid / placeValue(pos) % 10);
}

// Prints the grid as four rows of symbols, with one space between two symbols.
void printGrid(long long grid) {
    for (int pos = 1; pos <= 16; pos++) {
        int state = gridState(grid, pos);
        if (state == 1)
            cout << 'A';
        else if (state == 2)
            cout << 'B';
        else
            cout << '.';

        // Positions 4, 8, 12, and 16 are the last of their rows.
        if (pos % 4 == 0)
            cout << '\n';
        else
            cout << ' ';
    }
}

// Returns true if Player p can put a domino to position pos, false otherwise.
bool isPlaceable(long long grid, int pos, int p) {
    if (pos < 1)
        return false;
    if (p != 1 && p != 2)
        return false;

    // There is nothing below the bottom row, and nothing to the right of the rightmost column.
    if (p == 1 && pos > 12)
        return false;
    if (p == 2 && pos % 4 == 0)
        return false;

    return gridState(grid, pos) == 0 && gridState(grid, otherPosition(pos, p)) == 0;
}

// Puts a domino of Player p to position pos. Both of its positions must be empty.
void putToGrid(long long &grid, int pos, int p) {
    // Empty positions are digits 0, so adding p there makes them p.
    grid += p * placeValue(pos);
    grid += p * placeValue(otherPosition(pos, p));
}

// Returns true if Player p has at least one position to put a domino to.
bool hasPlace(long long grid, int p) {
    for (int pos = 1; pos <= 16; pos++)
        if (isPlaceable(grid, pos, p))
            return true;
    return false;
}

int main() {
    long long grid = 0;     // The empty grid
    int player = 1;         // The player to move

    printGrid(grid);
    while (hasPlace(grid, player)) {
        int pos;
        cout << "Player " << player << "'s move: ";
        if (!(cin >> pos))
            return 0;       // There is no more input, so nobody is playing.

        if (isPlaceable(grid, pos, player)) {
            putToGrid(grid, pos, player);
            player = 3 - player;    // 1 becomes 2, and 2 becomes 1.
            printGrid(grid);
        } else {
            cout << "Invaild! Try again.\n";
        }
    }

    // The player to move has no place left, so the other one is the winner.
    cout << "Player " << 3 - player << " wins!\n";
    return 0;
}
