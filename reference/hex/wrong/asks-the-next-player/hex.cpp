/***************************************
 * CSCI1540 2019-20 Assignment 5       *
 * Name:       Au Pui Shan             *
 * Student ID: 1155135507              *
 * E-mail:     1155135507@link.cuhk.edu.hk *
 ***************************************/
#include <iostream>
#include <iomanip>
using namespace std;

const int MAX = 11;

// Output the board
void output(char cell[MAX][MAX]) {
    cout << "  A B C D E F G H I J K" << endl;
    for (int i = 0; i < MAX; i++) {
        cout << setw(i + 2) << i;
        for (int j = 0; j < MAX; j++) {
            cout << setw(2) << cell[i][j];
        }
        cout << endl;
    }
}

// Check the location entered by the player
bool isValid(char cell[MAX][MAX], char col, int row) {
    if (col < 'A' || col > 'K' || row < 0 || row > 10) {
        return false;
    } else if (cell[row][col - 'A'] == 'O' || cell[row][col - 'A'] == 'X') {
        return false;
    } else {
        return true;
    }
}

// Update the board and pass the turn to the other player
void update(char cell[MAX][MAX], char col, int row, char &player) {
    cell[row][col - 'A'] = player;
    if (player == 'O') {
        player = 'X';
    } else {
        player = 'O';
    }
}

// Mark every cell that can be reached from (row, col)
void reach(char cell[MAX][MAX], bool marked[MAX][MAX], int row, int col, char player) {
    if (row < 0 || row == MAX || col < 0 || col == MAX) {
        return;
    }
    if (cell[row][col] == player && !marked[row][col]) {
        marked[row][col] = true;
        reach(cell, marked, row - 1, col, player);
        reach(cell, marked, row - 1, col + 1, player);
        reach(cell, marked, row, col - 1, player);
        reach(cell, marked, row, col + 1, player);
        reach(cell, marked, row + 1, col - 1, player);
        reach(cell, marked, row + 1, col, player);
    }
}

// Check if the player has a winning chain
bool hasWon(char cell[MAX][MAX], char player) {
    bool marked[MAX][MAX] = {};
    bool won = false;
    if (player == 'O') {
        // left to right
        for (int i = 0; i < MAX; i++) {
            reach(cell, marked, i, 0, player);
        }
        for (int i = 0; i < MAX; i++) {
            won = won || marked[i][MAX - 1];
        }
    } else {
        // top to bottom
        for (int j = 0; j < MAX; j++) {
            reach(cell, marked, 0, j, player);
        }
        for (int j = 0; j < MAX; j++) {
            won = won || marked[MAX - 1][j];
        }
    }
    return won;
}

int main() {
    char cell[MAX][MAX];
    char player = 'O';
    for (int i = 0; i < MAX; i++) {
        for (int j = 0; j < MAX; j++) {
            cell[i][j] = '.';
        }
    }
    output(cell);

    // Play until somebody has won
    while (!hasWon(cell, player)) {
        char col;
        int row;
        cout << "Player " << player << ", make your move: ";
        cin >> col >> row;
        if (isValid(cell, col, row)) {
            update(cell, col, row, player);
            output(cell);
        } else {
            cout << "Invalid move. Enter again!" << endl;
        }
    }
    cout << "Player " << player << " wins!" << endl;
    return 0;
}
