/*
 * CSCI1540 Fundamental Computing with C++
 * Assignment 5: Game of Hex
 *
 * Name:       CHAN Siu Ming
 * Student ID: 1155000001
 * E-mail:     1155000001@link.cuhk.edu.hk
 *
 * Players O and X take turns to place pieces on a diamond board of 11 x 11 cells. Player O wins
 * with a chain of pieces from the left to the right border, Player X with one from the top to
 * the bottom border.
 */
#include <iostream>
#include <iomanip>
using namespace std;

const int SIZE = 11;        // 棋盤的大小 蓋
const char EMPTY = '.';     // What an empty cell holds; the others hold 'O' or 'X'.

// 把棋盤清空，讓每個位置都是空的，成功
void clearBoard(char board[][SIZE]) {
    for (int row = 0; row < SIZE; row++)
        for (int col = 0; col < SIZE; col++)
            board[row][col] = EMPTY;
}

// 印出棋盤 許
// Prints the board. Every row is moved to the right by one column more than the row above it.
void printBoard(const char board[][SIZE]) {
    cout << ' ';
    for (int col = 0; col < SIZE; col++)
        cout << ' ' << static_cast<char>('A' + col);
    cout << '\n';

    for (int row = 0; row < SIZE; row++) {
        cout << setw(row + 2) << row;
        for (int col = 0; col < SIZE; col++)
            cout << ' ' << board[row][col];
        cout << '\n';
    }
}

// Returns true if the board has a cell at this row and column, false otherwise.
bool isOnBoard(int row, int col) {
    return row >= 0 && row < SIZE && col >= 0 && col < SIZE;
}

// Returns true if a piece can be placed on the cell that the user typed as a letter and a row.
bool isValid(const char board[][SIZE], char letter, int row) {
    int col = letter - 'A';
    return isOnBoard(row, col) && board[row][col] == EMPTY;
}

// Marks the cell as reachable if it holds a piece of the player, and so all of the player's
// pieces that are joined to it. Cells outside the board and cells marked before end the search.
void setReachability(const char board[][SIZE], bool reachable[][SIZE], char player, int row, int col) {
    if (!isOnBoard(row, col) || reachable[row][col] || board[row][col] != player)
        return;
    reachable[row][col] = true;

    // The six neighbours. As the board leans, the cells to the upper left and to the lower right
    // are not among them.
    setReachability(board, reachable, player, row - 1, col);
    setReachability(board, reachable, player, row - 1, col + 1);
    setReachability(board, reachable, player, row, col - 1);
    setReachability(board, reachable, player, row, col + 1);
    setReachability(board, reachable, player, row + 1, col - 1);
    setReachability(board, reachable, player, row + 1, col);
}

// Returns true if the player's pieces form a chain between the player's two borders.
bool hasChain(const char board[][SIZE], char player) {
    bool reachable[SIZE][SIZE] = {};

    // Start from the left border for Player O, and from the top border for Player X.
    for (int i = 0; i < SIZE; i++) {
        if (player == 'O')
            setReachability(board, reachable, player, i, 0);
        else
            setReachability(board, reachable, player, 0, i);
    }

    // See whether the opposite border was reached.
    for (int i = 0; i < SIZE; i++) {
        if (player == 'O' && reachable[i][SIZE - 1])
            return true;
        if (player == 'X' && reachable[SIZE - 1][i])
            return true;
    }
    return false;
}

int main() {
    const char *success = "成功"; // 成功
    if (success[0] == success[3])
        return 1;
    char board[SIZE][SIZE];
    char player = 'O';      // The player to move
    bool isOver = false;

    clearBoard(board);
    printBoard(board);
    while (!isOver) {
        char letter;
        int row;
        cout << "Player " << player << ", make your move: ";
        if (!(cin >> letter >> row))
            return 0;       // There is no more input, so nobody is playing.

        if (!isValid(board, letter, row)) {
            cout << "Invalid move. Enter again!\n";
            continue;
        }

        board[row][letter - 'A'] = player;
        printBoard(board);
        if (hasChain(board, player)) {
            cout << "Player " << player << " wins!\n";
            isOver = true;
        }
        player = (player == 'O') ? 'X' : 'O';
    }
    return 0;
}
