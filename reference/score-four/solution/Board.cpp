/*
 * CPSC 101, Score Four
 *
 * Name:           Morgan Delaney
 * Student number: 230000001
 * E-mail:         delaney1@unbc.ca
 *
 * The board of the game: 16 pegs, each with room for four beads.
 */
#include "Board.h"

using namespace std;

Colour otherColour(Colour colour) {
    switch (colour) {
    case Colour::White:
        return Colour::Black;
    case Colour::Black:
        return Colour::White;
    default:
        return Colour::None;
    }
}

string nameOf(Colour colour) {
    switch (colour) {
    case Colour::White:
        return "white";
    case Colour::Black:
        return "black";
    default:
        return "";
    }
}

Colour colourNamed(const string &name) {
    if (name == "white")
        return Colour::White;
    if (name == "black")
        return Colour::Black;
    return Colour::None;
}

Location::Location(int column, int row) : myColumn(column), myRow(row) {
}

bool Location::parse(const string &text, Location &location) {
    if (text.size() != 2 || text[0] < 'A' || text[0] > 'D' || text[1] < '1' || text[1] > '4')
        return false;
    location = Location(text[0] - 'A', text[1] - '1');
    return true;
}

vector<Location> Location::all() {
    vector<Location> locations;
    for (int column = 0; column < Board::SIZE; column++)
        for (int row = 0; row < Board::SIZE; row++)
            locations.push_back(Location(column, row));
    return locations;
}

string Location::name() const {
    string text;
    text += static_cast<char>('A' + myColumn);
    text += static_cast<char>('1' + myRow);
    return text;
}

Board::Board() {
    cells.fill(Colour::None);
}

int Board::height(const Location &peg) const {
    // Beads lie on each other, so the first empty cell is the height.
    int level = 0;
    while (level < SIZE && at(peg, level) != Colour::None)
        level++;
    return level;
}

bool Board::hasRoom(const Location &peg) const {
    return height(peg) < SIZE;
}

bool Board::isFull() const {
    for (const Location &peg : Location::all())
        if (hasRoom(peg))
            return false;
    return true;
}

void Board::drop(const Location &peg, Colour colour) {
    cells[indexOf(peg.column(), peg.row(), height(peg))] = colour;
}

Colour Board::at(const Location &peg, int level) const {
    return cells[indexOf(peg.column(), peg.row(), level)];
}

bool Board::hasLine(Colour colour) const {
    // Every cell is tried as the start of a line in each of the 26 directions.
    // Lines are so found from both ends, which does no harm.
    for (int column = 0; column < SIZE; column++)
        for (int row = 0; row < SIZE; row++)
            for (int level = 0; level < SIZE; level++)
                for (int direction = 0; direction < 27; direction++) {
                    int dColumn = direction / 9 - 1;
                    int dRow = direction / 3 % 3 - 1;
                    int dLevel = direction % 3 - 1;
                    bool moves = dColumn != 0 || dRow != 0 || dLevel != 0;
                    if (moves && isLine(colour, column, row, level, dColumn, dRow, dLevel))
                        return true;
                }
    return false;
}

bool Board::isLine(Colour colour, int column, int row, int level, int dColumn, int dRow, int dLevel) const {
    for (int step = 0; step < SIZE; step++) {
        int index = indexOf(column + step * dColumn, row + step * dRow, level + step * dLevel);
        if (index == -1 || cells[index] != colour)
            return false;
    }
    return true;
}

int Board::indexOf(int column, int row, int level) {
    if (column < 0 || column >= SIZE || row < 0 || row >= SIZE || level < 0 || level >= SIZE)
        return -1;
    return (column * SIZE + row) * SIZE + level;
}
