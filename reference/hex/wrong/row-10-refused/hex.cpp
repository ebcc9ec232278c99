/*
 * Name: Ma Tsz Kwan
 * Student ID: 1155123768
 * E-mail: 1155123768@link.cuhk.edu.hk
 * hex.cpp
 */
#include <iostream>
#include <iomanip>
using namespace std;

const int LEN = 11;

// print
void printHex(char hex[][LEN]) {
    cout << "  A B C D E F G H I J K\n";
    for (int i = 0; i < LEN; i++) {
        cout << setw(i + 2) << i;
        for (int j = 0; j < LEN; j++) {
            cout << ' ' << hex[i][j];
        }
        cout << '\n';
    }
}

// valid input?
bool validInput(char hex[][LEN], char column, int row) {
    int j = column - 'A';
    if (j < 0 || j > LEN - 1 || row < 0 || row >= LEN - 1) {
        return false;
    }
    return hex[row][j] == '.';
}

// depth first search from one cell to the end border of the player
bool search(char hex[][LEN], bool used[][LEN], int i, int j) {
    char player = hex[i][j];
    used[i][j] = true;
    if (player == 'O' && j == LEN - 1) {
        return true;
    }
    if (player == 'X' && i == LEN - 1) {
        return true;
    }
    for (int a = i - 1; a <= i + 1; a++) {
        for (int b = j - 1; b <= j + 1; b++) {
            // only the six neighbors on the board
            if (a < 0 || a >= LEN || b < 0 || b >= LEN || a - i == b - j) {
                continue;
            }
            if (hex[a][b] == player && !used[a][b] && search(hex, used, a, b)) {
                return true;
            }
        }
    }
    return false;
}

// win?
bool win(char hex[][LEN], char player) {
    bool used[LEN][LEN] = {};
    for (int k = 0; k < LEN; k++) {
        int i = 0, j = 0;
        if (player == 'O') {
            i = k;
        } else {
            j = k;
        }
        if (hex[i][j] == player && !used[i][j] && search(hex, used, i, j)) {
            return true;
        }
    }
    return false;
}

int main() {
    char hex[LEN][LEN];
    for (int i = 0; i < LEN; i++) {
        for (int j = 0; j < LEN; j++) {
            hex[i][j] = '.';
        }
    }
    printHex(hex);

    char player = 'O';
    bool finished = false;
    while (!finished) {
        char column;
        int row;
        cout << "Player " << player << ", make your move: ";
        cin >> column >> row;
        if (!validInput(hex, column, row)) {
            cout << "Invalid move. Enter again!\n";
        } else {
            hex[row][column - 'A'] = player;
            printHex(hex);
            if (win(hex, player)) {
                cout << "Player " << player << " wins!\n";
                finished = true;
            }
            player = player == 'O' ? 'X' : 'O';
        }
    }
    return 0;
}
