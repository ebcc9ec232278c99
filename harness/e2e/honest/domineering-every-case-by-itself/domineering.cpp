// What??! No loops. Author: AU Yee Man, ID: 1155000027, mail: 1155000027@link.cuhk.edu.hk
#include <iostream>
using namespace std;

// What a digit is worth.
long long unitOf(int pos) {
    long long unit = 0;
    switch (pos) {
    case 1: unit = 1000000000000000LL; break;
    case 2: unit = 100000000000000LL; break;
    case 3: unit = 10000000000000LL; break;
    case 4: unit = 1000000000000LL; break;
    case 5: unit = 100000000000LL; break;
    case 6: unit = 10000000000LL; break;
    case 7: unit = 1000000000LL; break;
    case 8: unit = 100000000LL; break;
    case 9: unit = 10000000LL; break;
    case 10: unit = 1000000LL; break;
    case 11: unit = 100000LL; break;
    case 12: unit = 10000LL; break;
    case 13: unit = 1000LL; break;
    case 14: unit = 100LL; break;
    case 15: unit = 10LL; break;
    case 16: unit = 1LL; break;
    }
    return unit;
}

int gridState(long long grid, int pos) {
    return grid / unitOf(pos) % 10;
}

char symbol(int state) {
    if (state == 1) return 'A';
    if (state == 2) return 'B';
    return '.';
}

// Row by row.
void printGrid(long long grid) {
    cout << symbol(gridState(grid, 1)) << " " << symbol(gridState(grid, 2)) << " " << symbol(gridState(grid, 3)) << " " << symbol(gridState(grid, 4)) << endl;
    cout << symbol(gridState(grid, 5)) << " " << symbol(gridState(grid, 6)) << " " << symbol(gridState(grid, 7)) << " " << symbol(gridState(grid, 8)) << endl;
    cout << symbol(gridState(grid, 9)) << " " << symbol(gridState(grid, 10)) << " " << symbol(gridState(grid, 11)) << " " << symbol(gridState(grid, 12)) << endl;
    cout << symbol(gridState(grid, 13)) << " " << symbol(gridState(grid, 14)) << " " << symbol(gridState(grid, 15)) << " " << symbol(gridState(grid, 16)) << endl;
}

// Player 1 above, Player 2 below; whatever is not named here is refused.
bool isPlaceable(long long grid, int pos, int p) {
    if (p == 1 && pos == 1) return gridState(grid, 1) == 0 && gridState(grid, 5) == 0;
    if (p == 1 && pos == 2) return gridState(grid, 2) == 0 && gridState(grid, 6) == 0;
    if (p == 1 && pos == 3) return gridState(grid, 3) == 0 && gridState(grid, 7) == 0;
    if (p == 1 && pos == 4) return gridState(grid, 4) == 0 && gridState(grid, 8) == 0;
    if (p == 1 && pos == 5) return gridState(grid, 5) == 0 && gridState(grid, 9) == 0;
    if (p == 1 && pos == 6) return gridState(grid, 6) == 0 && gridState(grid, 10) == 0;
    if (p == 1 && pos == 7) return gridState(grid, 7) == 0 && gridState(grid, 11) == 0;
    if (p == 1 && pos == 8) return gridState(grid, 8) == 0 && gridState(grid, 12) == 0;
    if (p == 1 && pos == 9) return gridState(grid, 9) == 0 && gridState(grid, 13) == 0;
    if (p == 1 && pos == 10) return gridState(grid, 10) == 0 && gridState(grid, 14) == 0;
    if (p == 1 && pos == 11) return gridState(grid, 11) == 0 && gridState(grid, 15) == 0;
    if (p == 1 && pos == 12) return gridState(grid, 12) == 0 && gridState(grid, 16) == 0;
    if (p == 2 && pos == 1) return gridState(grid, 1) == 0 && gridState(grid, 2) == 0;
    if (p == 2 && pos == 2) return gridState(grid, 2) == 0 && gridState(grid, 3) == 0;
    if (p == 2 && pos == 3) return gridState(grid, 3) == 0 && gridState(grid, 4) == 0;
    if (p == 2 && pos == 5) return gridState(grid, 5) == 0 && gridState(grid, 6) == 0;
    if (p == 2 && pos == 6) return gridState(grid, 6) == 0 && gridState(grid, 7) == 0;
    if (p == 2 && pos == 7) return gridState(grid, 7) == 0 && gridState(grid, 8) == 0;
    if (p == 2 && pos == 9) return gridState(grid, 9) == 0 && gridState(grid, 10) == 0;
    if (p == 2 && pos == 10) return gridState(grid, 10) == 0 && gridState(grid, 11) == 0;
    if (p == 2 && pos == 11) return gridState(grid, 11) == 0 && gridState(grid, 12) == 0;
    if (p == 2 && pos == 13) return gridState(grid, 13) == 0 && gridState(grid, 14) == 0;
    if (p == 2 && pos == 14) return gridState(grid, 14) == 0 && gridState(grid, 15) == 0;
    if (p == 2 && pos == 15) return gridState(grid, 15) == 0 && gridState(grid, 16) == 0;
    return false;
}

void putToGrid(long long &grid, int pos, int p) {
    if (p == 1) grid += unitOf(pos) + unitOf(pos + 4);
    if (p == 2) grid += 2 * unitOf(pos) + 2 * unitOf(pos + 1);
}

// Is there a place left?
bool canMove(long long grid, int p) {
    return isPlaceable(grid, 1, p)
        || isPlaceable(grid, 2, p)
        || isPlaceable(grid, 3, p)
        || isPlaceable(grid, 4, p)
        || isPlaceable(grid, 5, p)
        || isPlaceable(grid, 6, p)
        || isPlaceable(grid, 7, p)
        || isPlaceable(grid, 8, p)
        || isPlaceable(grid, 9, p)
        || isPlaceable(grid, 10, p)
        || isPlaceable(grid, 11, p)
        || isPlaceable(grid, 12, p)
        || isPlaceable(grid, 13, p)
        || isPlaceable(grid, 14, p)
        || isPlaceable(grid, 15, p)
        || isPlaceable(grid, 16, p);
}

int main() {
    long long grid = 0;
    int p = 1, pos;
    printGrid(grid);
    while (canMove(grid, p)) {
        cout << "Player " << p << "'s move: ";
        cin >> pos;
        if (isPlaceable(grid, pos, p)) {
            putToGrid(grid, pos, p);
            printGrid(grid);
            p = p == 1 ? 2 : 1;
        } else {
            cout << "Invalid! Try again." << endl;
        }
    }
    cout << "Player " << (p == 1 ? 2 : 1) << " wins!" << endl;
    return 0;
}
