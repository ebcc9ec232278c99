/* CSCI1120 Assignment 3
 * Name: Yip Sum Yu
 * ID: 1155139915 (student ID)
 * E-mail: 1155139915@link.cuhk.edu.hk
 */
#include <iostream>
using namespace std;

//////////////////// grid ////////////////////

// One digit of the grid
int gridState(long long grid, int pos)
{
    long long divisor = 1;
    for (int i = 1; i <= 16 - pos; i++) {
        divisor = divisor * 10;
    }
    return grid / divisor % 10;
}

// The grid on the screen
void printGrid(long long grid)
{
    for (int i = 1; i <= 16; i++) {
        if (gridState(grid, i) == 0) { cout << '.'; }
        if (gridState(grid, i) == 1) { cout << 'A'; }
        if (gridState(grid, i) == 2) { cout << 'B'; }
        if (i % 4 != 0) { cout << ' '; }
        else { cout << endl; }
    }
}

//////////////////// moves ////////////////////

// Is the move allowed?
bool isPlaceable(long long grid, int pos, int p)
{
    if (pos >= 1 && pos <= 16 && gridState(grid, pos) == 0) {
        // Player 1: one row down
        if (p == 1 && pos + 4 <= 16) {
            return gridState(grid, pos + 4) == 0;
        }
        // Player 2: one column to the right
        if (p == 2 && pos % 4 != 0) {
            return gridState(grid, pos + 1) == 0;
        }
    }
    return false;
}

// Do the move: build the grid again, digit by digit
void putToGrid(long long &grid, int pos, int p)
{
    int second = pos + 1;
    if (p == 1) {
        second = pos + 4;
    }
    long long changed = 0;
    for (int i = 1; i <= 16; i++) {
        int digit = gridState(grid, i);
        if (i == pos || i == second) {
            digit = p;
        }
        changed = changed * 10 + digit;
    }
    grid = changed;
    printGrid(grid);
}

//////////////////// game ////////////////////

int main()
{
    long long grid = 0;
    int turn = 0;        // number of dominoes in the grid

    printGrid(grid);
    for (;;) {
        int player = turn % 2 + 1;

        // Stop if there is no place for this player
        bool stuck = true;
        for (int i = 1; i <= 16; i++) {
            if (isPlaceable(grid, i, player)) {
                stuck = false;
            }
        }
        if (stuck) {
            break;
        }

        int pos;
        cout << "Player " << player << "'s move: ";
        cin >> pos;
        if (isPlaceable(grid, pos, player)) {
            putToGrid(grid, pos, player);
            turn++;
        } else {
            cout << "Invalid! Try again." << endl;
        }
    }

    // The player of the last turn wins
    cout << "Player " << (turn + 1) % 2 + 1 << " wins!" << endl;
    return 0;
}
