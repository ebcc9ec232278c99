// score4.h
// CPSC 101 project: Score Four
// Peter Sandoval, student number 230150003, sandova@unbc.ca
//
// The board and the text of the commands, for both programs.

#ifndef SCORE4_H
#define SCORE4_H

#include <string>

struct Board {
    char bead[4][4][4];   // 'w', 'b', or ' ' when empty: column, row, level
    int count[4][4];      // how many beads are on the peg
};

// makes the board empty
void clearBoard(Board &board);

// "B1" gives column 1, row 0. False if it is not a location
bool readLocation(std::string text, int &column, int &row);

// the opposite of readLocation
std::string makeLocation(int column, int row);

// true if there is room for one more bead on this peg
bool hasRoom(const Board &board, int column, int row);

// puts a bead on the peg
void putBead(Board &board, int column, int row, char bead);

// true if there is no room anywhere
bool boardFull(const Board &board);

// true if 'w' or 'b' has 4 in a line
bool wins(const Board &board, char bead);

#endif
