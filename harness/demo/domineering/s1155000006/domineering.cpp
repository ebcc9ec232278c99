/* Ho Wing Lam
   1155000006
   wlho06@student.example
   Assignment 3 */
#include <iostream>
using namespace std;

/* Returns the state of a position.
   Position 1 is the last digit, position 2 the one before and so on. */
int gridState(long long grid, int pos) {
    int i = 1;
    while (i < pos) {
        grid /= 10;
        i++;
    }
    return grid % 10;
}

void printGrid(long long grid) {
    for (int pos = 1; pos <= 16; pos++) {
        int x = gridState(grid, pos);
        char c = '.';
        if (x == 1) c = 'A';
        if (x == 2) c = 'B';
        cout << c;
        if (pos % 4 != 0) cout << " ";
        if (pos % 4 == 0) cout << "\n";
    }
}

bool isPlaceable(long long grid, int pos, int p) {
    if (pos < 1) return false;
    if (pos > 16) return false;
    if (p == 1) {
        // not in the bottom row
        if (pos >= 13) return false;
        return gridState(grid, pos) == 0 && gridState(grid, pos + 4) == 0;
    }
    if (p == 2) {
        // not in the last column
        if (pos == 4 || pos == 8 || pos == 12 || pos == 16) return false;
        return gridState(grid, pos) == 0 && gridState(grid, pos + 1) == 0;
    }
    return false;
}

void putToGrid(long long &grid, int pos, int p) {
    long long unit = 1;
    for (int i = 1; i < pos; i++)
        unit *= 10;
    if (p == 1) grid += unit + unit * 10000;
    if (p == 2) grid += unit * 2 + unit * 20;
}

int main() {
    long long grid = 0;
    int p = 1;
    int pos;
    printGrid(grid);
    while (true) {
        // any place left for player p?
        bool any = false;
        for (int i = 1; i <= 16; i++)
            if (isPlaceable(grid, i, p)) any = true;
        if (!any) break;

        cout << "Player " << p << "'s move: ";
        cin >> pos;
        if (isPlaceable(grid, pos, p)) {
            putToGrid(grid, pos, p);
            printGrid(grid);
            if (p == 1) p = 2; else p = 1;
        } else {
            cout << "Invalid! Try again.\n";
        }
    }
    if (p == 1) cout << "Player 2 wins!\n"; else cout << "Player 1 wins!\n";
    return 0;
}
