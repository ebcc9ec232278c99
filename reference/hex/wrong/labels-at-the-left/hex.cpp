/**
 * Hex
 *
 * Name: Sin Tsz Yan
 * Student ID: 1155136478
 * E-mail: tysin@link.cuhk.edu.hk
 */
#include <iostream>
#include <iomanip>
#include <string>
using namespace std;

const int WIDTH = 11;

// Prints the board of the game
void printBoard(char board[WIDTH][WIDTH]) {
    cout << "  A B C D E F G H I J K\n";
    for (int row = 0; row < WIDTH; ++row) {
        cout << setw(2) << row;
        cout << string(row, ' ');
        for (int col = 0; col < WIDTH; ++col) {
            cout << ' ' << board[row][col];
        }
        cout << '\n';
    }
}

// Asks until the player enters a valid move
void askMove(char board[WIDTH][WIDTH], char player, int &row, int &col) {
    bool valid = false;
    while (!valid) {
        char letter;
        cout << "Player " << player << ", make your move: ";
        cin >> letter >> row;
        col = letter - 'A';
        valid = col >= 0 && col < WIDTH && row >= 0 && row < WIDTH && board[row][col] == '.';
        if (!valid) {
            cout << "Invalid move. Enter again!\n";
        }
    }
}

// Expands the reachable cells from one cell
void expand(char board[WIDTH][WIDTH], bool reachable[WIDTH][WIDTH], int row, int col) {
    const int dr[] = {-1, -1, 0, 0, 1, 1};
    const int dc[] = {0, 1, -1, 1, -1, 0};
    reachable[row][col] = true;
    for (int k = 0; k < 6; ++k) {
        const int r = row + dr[k];
        const int c = col + dc[k];
        if (r < 0 || r >= WIDTH || c < 0 || c >= WIDTH) {
            continue;   // not on the board
        }
        if (board[r][c] == board[row][col] && !reachable[r][c]) {
            expand(board, reachable, r, c);
        }
    }
}

// Checks whether the piece just placed completes a winning chain
bool isWinning(char board[WIDTH][WIDTH], int row, int col) {
    bool reachable[WIDTH][WIDTH] = {};
    expand(board, reachable, row, col);

    bool begin = false;
    bool end = false;
    for (int i = 0; i < WIDTH; ++i) {
        if (board[row][col] == 'O') {
            begin |= reachable[i][0];
            end |= reachable[i][WIDTH - 1];
        } else {
            begin |= reachable[0][i];
            end |= reachable[WIDTH - 1][i];
        }
    }
    return begin && end;
}

int main() {
    char board[WIDTH][WIDTH];
    for (int row = 0; row < WIDTH; ++row) {
        for (int col = 0; col < WIDTH; ++col) {
            board[row][col] = '.';
        }
    }
    printBoard(board);

    // Player O has the even turns, Player X the odd ones
    for (int turn = 0; turn < WIDTH * WIDTH; ++turn) {
        const char player = turn % 2 == 0 ? 'O' : 'X';
        int row, col;
        askMove(board, player, row, col);
        board[row][col] = player;
        printBoard(board);
        if (isWinning(board, row, col)) {
            cout << "Player " << player << " wins!\n";
            break;
        }
    }
    return 0;
}
