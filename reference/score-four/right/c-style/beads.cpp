/*
 * beads.cpp      Score Four
 * CPSC 101       Joan Whitford   230150001   whitfor@unbc.ca
 */
#include <cstring>
#include "beads.h"

void empty(Beads *b)
{
    memset(b, 0, sizeof *b);
}

int pegnumber(const char *text)
{
    if (strlen(text) != 2)
        return -1;
    if (text[0] < 'A' || text[0] > 'D' || text[1] < '1' || text[1] > '4')
        return -1;
    return 4 * (text[0] - 'A') + text[1] - '1';
}

int add(Beads *b, int peg, char colour)
{
    if (b->n[peg] == 4)
        return 0;
    b->bead[peg][b->n[peg]] = colour;
    b->n[peg]++;
    return 1;
}

int full(const Beads *b)
{
    for (int peg = 0; peg < 16; peg++)
        if (b->n[peg] < 4)
            return 0;
    return 1;
}

/* bead at x, y, z; 0 outside of the cube or when there is none */
static char at(const Beads *b, int x, int y, int z)
{
    if (x < 0 || x > 3 || y < 0 || y > 3 || z < 0 || z > 3)
        return 0;
    return b->bead[4 * x + y][z];
}

int line(const Beads *b, char colour)
{
    /* a line starts somewhere on the border and goes on in one of 13 directions */
    static const int d[13][3] = {{1, 0, 0}, {0, 1, 0},  {0, 0, 1},  {1, 1, 0},  {1, -1, 0}, {1, 0, 1},  {1, 0, -1},
                                 {0, 1, 1}, {0, 1, -1}, {1, 1, 1},  {1, 1, -1}, {1, -1, 1}, {1, -1, -1}};
    for (int cell = 0; cell < 64; cell++)
        for (int i = 0; i < 13; i++) {
            int k = 0;
            while (k < 4 &&
                   at(b, cell / 16 + k * d[i][0], cell / 4 % 4 + k * d[i][1], cell % 4 + k * d[i][2]) == colour)
                k++;
            if (k == 4)
                return 1;
        }
    return 0;
}
