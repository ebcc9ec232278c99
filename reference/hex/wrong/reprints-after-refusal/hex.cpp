/*
 * Assignment 5: Game of Hex (CSCI1540)
 * Name: Leung Yat Hei
 * Student ID: 1155128816
 * E-mail: 1155128816@link.cuhk.edu.hk
 */
#include <iostream>
#include <iomanip>
using namespace std;

// Print the board. The parameter is the 11x11 array of cells.
void printBoard(char board[11][11]) {
    cout << "  A B C D E F G H I J K" << endl;
    int i = 0;
    while (i < 11) {
        cout << setw(i + 2) << i;
        int j = 0;
        while (j < 11) {
            cout << " " << board[i][j];
            j++;
        }
        cout << endl;
        i++;
    }
}

// Check if a user input is valid.
bool isValid(char board[11][11], char column, int row) {
    bool valid = true;
    if (column < 'A' || column > 'K')
        valid = false;
    else if (row < 0 || row > 10)
        valid = false;
    else if (board[row][column - 'A'] != '.')
        valid = false;
    return valid;
}

// Update the board.
void updateBoard(char board[11][11], char column, int row, char player) {
    board[row][column - 'A'] = player;
}

// Set the reachability of a cell and its neighbors.
void setReachability(char board[11][11], bool reachable[11][11], int row, int column, char player) {
    if (row < 0 || row > 10 || column < 0 || column > 10)
        return;     // invalid
    if (reachable[row][column])
        return;     // reached already
    if (board[row][column] != player)
        return;     // cannot be reached
    reachable[row][column] = true;
    setReachability(board, reachable, row - 1, column, player);
    setReachability(board, reachable, row - 1, column + 1, player);
    setReachability(board, reachable, row, column - 1, player);
    setReachability(board, reachable, row, column + 1, player);
    setReachability(board, reachable, row + 1, column - 1, player);
    setReachability(board, reachable, row + 1, column, player);
}

// Check if the new piece makes a winning chain.
bool checkWinChain(char board[11][11], int row, int column, char player) {
    bool reachable[11][11] = {};
    int first = 0, last = 0;
    setReachability(board, reachable, row, column, player);
    for (int i = 0; i < 11; i++) {
        if (player == 'O') {
            first += reachable[i][0];
            last += reachable[i][10];
        } else {
            first += reachable[0][i];
            last += reachable[10][i];
        }
    }
    return first > 0 && last > 0;
}

int main() {
    char board[11][11];
    char player = 'O';
    bool win = false;
    for (int i = 0; i < 11; i++)
        for (int j = 0; j < 11; j++)
            board[i][j] = '.';

    while (!win) {
        char column;
        int row;
        printBoard(board);
        cout << "Player " << player << ", make your move: ";
        cin >> column >> row;
        if (!isValid(board, column, row)) {
            cout << "Invalid move. Enter again!" << endl;
            continue;
        }
        updateBoard(board, column, row, player);
        win = checkWinChain(board, row, column - 'A', player);
        if (win) {
            printBoard(board);
            cout << "Player " << player << " wins!" << endl;
        } else {
            // next player
            player = player == 'O' ? 'X' : 'O';
        }
    }
    return 0;
}
