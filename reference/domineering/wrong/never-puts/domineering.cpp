/*
 * CSCI1120 Assignment 3
 *
 * Name:       Yip Ka Wai
 * Student ID: 1155137204
 * E-mail:     1155137204@link.cuhk.edu.hk
 */
#include <iostream>
using namespace std;

// the state of position pos, counted from the left
int gridState(long long grid, int pos) {
    while (pos < 16) {
        grid /= 10;
        pos++;
    }
    return grid % 10;
}

// shows the grid, 4 positions on a line
void printGrid(long long grid) {
    for (int row = 0; row < 4; row++) {
        for (int col = 1; col <= 4; col++) {
            int state = gridState(grid, row * 4 + col);
            cout << (state == 0 ? '.' : state == 1 ? 'A' : 'B');
            if (col < 4)
                cout << ' ';
        }
        cout << endl;
    }
}

// can player p put a domino there?
bool isPlaceable(long long grid, int pos, int p) {
    if (pos < 1 || pos > 16 || gridState(grid, pos) != 0)
        return false;
    if (p == 1)
        return pos <= 12 && gridState(grid, pos + 4) == 0;
    if (p == 2)
        return pos % 4 != 0 && gridState(grid, pos + 1) == 0;
    return false;
}

// puts the domino: the position itself, and the one below or beside it
void putToGrid(long long &grid, int pos, int p) {
    long long unit = 1;
    for (int i = 16; i > pos; i--)
        unit *= 10;
    if (p == 1)
        grid = grid + unit + unit / 10000;
    else
        grid = grid + 2 * unit + 2 * (unit / 10);
}

int main() {
    long long grid = 0;
    int player = 1, loser = 0;
    printGrid(grid);
    while (loser == 0) {
        bool canMove = false;
        for (int i = 1; i <= 16; i++)
            if (isPlaceable(grid, i, player))
                canMove = true;
        if (!canMove) {
            loser = player;
            continue;
        }
        int pos;
        cout << "Player " << player << "'s move: ";
        if (!(cin >> pos))
            return 0;
        if (!isPlaceable(grid, pos, player)) {
            cout << "Invalid! Try again." << endl;
            continue;
        }
        // TODO use putToGrid here
        long long unit = 1;
        for (int i = pos; i < 16; i++)
            unit *= 10;
        grid += player * unit;
        grid += player * (player == 1 ? unit / 10000 : unit / 10);
        printGrid(grid);
        player = 3 - player;
    }
    cout << "Player " << 3 - loser << " wins!" << endl;
    return 0;
}
