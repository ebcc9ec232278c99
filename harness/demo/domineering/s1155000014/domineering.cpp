// Fung Yat Long (1155000014), ylfung14@student.example
#include <iostream>
using namespace std;

// The digit of a position, found by dropping the digits behind it one by one.
int gridState(long long grid, int pos) {
    const int LAST = 16;
    int steps = LAST - pos;
    long long rest = grid;
    for (int s = 0; s < steps; ++s)
        rest = (rest - rest % 10) / 10;
    return rest % 10;
}

void printGrid(long long grid) {
    for (int row = 0; row < 4; ++row) {
        for (int col = 0; col < 4; ++col) {
            char symbol = '.';
            switch (gridState(grid, 4 * row + col + 1)) {
                case 1: symbol = 'A'; break;
                case 2: symbol = 'B'; break;
            }
            if (col == 3)
                cout << symbol << endl;
            else
                cout << symbol << ' ';
        }
    }
}

bool isPlaceable(long long grid, int pos, int p) {
    if (pos < 1 || pos > 16)
        return false;
    bool empty = gridState(grid, pos) == 0;
    // Player 1 needs the space below, Player 2 the space to the right.
    if (p == 1) {
        if (pos + 4 > 16)
            return false;
        return empty && gridState(grid, pos + 4) == 0;
    } else if (p == 2) {
        if (pos % 4 == 0)
            return false;
        return empty && gridState(grid, pos + 1) == 0;
    }
}

void putToGrid(long long &grid, int pos, int p) {
    // times is 1 for the last position and 10 times more for each position before
    long long times = 1;
    for (int i = 16; i > pos; --i)
        times *= 10;
    switch (p) {
        case 1: grid += times + times / 10000; break;
        case 2: grid += 2 * times + 2 * (times / 10); break;
    }
}

// Plays one turn: asks until the move is good, then puts the domino.
void takeTurn(long long &grid, int p) {
    int pos;
    while (true) {
        cout << "Player " << p << "'s move: ";
        cin >> pos;
        if (isPlaceable(grid, pos, p))
            break;
        cout << "Invaild! Try again." << endl;
    }
    putToGrid(grid, pos, p);
    printGrid(grid);
}

int main() {
    long long grid = 0;
    int p = 1;
    int possible = 1;

    printGrid(grid);
    while (possible > 0) {
        takeTurn(grid, p);
        p = 3 - p;
        possible = 0;
        for (int pos = 1; pos <= 16; ++pos)
            possible += isPlaceable(grid, pos, p) ? 1 : 0;
    }
    cout << "Player " << 3 - p << " wins!" << endl;
    return 0;
}
