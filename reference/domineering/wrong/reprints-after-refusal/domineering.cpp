// ---------------------------------------------------------------
//  Domineering (CSCI1120 Assignment 3)
//  Name:       Chow Ka Wai
//  Student ID: 1155115246
//  E-mail:     1155115246@link.cuhk.edu.hk
// ---------------------------------------------------------------
#include <iostream>
using namespace std;

// Extra functions
long long weight(int pos);
bool isEmpty(long long grid, int pos);
bool gameOver(long long grid, int p);

// Required functions
int gridState(long long grid, int pos);
void printGrid(long long grid);
bool isPlaceable(long long grid, int pos, int p);
void putToGrid(long long &grid, int pos, int p);

int main() {
    long long grid = 0;
    int p = 1;

    // One turn in each round of the loop, starting with the grid on the screen
    while (true) {
        printGrid(grid);
        if (gameOver(grid, p)) {
            break;
        }

        int pos;
        cout << "Player " << p << "'s move: ";
        cin >> pos;
        if (isPlaceable(grid, pos, p)) {
            putToGrid(grid, pos, p);
            p = 3 - p;
        } else {
            cout << "Invalid! Try again." << endl;
        }
    }

    cout << "Player " << 3 - p << " wins!" << endl;
    return 0;
}

// The value of the digit at pos: 1 for 16, 10 for 15, 100 for 14...
long long weight(int pos) {
    if (pos == 16) {
        return 1;
    }
    return 10 * weight(pos + 1);
}

int gridState(long long grid, int pos) {
    long long rest = grid / weight(pos);
    return rest - rest / 10 * 10;
}

void printGrid(long long grid) {
    for (int pos = 1; pos <= 16; pos++) {
        switch (gridState(grid, pos)) {
        case 0: cout << "."; break;
        case 1: cout << "A"; break;
        case 2: cout << "B"; break;
        }
        switch (pos % 4) {
        case 0: cout << endl; break;
        default: cout << " "; break;
        }
    }
}

bool isEmpty(long long grid, int pos) {
    return gridState(grid, pos) == 0;
}

bool isPlaceable(long long grid, int pos, int p) {
    if (p == 1) {
        // Positions 1 to 12 have something below
        return pos >= 1 && pos <= 12 && isEmpty(grid, pos) && isEmpty(grid, pos + 4);
    } else if (p == 2) {
        // Positions 4, 8, 12 and 16 have nothing to the right
        return pos >= 1 && pos <= 15 && pos % 4 != 0 && isEmpty(grid, pos) && isEmpty(grid, pos + 1);
    } else {
        return false;
    }
}

void putToGrid(long long &grid, int pos, int p) {
    if (p == 1) {
        grid += weight(pos) + weight(pos + 4);
    } else {
        grid += 2 * (weight(pos) + weight(pos + 1));
    }
}

// Nothing is placeable for player p any more
bool gameOver(long long grid, int p) {
    for (int pos = 1; pos <= 16; pos++) {
        if (isPlaceable(grid, pos, p)) {
            return false;
        }
    }
    return true;
}
