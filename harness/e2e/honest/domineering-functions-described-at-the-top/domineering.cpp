// Ng Ka Yan
// 1155004321
// kayan@link.cuhk.edu.hk

/*
placeValue, otherPosition: what a digit is worth, and where the other half of a domino lies
gridState: the digit of the grid at a position, from the left
printGrid: four rows of symbols with one space between them
isPlaceable: false beyond the grid, at its edges, and where there is a domino
putToGrid: adds the digit of the player at both positions
hasPlace: tries all 16 positions
*/
#include <iostream>
using namespace std;

long long placeValue(int pos) {
    long long value = 1;
    for (int i = pos; i < 16; i++)
        value *= 10;
    return value;
}

int otherPosition(int pos, int p) {
    if (p == 1)
        return pos + 4;
    return pos + 1;
}

int gridState(long long grid, int pos) {
    return static_cast<int>(grid / placeValue(pos) % 10);
}

void printGrid(long long grid) {
    for (int pos = 1; pos <= 16; pos++) {
        int state = gridState(grid, pos);
        if (state == 1)
            cout << 'A';
        else if (state == 2)
            cout << 'B';
        else
            cout << '.';

        if (pos % 4 == 0)
            cout << '\n';
        else
            cout << ' ';
    }
}

bool isPlaceable(long long grid, int pos, int p) {
    if (pos < 1 || pos > 16)
        return false;
    if (p != 1 && p != 2)
        return false;

    if (p == 1 && pos > 12)
        return false;
    if (p == 2 && pos % 4 == 0)
        return false;

    return gridState(grid, pos) == 0 && gridState(grid, otherPosition(pos, p)) == 0;
}

void putToGrid(long long &grid, int pos, int p) {
    grid += p * placeValue(pos);
    grid += p * placeValue(otherPosition(pos, p));
}

bool hasPlace(long long grid, int p) {
    for (int pos = 1; pos <= 16; pos++)
        if (isPlaceable(grid, pos, p))
            return true;
    return false;
}

int main() {
    long long grid = 0;
    int player = 1;

    printGrid(grid);
    while (hasPlace(grid, player)) {
        int pos;
        cout << "Player " << player << "'s move: ";
        if (!(cin >> pos))
            return 0;

        if (isPlaceable(grid, pos, player)) {
            putToGrid(grid, pos, player);
            player = 3 - player;
            printGrid(grid);
        } else {
            cout << "Invalid! Try again.\n";
        }
    }

    cout << "Player " << 3 - player << " wins!\n";
    return 0;
}
