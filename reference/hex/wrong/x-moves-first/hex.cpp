/* Ip Ka Wai      1155125290
   1155125290@link.cuhk.edu.hk
   Name, student ID, and e-mail as required. CSCI1540 A5 Hex. */
#include <iostream>
#include <iomanip>
using namespace std;

enum Cell { EMPTY, PLAYER_O, PLAYER_X };

// The symbol of a cell
char symbolOf(Cell cell) {
    switch (cell) {
        case PLAYER_O: return 'O';
        case PLAYER_X: return 'X';
        default: return '.';
    }
}

// Print the board
void printBoard(Cell board[11][11]) {
    cout << "  A B C D E F G H I J K" << endl;
    for (int row = 0; row < 11; row++) {
        cout << setw(row + 2) << row;
        for (int col = 0; col < 11; col++)
            cout << " " << symbolOf(board[row][col]);
        cout << endl;
    }
}

// Is the move valid?
bool isValid(Cell board[11][11], char letter, int row) {
    if (letter < 'A' || letter > 'K') return false;
    if (row < 0 || row > 10) return false;
    return board[row][letter - 'A'] == EMPTY;
}

// Fill the reachable array from one cell
void fill(Cell board[11][11], bool reachable[11][11], int row, int col, Cell player) {
    if (row < 0 || row > 10 || col < 0 || col > 10) return;
    if (board[row][col] != player || reachable[row][col]) return;
    reachable[row][col] = true;
    fill(board, reachable, row - 1, col, player);
    fill(board, reachable, row - 1, col + 1, player);
    fill(board, reachable, row, col - 1, player);
    fill(board, reachable, row, col + 1, player);
    fill(board, reachable, row + 1, col - 1, player);
    fill(board, reachable, row + 1, col, player);
}

// Is there a winning chain of the player?
bool isWinning(Cell board[11][11], Cell player) {
    bool reachable[11][11] = {};
    for (int i = 0; i < 11; i++) {
        if (player == PLAYER_O) fill(board, reachable, i, 0, player);
        if (player == PLAYER_X) fill(board, reachable, 0, i, player);
    }
    for (int i = 0; i < 11; i++) {
        if (player == PLAYER_O && reachable[i][10]) return true;
        if (player == PLAYER_X && reachable[10][i]) return true;
    }
    return false;
}

int main() {
    Cell board[11][11] = {};
    Cell player = PLAYER_X;
    printBoard(board);

    do {
        char letter;
        int row;
        bool ok;
        do {
            cout << "Player " << symbolOf(player) << ", make your move: ";
            cin >> letter >> row;
            ok = isValid(board, letter, row);
            if (!ok) cout << "Invalid move. Enter again!" << endl;
        } while (!ok);

        // place the piece
        board[row][letter - 'A'] = player;
        printBoard(board);
        if (isWinning(board, player)) {
            cout << "Player " << symbolOf(player) << " wins!" << endl;
            return 0;
        }
        player = player == PLAYER_O ? PLAYER_X : PLAYER_O;
    } while (true);
}
