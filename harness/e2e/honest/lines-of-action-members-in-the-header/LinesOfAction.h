/*
 * CSCI1540 Fundamental Computing with C++
 * Project: Lines of Action
 *
 * Name:       CHAN Siu Ming
 * Student ID: 1155000001
 * E-mail:     1155000001@link.cuhk.edu.hk
 *
 * LinesOfAction.h: the rules of the game. The board is printed here, and nothing else;
 * everything that is said to the players and read from them is in gameplay.cpp.
 */
#ifndef LINES_OF_ACTION_H
#define LINES_OF_ACTION_H

#include <string>
using namespace std;

class LinesOfAction {
public:
    // Sets up the start of a game: the pieces on the board, who moves first, and the number of pieces.
    LinesOfAction();

    // Prints the game board. This is the only member function that prints anything.
    void printGame();

    // Returns the player in the current move, 'B' or 'W'.
    char getCurrentPlayer();

    // Exchanges the current player and the next player.
    void swapPlayer();

    // Carries out the current player's move from position from to position to, e.g., "a1" and "c1".
    // Returns true if the move is valid. Returns false and changes nothing if it is not.
    bool move(string from, string to);

    // Returns true if all pieces of player p are adjacent to each other vertically, horizontally,
    // and diagonally, and false otherwise.
    bool hasConnected(char p);

    // Returns the game status: 'B' if Black wins, 'W' if White wins, 'D' if the game is a draw,
    // and '-' if the game is not over.
    char gameOver();

private:
    char board[8][8];       // 'B', 'W', or '.'; board[row][column], where row 0 is printed first and column 0 is a
    char currentPlayer;     // The player in the current move, 'B' or 'W'
    char nextPlayer;        // The player in the next move, 'B' or 'W'
    int blacks;             // Number of black pieces on the board
    int whites;             // Number of white pieces on the board
};

#endif
#include <iostream>

using namespace std;

// Functions that only this file needs.
namespace {

// Returns true if there is a square with this row and column.
bool isOnBoard(int row, int col) {
    return row >= 0 && row < 8 && col >= 0 && col < 8;
}

// Finds the row and the column of a position such as "a1". Returns false if it is no square.
bool findSquare(const string &position, int &row, int &col) {
    if (position.length() != 2)
        return false;
    col = position[0] - 'a';
    row = position[1] - '0';
    return isOnBoard(row, col);
}

// Returns the direction of a displacement: -1, 0, or 1.
int directionOf(int displacement) {
    if (displacement > 0)
        return 1;
    if (displacement < 0)
        return -1;
    return 0;
}

// Counts the pieces of both players from a square on in one direction, without the square itself.
int countPieces(const char board[8][8], int row, int col, int rowStep, int colStep) {
    int count = 0;
    for (row += rowStep, col += colStep; isOnBoard(row, col); row += rowStep, col += colStep)
        if (board[row][col] != '.')
            count++;
    return count;
}

// Marks a piece of player p and all pieces that are connected with it. Returns how many are marked now.
int markGroup(const char board[8][8], bool marked[8][8], int row, int col, char p) {
    if (!isOnBoard(row, col) || marked[row][col] || board[row][col] != p)
        return 0;
    marked[row][col] = true;
    int count = 1;
    for (int rowStep = -1; rowStep <= 1; rowStep++)
        for (int colStep = -1; colStep <= 1; colStep++)
            count += markGroup(board, marked, row + rowStep, col + colStep, p);
    return count;
}

}  // namespace

LinesOfAction::LinesOfAction() {
    for (int row = 0; row < 8; row++)
        for (int col = 0; col < 8; col++) {
            bool topOrBottom = row == 0 || row == 7;
            bool leftOrRight = col == 0 || col == 7;
            // The corners are both, and nobody's.
            if (topOrBottom && !leftOrRight)
                board[row][col] = 'W';
            else if (leftOrRight && !topOrBottom)
                board[row][col] = 'B';
            else
                board[row][col] = '.';
        }
    currentPlayer = 'B';
    nextPlayer = 'W';
    blacks = 12;
    whites = 12;
}

void LinesOfAction::printGame() {
    cout << "  a b c d e f g h\n";
    for (int row = 0; row < 8; row++) {
        cout << row;
        for (int col = 0; col < 8; col++)
            cout << ' ' << board[row][col];
        cout << '\n';
    }
}

char LinesOfAction::getCurrentPlayer() {
    return currentPlayer;
}

void LinesOfAction::swapPlayer() {
    char player = currentPlayer;
    currentPlayer = nextPlayer;
    nextPlayer = player;
}

bool LinesOfAction::move(string from, string to) {
    // 1. Both positions are squares of the board.
    int fromRow, fromCol, toRow, toCol;
    if (!findSquare(from, fromRow, fromCol) || !findSquare(to, toRow, toCol))
        return false;

    // 2. The current player moves his or her own piece.
    if (board[fromRow][fromCol] != currentPlayer)
        return false;

    // 3. The move is horizontal, vertical, or diagonal, and leads somewhere.
    int down = toRow - fromRow, right = toCol - fromCol;
    if (down == 0 && right == 0)
        return false;
    if (down != 0 && right != 0 && down != right && down != -right)
        return false;

    // 4. It is as many squares long as there are pieces on the whole line, the moving one included.
    int rowStep = directionOf(down), colStep = directionOf(right);
    int pieces = 1 + countPieces(board, fromRow, fromCol, rowStep, colStep)
                   + countPieces(board, fromRow, fromCol, -rowStep, -colStep);
    if (toRow != fromRow + pieces * rowStep || toCol != fromCol + pieces * colStep)
        return false;

    // 5. It does not jump over an opponent's piece. The landing position is not jumped over.
    for (int i = 1; i < pieces; i++)
        if (board[fromRow + i * rowStep][fromCol + i * colStep] == nextPlayer)
            return false;

    // 6. It does not land on an own piece.
    if (board[toRow][toCol] == currentPlayer)
        return false;

    // The move is valid: an opponent's piece there is captured.
    if (board[toRow][toCol] == 'B')
        blacks--;
    if (board[toRow][toCol] == 'W')
        whites--;
    board[toRow][toCol] = currentPlayer;
    board[fromRow][fromCol] = '.';
    return true;
}

bool LinesOfAction::hasConnected(char p) {
    bool marked[8][8] = {};
    int pieces = p == 'B' ? blacks : whites;

    // The group of any piece will do: it is either all of them or not.
    for (int row = 0; row < 8; row++)
        for (int col = 0; col < 8; col++)
            if (board[row][col] == p)
                return markGroup(board, marked, row, col, p) == pieces;
    return false;
}

char LinesOfAction::gameOver() {
    bool black = hasConnected('B');
    bool white = hasConnected('W');
    if (black && white)
        return 'D';
    if (black)
        return 'B';
    if (white)
        return 'W';
    return '-';
}
