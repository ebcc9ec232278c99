// Grid.cpp                                CPSC 101, Score 4
// Ruth Castellan, 230150002, castell@unbc.ca

#include "Grid.h"

using std::string;
using std::vector;

Grid::Grid()
{
    findLines();
    clear();
}

void Grid::clear()
{
    for (int x = 0; x < 4; ++x)
        for (int y = 0; y < 4; ++y) {
            height[x][y] = 0;
            for (int z = 0; z < 4; ++z)
                beads[x][y][z] = "";
        }
}

bool Grid::room(const Peg &peg) const
{
    return height[peg.getX()][peg.getY()] < 4;
}

vector<Peg> Grid::pegsWithRoom() const
{
    vector<Peg> pegs;
    for (int x = 0; x < 4; ++x)
        for (int y = 0; y < 4; ++y)
            if (room(Peg(x, y)))
                pegs.push_back(Peg(x, y));
    return pegs;
}

void Grid::drop(const Peg &peg, const string &colour)
{
    int &z = height[peg.getX()][peg.getY()];
    beads[peg.getX()][peg.getY()][z] = colour;
    ++z;
}

string Grid::at(int x, int y, int z) const
{
    return beads[x][y][z];
}

bool Grid::winner(const string &colour) const
{
    for (const Line &line : lines) {
        int count = 0;
        for (const Cell &cell : line)
            if (at(cell.x, cell.y, cell.z) == colour)
                ++count;
        if (count == 4)
            return true;
    }
    return false;
}

// All the lines: straight ones in each direction, the diagonals of the planes, the diagonals of the cube.
void Grid::findLines()
{
    for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j) {
            Line a, b, c;
            for (int n = 0; n < 4; ++n) {
                a.push_back({n, i, j});
                b.push_back({i, n, j});
                c.push_back({i, j, n});
            }
            lines.push_back(a);
            lines.push_back(b);
            lines.push_back(c);
        }
    for (int i = 0; i < 4; ++i) {
        Line a, b, c, d, e, f;
        for (int n = 0; n < 4; ++n) {
            a.push_back({i, n, n});
            b.push_back({i, n, 3 - n});
            c.push_back({n, i, n});
            d.push_back({n, i, 3 - n});
            e.push_back({n, n, i});
            f.push_back({n, 3 - n, i});
        }
        for (const Line &line : {a, b, c, d, e, f})
            lines.push_back(line);
    }
    Line a, b, c, d;
    for (int n = 0; n < 4; ++n) {
        a.push_back({n, n, n});
        b.push_back({n, n, 3 - n});
        c.push_back({n, 3 - n, n});
        d.push_back({3 - n, n, n});
    }
    for (const Line &line : {a, b, c, d})
        lines.push_back(line);
}
