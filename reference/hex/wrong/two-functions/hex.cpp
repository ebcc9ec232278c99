/*
 * Name:       Fung Chi Ho
 * Student ID: 1155136418
 * E-mail:     1155136418@link.cuhk.edu.hk
 *
 * Assignment 5: the game of Hex
 */
#include <iostream>
#include <iomanip>
using namespace std;

const int N = 11;   // size of the board

// print the board, each row one column further to the right
void print(char board[N][N]) {
    cout << "  A B C D E F G H I J K" << endl;
    for (int r = 0; r < N; r++) {
        cout << setw(r + 2) << r;
        for (int c = 0; c < N; c++)
            cout << ' ' << board[r][c];
        cout << endl;
    }
}

// go through all connected pieces of the player, starting at (r, c)
void reach(char board[N][N], bool seen[N][N], int r, int c, char player) {
    if (r < 0 || r >= N || c < 0 || c >= N)
        return;
    if (board[r][c] != player || seen[r][c])
        return;
    seen[r][c] = true;
    reach(board, seen, r - 1, c, player);
    reach(board, seen, r + 1, c, player);
    reach(board, seen, r, c - 1, player);
    reach(board, seen, r, c + 1, player);
    reach(board, seen, r - 1, c + 1, player);
    reach(board, seen, r + 1, c - 1, player);
}

int main() {
    char board[N][N];
    for (int r = 0; r < N; r++)
        for (int c = 0; c < N; c++)
            board[r][c] = '.';
    print(board);

    char player = 'O';
    while (true) {
        cout << "Player " << player << ", make your move: ";
        char letter;
        int r;
        if (!(cin >> letter >> r))
            return 0;
        int c = letter - 'A';

        // is the move possible?
        if (r < 0 || r >= N || c < 0 || c >= N || board[r][c] != '.') {
            cout << "Invalid move. Enter again!" << endl;
            continue;
        }
        board[r][c] = player;
        print(board);

        // has the player won? O from left to right, X from top to bottom
        bool seen[N][N] = {};
        bool won = false;
        for (int i = 0; i < N; i++) {
            if (player == 'O')
                reach(board, seen, i, 0, player);
            else
                reach(board, seen, 0, i, player);
        }
        for (int i = 0; i < N; i++) {
            if (player == 'O' && seen[i][N - 1])
                won = true;
            if (player == 'X' && seen[N - 1][i])
                won = true;
        }
        if (won) {
            cout << "Player " << player << " wins!" << endl;
            return 0;
        }
        player = player == 'O' ? 'X' : 'O';
    }
}
