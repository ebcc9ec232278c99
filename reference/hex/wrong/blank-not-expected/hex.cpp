/*
 * Name:       Mok Hiu Ching
 * Student ID: 1155131049
 * E-mail:     hcmok@link.cuhk.edu.hk
 */

#include <iostream>
#include <iomanip>
#include <string>
using namespace std;

// Print the column letters, then the rows
void printBoard(char board[11][11]) {
    cout << "  A B C D E F G H I J K" << endl;
    for (int i = 0; i < 11; i++) {
        cout << setw(i + 2) << i;
        for (int j = 0; j < 11; j++)
            cout << " " << board[i][j];
        cout << endl;
    }
}

// Get the row from the input, e.g., 10 from "F10", or -1 if it is wrong
int getRow(string input) {
    int row = 0;
    for (unsigned int i = 1; i < input.length(); i++) {
        if (input[i] < '0' || input[i] > '9')
            return -1;
        if (row <= 10)
            row = row * 10 + (input[i] - '0');
    }
    return row;
}

// Check if the input is valid
bool isValid(char board[11][11], string input) {
    int row = getRow(input);
    if (input[0] < 'A' || input[0] > 'K')
        return false;
    if (row < 0 || row > 10)
        return false;
    return board[row][input[0] - 'A'] == '.';
}

// Follow the pieces of the player
void follow(char board[11][11], bool reached[11][11], int i, int j, char player) {
    if (i < 0 || i > 10 || j < 0 || j > 10 || reached[i][j] || board[i][j] != player)
        return;
    reached[i][j] = true;
    follow(board, reached, i, j - 1, player);
    follow(board, reached, i, j + 1, player);
    follow(board, reached, i - 1, j, player);
    follow(board, reached, i - 1, j + 1, player);
    follow(board, reached, i + 1, j - 1, player);
    follow(board, reached, i + 1, j, player);
}

// Check if player O joined left and right
bool winO(char board[11][11]) {
    bool reached[11][11] = {};
    for (int i = 0; i < 11; i++)
        follow(board, reached, i, 0, 'O');
    for (int i = 0; i < 11; i++)
        if (reached[i][10])
            return true;
    return false;
}

// Check if player X joined top and bottom
bool winX(char board[11][11]) {
    bool reached[11][11] = {};
    for (int j = 0; j < 11; j++)
        follow(board, reached, 0, j, 'X');
    for (int j = 0; j < 11; j++)
        if (reached[10][j])
            return true;
    return false;
}

int main() {
    char board[11][11];
    for (int i = 0; i < 11; i++)
        for (int j = 0; j < 11; j++)
            board[i][j] = '.';
    printBoard(board);

    char player = 'O';
    string input;
    while (true) {
        cout << "Player " << player << ", make your move: ";
        cin >> input;
        if (!isValid(board, input)) {
            cout << "Invalid move. Enter again!" << endl;
            continue;
        }
        board[getRow(input)][input[0] - 'A'] = player;
        printBoard(board);
        if (player == 'O' && winO(board))
            break;
        if (player == 'X' && winX(board))
            break;
        // change to the other player
        if (player == 'O')
            player = 'X';
        else
            player = 'O';
    }
    cout << "Player " << player << " wins!" << endl;
    return 0;
}
