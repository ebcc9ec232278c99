/*
 * LinesOfAction.h
 *
 * The class LinesOfAction models the game Lines of Action. You implement its member functions
 * in LinesOfAction.cpp, and write a client program that plays the game in gameplay.cpp.
 *
 * This file is provided. Do not modify it, and do not submit it.
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
