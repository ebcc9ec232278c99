/*
 * CSCI1120 Assignment 3: Domineering
 *
 * Name:       Chan Ka Yan
 * Student ID: 1155000001
 * E-mail:     kychan01@student.example
 */

#include <iostream>
using namespace std;

int gridState(long long grid, int pos);
void printGrid(long long grid);
bool isPlaceable(long long grid, int pos, int p);
void putToGrid(long long &grid, int pos, int p);
long long weightOf(int pos);
bool hasMove(long long grid, int p);

int main() {
    long long grid = 0;   // the empty grid
    int player = 1;       // Player 1 starts

    printGrid(grid);
    while (hasMove(grid, player)) {
        int pos;
        cout << "Player " << player << "'s move: ";
        cin >> pos;

        if (!isPlaceable(grid, pos, player)) {
            cout << "Invalid! Try again." << endl;
            continue;   // same player again
        }

        putToGrid(grid, pos, player);
        printGrid(grid);
        player = 3 - player;   // 1 -> 2, 2 -> 1
    }

    // The current player is stuck, so the other one has won.
    cout << "Player " << 3 - player << " wins!" << endl;
    return 0;
}

// The value of a 1 in position pos: 10^15 for position 1 down to 1 for position 16.
long long weightOf(int pos) {
    long long weight = 1;
    for (int i = pos; i < 16; i++)
        weight *= 10;
    return weight;
}

// State of one position: 0 (empty), 1 (symbol A) or 2 (symbol B).
int gridState(long long grid, int pos) {
    return grid / weightOf(pos) % 10;
}

// Prints the grid, four positions in each row.
void printGrid(long long grid) {
    for (int pos = 1; pos <= 16; pos++) {
        int state = gridState(grid, pos);
        if (state == 0)
            cout << '.';
        else if (state == 1)
            cout << 'A';
        else
            cout << 'B';

        if (pos % 4 == 0)
            cout << endl;
        else
            cout << ' ';
    }
}

// Can Player p put a domino to position pos? Nothing is changed here.
bool isPlaceable(long long grid, int pos, int p) {
    if (pos < 1 || pos > 16)
        return false;

    int other;   // where the second half of the domino goes
    if (p == 1) {
        if (pos > 12)          // bottom row
            return false;
        other = pos + 4;
    } else if (p == 2) {
        if (pos % 4 == 0)      // rightmost column
            return false;
        other = pos + 1;
    } else {
        return false;          // there is no such player
    }
    return gridState(grid, pos) == 0 && gridState(grid, other) == 0;
}

// Puts a domino of Player p. Both positions are 0 before, so adding is enough.
void putToGrid(long long &grid, int pos, int p) {
    grid += p * weightOf(pos);
    if (p == 1)
        grid += p * weightOf(pos + 4);
    else
        grid += p * weightOf(pos + 1);
}

// Is there any position left for Player p?
bool hasMove(long long grid, int p) {
    for (int pos = 1; pos <= 16; pos++)
        if (isPlaceable(grid, pos, p))
            return true;
    return false;
}
