#ifndef BOARD_H
#define BOARD_H
#include <iostream>
using namespace std;

// put a domino to the grid
void putToGrid(long long &grid, int pos, int p)
{
    long long digit = 1;
    for (int i = 1; i <= 16 - pos; i++)
    {
        digit = digit * 10;
    }
    if (p == 1)
    {
        grid = grid + digit + digit / 10000;
    }
    else
    {
        grid = grid + 2 * digit + 2 * digit / 10;
    }
}

// get the digit of the position
int gridState(long long grid, int pos)
{
    for (int i = 1; i <= 16 - pos; i++)
    {
        grid = grid / 10;
    }
    return grid % 10;
}

#endif
