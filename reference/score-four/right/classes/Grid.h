// Grid.h                                  CPSC 101, Score 4
// Ruth Castellan, 230150002, castell@unbc.ca
//
// The beads on the 16 pegs, and the 76 lines.
#ifndef GRID_H
#define GRID_H

#include "Peg.h"
#include <string>
#include <vector>

class Grid
{
  public:
    Grid();
    void clear();

    bool room(const Peg &peg) const;
    std::vector<Peg> pegsWithRoom() const;
    void drop(const Peg &peg, const std::string &colour);

    // "white", "black" or "" for no bead
    std::string at(int x, int y, int z) const;

    // Does the colour have a line?
    bool winner(const std::string &colour) const;

  private:
    struct Cell
    {
        int x, y, z;
    };
    typedef std::vector<Cell> Line;

    std::string beads[4][4][4];
    int height[4][4];
    std::vector<Line> lines;

    void findLines();
};

#endif
