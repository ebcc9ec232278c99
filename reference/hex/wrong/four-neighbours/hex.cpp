/**
 * Name: WONG Chi Fung
 * SID: 1155124480
 * Email: cfwong@link.cuhk.edu.hk
 *
 * Game of Hex
 */
#include <iostream>
#include <iomanip>
using namespace std;

// Fill the board with dots
void initialise(char board[11][11]) {
    for (int r = 0; r < 11; ++r)
        for (int c = 0; c < 11; ++c)
            board[r][c] = '.';
}

// Show the board
void display(const char board[11][11]) {
    cout << ' ';
    for (char c = 'A'; c <= 'K'; ++c)
        cout << ' ' << c;
    cout << '\n';
    for (int r = 0; r < 11; ++r) {
        cout << setw(r + 2) << r;
        for (int c = 0; c < 11; ++c)
            cout << ' ' << board[r][c];
        cout << '\n';
    }
}

// Is it a cell of the board, and is it empty?
bool valid(const char board[11][11], char letter, int r) {
    return letter >= 'A' && letter <= 'K' && r >= 0 && r <= 10 && board[r][letter - 'A'] == '.';
}

// Visit this cell, then the cells up, down, left and right of it
void visit(const char board[11][11], bool seen[11][11], char player, int r, int c) {
    if (r < 0 || r > 10 || c < 0 || c > 10)
        return;
    if (seen[r][c] || board[r][c] != player)
        return;
    seen[r][c] = true;
    visit(board, seen, player, r - 1, c);
    visit(board, seen, player, r + 1, c);
    visit(board, seen, player, r, c - 1);
    visit(board, seen, player, r, c + 1);
}

// Has the player a chain from one border to the other?
bool wins(const char board[11][11], char player) {
    bool seen[11][11] = {{false}};
    for (int i = 0; i < 11; ++i)
        if (player == 'O')
            visit(board, seen, player, i, 0);
        else
            visit(board, seen, player, 0, i);

    for (int i = 0; i < 11; ++i)
        if ((player == 'O' && seen[i][10]) || (player == 'X' && seen[10][i]))
            return true;
    return false;
}

int main() {
    char board[11][11];
    char player = 'O';
    initialise(board);
    display(board);

    for (;;) {
        char letter;
        int r;
        cout << "Player " << player << ", make your move: ";
        cin >> letter >> r;
        while (!valid(board, letter, r)) {
            cout << "Invalid move. Enter again!\n";
            cout << "Player " << player << ", make your move: ";
            cin >> letter >> r;
        }
        board[r][letter - 'A'] = player;
        display(board);
        if (wins(board, player)) {
            cout << "Player " << player << " wins!\n";
            break;
        }
        // the other player's turn
        player = player == 'O' ? 'X' : 'O';
    }
    return 0;
}
