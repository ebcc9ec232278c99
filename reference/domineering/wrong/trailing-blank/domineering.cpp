/*
 * Name: Lau Pak Hei
 * Student ID: 1155127340
 * E-mail: pakhei@link.cuhk.edu.hk
 *
 * Assignment 3 Domineering
 */
#include <iostream>
using namespace std;

int gridState(long long grid, int pos) {
    // divide until the digit of pos is the last digit
    for (int i = pos; i < 16; i++)
        grid = grid / 10;
    return grid % 10;
}

void printGrid(long long grid) {
    for (int row = 0; row < 4; row++) {
        for (int column = 1; column <= 4; column++) {
            int state = gridState(grid, row * 4 + column);
            // 0 is ., 1 is A, 2 is B
            if (state == 0)
                cout << ". ";
            else if (state == 1)
                cout << "A ";
            else
                cout << "B ";
        }
        cout << endl;
    }
}

bool isPlaceable(long long grid, int pos, int p) {
    if (pos <= 0 || pos >= 17)
        return false;
    if (p != 1 && p != 2)
        return false;

    int row = (pos - 1) / 4;
    int column = (pos - 1) % 4;
    // go to the second space of the domino
    if (p == 1)
        row++;
    else
        column++;
    if (row > 3 || column > 3)
        return false;

    int second = row * 4 + column + 1;
    if (gridState(grid, pos) == 0 && gridState(grid, second) == 0)
        return true;
    else
        return false;
}

void putToGrid(long long &grid, int pos, int p) {
    long long domino;
    // a vertical domino is 10001, a horizontal one is 22
    if (p == 1) {
        domino = 10001;
        pos = pos + 4;
    } else {
        domino = 22;
        pos = pos + 1;
    }
    // move it to the left until its last digit is at the right place
    for (int i = pos; i < 16; i++)
        domino = domino * 10;
    grid = grid + domino;
}

int main() {
    long long grid = 0;
    int player = 1;
    bool gameOver = false;
    printGrid(grid);

    while (gameOver == false) {
        int input;
        cout << "Player " << player << "'s move: ";
        cin >> input;

        if (isPlaceable(grid, input, player) == true) {
            putToGrid(grid, input, player);
            if (player == 1)
                player = 2;
            else
                player = 1;
            printGrid(grid);
            // count what the next player can do
            int choices = 0;
            for (int i = 1; i <= 16; i++)
                choices = choices + isPlaceable(grid, i, player);
            if (choices == 0)
                gameOver = true;
        } else {
            cout << "Invalid! Try again." << endl;
        }
    }

    if (player == 1)
        cout << "Player 2 wins!" << endl;
    else
        cout << "Player 1 wins!" << endl;
    return 0;
}
