// Name: HO Lok Yi; Student ID: 1155000026; E-mail: 1155000026@link.cuhk.edu.hk
#include <stdio.h>
#include <stdlib.h>

// What is left of the grid in front of a position, and the digit at its end.
int gridState(long long grid, int pos)
{
    int i;
    for (i = pos; i <= 15; i = i + 1)
    {
        grid = grid / 10;
    }
    return (int) (grid - grid / 10 * 10);
}

// The sign of a position.
char sign(long long grid, int pos)
{
    if (gridState(grid, pos) == 1)
    {
        return 'A';
    }
    if (gridState(grid, pos) == 2)
    {
        return 'B';
    }
    return '.';
}

void printGrid(long long grid)
{
    int i;
    for (i = 1; i <= 13; i = i + 4)
    {
        printf("%c %c %c %c\n", sign(grid, i), sign(grid, i + 1), sign(grid, i + 2), sign(grid, i + 3));
    }
}

// Each reason to refuse a domino by itself.
bool isPlaceable(long long grid, int pos, int p)
{
    if (p != 1 && p != 2)
    {
        return false;
    }
    if (pos < 1 || pos > 16)
    {
        return false;
    }
    if (gridState(grid, pos) != 0)
    {
        return false;
    }
    if (p == 1)
    {
        if (pos == 13 || pos == 14 || pos == 15 || pos == 16)
        {
            return false;
        }
        if (gridState(grid, pos + 4) != 0)
        {
            return false;
        }
    }
    else
    {
        if (pos == 4 || pos == 8 || pos == 12 || pos == 16)
        {
            return false;
        }
        if (gridState(grid, pos + 1) != 0)
        {
            return false;
        }
    }
    return true;
}

// The digits in front of the position stay, and so do those behind it.
void setState(long long &grid, int pos, int p)
{
    long long unit;
    int i;
    unit = 1;
    for (i = pos; i <= 15; i = i + 1)
    {
        unit = unit * 10;
    }
    grid = grid / unit * unit + p * unit + grid % unit;
}

void putToGrid(long long &grid, int pos, int p)
{
    setState(grid, pos, p);
    if (p == 1)
    {
        setState(grid, pos + 4, p);
    }
    else
    {
        setState(grid, pos + 1, p);
    }
}

// An integer, with a sign or without one; there is no game without input.
int readInteger()
{
    int character, value, sign;
    value = 0;
    sign = 1;
    character = getchar();
    while (character == ' ' || character == '\n' || character == '\r' || character == '\t')
    {
        character = getchar();
    }
    if (character == EOF)
    {
        exit(0);
    }
    if (character == '-' || character == '+')
    {
        sign = character == '-' ? -1 : 1;
        character = getchar();
    }
    while (character >= '0' && character <= '9')
    {
        // Anything this large is outside of the grid.
        if (value < 100000000)
        {
            value = value * 10 + (character - '0');
        }
        character = getchar();
    }
    return sign * value;
}

bool canMove(long long grid, int p)
{
    int i;
    for (i = 1; i <= 16; i = i + 1)
    {
        if (isPlaceable(grid, i, p))
        {
            return true;
        }
    }
    return false;
}

int main()
{
    long long grid;
    int p, pos;
    grid = 0;
    p = 1;
    printGrid(grid);
    while (canMove(grid, p))
    {
        printf("Player %d's move: ", p);
        fflush(stdout);
        pos = readInteger();
        if (isPlaceable(grid, pos, p))
        {
            putToGrid(grid, pos, p);
            printGrid(grid);
            p = p % 2 + 1;
        }
        else
        {
            printf("Invalid! Try again.\n");
        }
    }
    printf("Player %d wins!\n", p % 2 + 1);
    return EXIT_SUCCESS;
}
