/*
 * Name:       Tong Sin Yi
 * Student ID: 1155135962
 * E-mail:     1155135962@link.cuhk.edu.hk
 *
 * Assignment 5 - Game of Hex
 */
#include <iostream>
#include <iomanip>
using namespace std;

const int SIZE = 11;

// prints the board to the screen
void printBoard(char board[][SIZE]) {
    cout << "  A B C D E F G H I J K" << endl;
    for (int i = 0; i < SIZE; i++) {
        cout << setw(i + 2) << i;
        for (int j = 0; j < SIZE; j++)
            cout << " " << board[i][j];
        cout << endl;
    }
}

// checks whether the user input is valid
bool isValid(char board[][SIZE], char letter, int number) {
    if (letter < 'A' || letter > 'A' + SIZE - 1)
        return false;
    if (number < 0 || number > SIZE - 1)
        return false;
    return board[number][letter - 'A'] == '.';
}

// marks the cells of the player that are connected to (i, j)
void setReachability(char board[][SIZE], bool reachable[][SIZE], int i, int j, char player) {
    if (i < 0 || i >= SIZE || j < 0 || j >= SIZE)
        return;
    if (reachable[i][j] || board[i][j] != player)
        return;
    reachable[i][j] = true;
    for (int di = -1; di <= 1; di++)
        for (int dj = -1; dj <= 1; dj++)
            if (di != dj)       // (-1, -1) and (1, 1) are not neighbors
                setReachability(board, reachable, i + di, j + dj, player);
}

// checks whether a winning chain appears
bool checkWinChain(char board[][SIZE], char player) {
    bool reachable[SIZE][SIZE] = {};
    bool left, right;
    for (int k = 0; k < SIZE; k++)
        if (player == 'O')
            setReachability(board, reachable, k, 0, player);
        else
            setReachability(board, reachable, 0, k, player);

    for (int k = 0; k < SIZE; k++) {
        if (player == 'O' && reachable[k][SIZE - 1])
            return true;
        if (player == 'X' && reachable[SIZE - 1][k])
            return true;
    }
    return false;
}

int main() {
    char board[SIZE][SIZE];
    for (int i = 0; i < SIZE; i++)
        for (int j = 0; j < SIZE; j++)
            board[i][j] = '.';

    char player = 'O';
    printBoard(board);
    while (true) {
        char letter;
        int number;
        cout << "Player " << player << ", make your move: ";
        cin >> letter >> number;
        if (!isValid(board, letter, number)) {
            cout << "Invalid move. Enter again!" << endl;
            continue;
        }
        // update the board
        board[number][letter - 'A'] = player;
        printBoard(board);
        if (checkWinChain(board, player))
            break;
        player = (player == 'O') ? 'X' : 'O';
    }
    cout << "Player " << player << " wins!" << endl;
    return 0;
}
