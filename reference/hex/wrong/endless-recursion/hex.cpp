/*
  Game of Hex
  By:         Choi Hoi Ki
  Student ID: 1155138110
  E-mail:     1155138110@link.cuhk.edu.hk
*/
#include <iostream>
#include <iomanip>
using namespace std;

// this function prints the board
void printBoard(char board[11][11]) {
    cout << "  A B C D E F G H I J K" << endl;
    for (int row = 0; row <= 10; row++) {
        cout << setw(row + 2) << row;
        for (int col = 0; col <= 10; col++) {
            cout << " " << board[row][col];
        }
        cout << endl;
    }
}

// this function checks the input
bool checkInput(char board[11][11], char letter, int number) {
    if (letter < 'A' || letter > 'K' || number < 0 || number > 10) {
        return false;
    }
    return board[number][letter - 'A'] == '.';
}

// this function updates the board
void update(char board[11][11], int row, int col, char player) {
    board[row][col] = player;
}

// this function sets the reachability of a cell, and then of its 6 neighbors
void setReachability(char board[11][11], bool reachable[11][11], int row, int col, char player) {
    // give up if the cell is not on the board
    if (row < 0 || row > 10 || col < 0 || col > 10) {
        return;
    }
    // give up if the cell is empty or occupied by the opposite
    if (board[row][col] != player) {
        return;
    }
    reachable[row][col] = true;
    setReachability(board, reachable, row - 1, col, player);
    setReachability(board, reachable, row - 1, col + 1, player);
    setReachability(board, reachable, row, col - 1, player);
    setReachability(board, reachable, row, col + 1, player);
    setReachability(board, reachable, row + 1, col - 1, player);
    setReachability(board, reachable, row + 1, col, player);
}

// this function checks the winning chain
bool checkWinChain(char board[11][11], int row, int col, char player) {
    bool reachable[11][11] = {};
    bool border1 = false;
    bool border2 = false;
    setReachability(board, reachable, row, col, player);
    for (int k = 0; k <= 10; k++) {
        if (player == 'O') {
            border1 = border1 || reachable[k][0];
            border2 = border2 || reachable[k][10];
        } else {
            border1 = border1 || reachable[0][k];
            border2 = border2 || reachable[10][k];
        }
    }
    return border1 && border2;
}

int main() {
    char board[11][11];
    for (int row = 0; row <= 10; row++) {
        for (int col = 0; col <= 10; col++) {
            board[row][col] = '.';
        }
    }
    printBoard(board);

    char player = 'O';
    while (true) {
        char letter;
        int number;
        cout << "Player " << player << ", make your move: ";
        cin >> letter >> number;
        if (checkInput(board, letter, number)) {
            update(board, number, letter - 'A', player);
            printBoard(board);
            if (checkWinChain(board, number, letter - 'A', player)) {
                cout << "Player " << player << " wins!" << endl;
                break;
            }
            if (player == 'O') {
                player = 'X';
            } else {
                player = 'O';
            }
        } else {
            cout << "Invalid move. Enter again!" << endl;
        }
    }
    return 0;
}
