/* Pat Ferris, 230000061, ferris@unbc.ca: what both programs know of the board. */
#ifndef PEGS_H
#define PEGS_H

#include <cstring>

struct Pegs {
    char bead[4][4][4]; /* column, row, level; 0 where there is none */
};

inline void clearPegs(Pegs *pegs) { std::memset(pegs, 0, sizeof *pegs); }

/* how many beads a peg has */
inline int heightOf(const Pegs *pegs, int column, int row)
{
    int level = 0;
    while (level < 4 && pegs->bead[column][row][level] != 0) level++;
    return level;
}

/* A to D and 1 to 4, and nothing else */
inline bool readPeg(const char *text, int *column, int *row)
{
    *column = text[0] - 'A';
    if (*column < 0 || *column > 3) return false;
    *row = text[1] - '1';
    return *row >= 0 && *row <= 3 && text[2] == 0;
}

inline bool drop(Pegs *pegs, int column, int row, char colour)
{
    int level = heightOf(pegs, column, row);
    if (level > 3) return false;
    pegs->bead[column][row][level] = colour;
    return true;
}

/* four in a straight line, in any of the 13 directions */
inline bool hasFour(const Pegs *pegs, char colour)
{
    for (int start = 0; start < 64; start++)
        for (int way = 0; way < 27; way++) {
            int c = start / 16, r = start / 4 % 4, l = start % 4, n = 0;
            int dc = way / 9 - 1, dr = way / 3 % 3 - 1, dl = way % 3 - 1;
            if (dc == 0 && dr == 0 && dl == 0) continue;
            while (c >= 0 && c < 4 && r >= 0 && r < 4 && l >= 0 && l < 4 && pegs->bead[c][r][l] == colour) {
                n++;
                c += dc, r += dr, l += dl;
            }
            if (n == 4) return true;
        }
    return false;
}

inline bool allFull(const Pegs *pegs)
{
    for (int peg = 0; peg < 16; peg++)
        if (heightOf(pegs, peg / 4, peg % 4) < 4) return false;
    return true;
}

#endif
