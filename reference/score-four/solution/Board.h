/*
 * CPSC 101, Score Four
 *
 * Name:           Morgan Delaney
 * Student number: 230000001
 * E-mail:         delaney1@unbc.ca
 *
 * The board of the game: 16 pegs, each with room for four beads. Referee and opponent both keep one.
 */
#ifndef BOARD_H
#define BOARD_H

#include <array>
#include <string>
#include <vector>

// What is in one place of the board.
enum class Colour { None, White, Black };

// The colour of the other player. There is no other one for None.
Colour otherColour(Colour colour);

// "white" or "black", as the commands spell it; None has no name.
std::string nameOf(Colour colour);

// Reads a colour as the commands spell it; None if the text is no colour.
Colour colourNamed(const std::string &name);

// One of the 16 pegs, such as B1: column B, row 1.
class Location {
public:
    // The first peg, A1.
    Location() = default;

    // Both numbers are 0 to 3.
    Location(int column, int row);

    // Reads a location such as "B1". Returns false, and leaves the location alone, if the text is none.
    static bool parse(const std::string &text, Location &location);

    // All the pegs, from A1 to D4.
    static std::vector<Location> all();

    int column() const { return myColumn; }
    int row() const { return myRow; }

    // The location as the commands spell it.
    std::string name() const;

private:
    int myColumn = 0;
    int myRow = 0;
};

class Board {
public:
    // Columns, rows, and beads on a peg; also the length of a line.
    static const int SIZE = 4;

    // The empty board.
    Board();

    // How many beads there are on a peg.
    int height(const Location &peg) const;

    bool hasRoom(const Location &peg) const;

    // Whether no peg has room any more.
    bool isFull() const;

    // Puts a bead onto a peg, which must have room.
    void drop(const Location &peg, Colour colour);

    // The bead at a level of a peg, 0 being the bottom; None where there is no bead.
    Colour at(const Location &peg, int level) const;

    // Whether there are four beads of the colour in a straight line.
    bool hasLine(Colour colour) const;

private:
    // Whether a line of the colour starts at this cell and runs in this direction.
    bool isLine(Colour colour, int column, int row, int level, int dColumn, int dRow, int dLevel) const;

    // The place of a cell in the array below; -1 for a cell outside of the board.
    static int indexOf(int column, int row, int level);

    std::array<Colour, SIZE * SIZE * SIZE> cells;
};

#endif
