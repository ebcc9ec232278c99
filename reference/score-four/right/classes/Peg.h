// Peg.h                                   CPSC 101, Score 4
// Ruth Castellan, 230150002, castell@unbc.ca
//
// A peg of the board, like C2.
#ifndef PEG_H
#define PEG_H

#include <string>

class Peg
{
  public:
    Peg(int x = 0, int y = 0) : x(x), y(y) {}

    // Is the text a peg? Then this becomes that peg.
    bool set(const std::string &text)
    {
        if (text.length() != 2 || text[0] < 'A' || text[0] > 'D' || text[1] < '1' || text[1] > '4')
            return false;
        x = text[0] - 'A';
        y = text[1] - '1';
        return true;
    }

    std::string name() const
    {
        return std::string() + char('A' + x) + char('1' + y);
    }

    int getX() const { return x; }
    int getY() const { return y; }

  private:
    int x, y;
};

#endif
