/**
 * CSCI1120 Assignment 3 - Domineering
 * Name: LEE Ka Yan
 * Student ID: 1155123411
 * E-mail: 1155123411@link.cuhk.edu.hk
 */

#include <iostream>
using namespace std;

// 10 to the power n, because pow() is not allowed
long long powerOfTen(int n) {
    long long result = 1;
    while (n > 0) {
        result = result * 10;
        n--;
    }
    return result;
}

// state of one position: 0 empty, 1 is A, 2 is B
int gridState(long long grid, int pos) {
    return (int)(grid / powerOfTen(pos - 1) % 10);
}

// print the 4x4 grid
void printGrid(long long grid) {
    for (int row = 0; row < 4; row++) {
        for (int col = 0; col < 4; col++) {
            int state = gridState(grid, row * 4 + col + 1);
            if (col > 0) {
                cout << " ";
            }
            if (state == 0) {
                cout << ".";
            } else if (state == 1) {
                cout << "A";
            } else {
                cout << "B";
            }
        }
        cout << endl;
    }
}

// can player p put a domino at pos?
bool isPlaceable(long long grid, int pos, int p) {
    if (pos < 1 || pos > 16) {
        return false;
    }
    if (p == 1) {
        // vertical: not in the bottom row
        if (pos > 12) {
            return false;
        }
        return gridState(grid, pos) == 0 && gridState(grid, pos + 4) == 0;
    }
    if (p == 2) {
        // horizontal: not in the rightmost column
        if (pos % 4 == 0) {
            return false;
        }
        return gridState(grid, pos) == 0 && gridState(grid, pos + 1) == 0;
    }
    return false;
}

// put the domino, both spaces are known to be empty
void putToGrid(long long &grid, int pos, int p) {
    grid = grid + p * powerOfTen(pos - 1);
    if (p == 1) {
        grid = grid + p * powerOfTen(pos + 3);
    } else {
        grid = grid + p * powerOfTen(pos);
    }
}

// check all positions for player p
bool canMove(long long grid, int p) {
    for (int pos = 1; pos <= 16; pos++) {
        if (isPlaceable(grid, pos, p)) {
            return true;
        }
    }
    return false;
}

int main() {
    long long grid = 0;
    int player = 1;
    int pos;

    printGrid(grid);
    while (canMove(grid, player)) {
        cout << "Player " << player << "'s move: ";
        cin >> pos;
        if (!isPlaceable(grid, pos, player)) {
            cout << "Invalid! Try again." << endl;
            continue;
        }
        putToGrid(grid, pos, player);
        // the other player's turn
        if (player == 1) {
            player = 2;
        } else {
            player = 1;
        }
        printGrid(grid);
    }

    // the player who cannot move loses
    if (player == 1) {
        cout << "Player 2 wins!" << endl;
    } else {
        cout << "Player 1 wins!" << endl;
    }
    return 0;
}
