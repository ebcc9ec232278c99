// CSCI1540 Assignment 5: Game of Hex
// Name: Hui Lok Tung
// Student ID: 1155140218
// E-mail: lthui@link.cuhk.edu.hk

#include <iostream>
#include <iomanip>
using namespace std;

const int BOARD_SIZE = 11;

void printBoard(const char board[BOARD_SIZE][BOARD_SIZE]);
bool isProperCell(char letter, int number);
void updateBoard(char board[BOARD_SIZE][BOARD_SIZE], char letter, int number, char player);
bool isWinner(const char board[BOARD_SIZE][BOARD_SIZE], char player);

int main() {
    char board[BOARD_SIZE][BOARD_SIZE];
    for (int i = 0; i < BOARD_SIZE; i++)
        for (int j = 0; j < BOARD_SIZE; j++)
            board[i][j] = '.';

    printBoard(board);
    char player = 'X';
    while (!isWinner(board, player)) {
        // The other player takes the turn
        player = (player == 'O') ? 'X' : 'O';

        char letter;
        int number;
        cout << "Player " << player << ", make your move: ";
        cin >> letter >> number;
        while (!isProperCell(letter, number)) {
            cout << "Invalid move. Enter again!" << endl;
            cout << "Player " << player << ", make your move: ";
            cin >> letter >> number;
        }
        updateBoard(board, letter, number, player);
        printBoard(board);
    }
    cout << "Player " << player << " wins!" << endl;
    return 0;
}

// Print the board in the format of the specification
void printBoard(const char board[BOARD_SIZE][BOARD_SIZE]) {
    cout << "  A B C D E F G H I J K" << endl;
    for (int i = 0; i < BOARD_SIZE; i++) {
        cout << setw(i + 2) << i;
        for (int j = 0; j < BOARD_SIZE; j++)
            cout << ' ' << board[i][j];
        cout << endl;
    }
}

// Check that the input is one of A-K and 0-10
bool isProperCell(char letter, int number) {
    return letter >= 'A' && letter <= 'K' && number >= 0 && number < BOARD_SIZE;
}

// Place an 'O' or an 'X'
void updateBoard(char board[BOARD_SIZE][BOARD_SIZE], char letter, int number, char player) {
    board[number][letter - 'A'] = player;
}

// Check if the player has connected the two borders
bool isWinner(const char board[BOARD_SIZE][BOARD_SIZE], char player) {
    // 0: not reached, 1: reached, 2: reached and finished
    int state[BOARD_SIZE][BOARD_SIZE] = {};
    for (int i = 0; i < BOARD_SIZE; i++) {
        if (player == 'O' && board[i][0] == 'O')
            state[i][0] = 1;
        if (player == 'X' && board[0][i] == 'X')
            state[0][i] = 1;
    }

    bool changed = true;
    while (changed) {
        changed = false;
        for (int i = 0; i < BOARD_SIZE; i++)
            for (int j = 0; j < BOARD_SIZE; j++) {
                if (state[i][j] != 1)
                    continue;
                state[i][j] = 2;
                changed = true;
                if ((player == 'O' && j == BOARD_SIZE - 1) || (player == 'X' && i == BOARD_SIZE - 1))
                    return true;
                // Reach the six neighbors
                for (int di = -1; di <= 1; di++)
                    for (int dj = -1; dj <= 1; dj++) {
                        int ni = i + di, nj = j + dj;
                        if (di == dj || ni < 0 || ni >= BOARD_SIZE || nj < 0 || nj >= BOARD_SIZE)
                            continue;
                        if (board[ni][nj] == player && state[ni][nj] == 0)
                            state[ni][nj] = 1;
                    }
            }
    }
    return false;
}
