/*  Name:  LAU Sze Nga
    SID:   1155000003
    Email: snlau03@student.example

    I learned C in secondary school, so I use printf and scanf.            */
#include <cstdio>

/* The divisor that brings position pos to the last digit. */
long long divisor(int pos)
{
    if (pos == 16) return 1;
    return 10 * divisor(pos + 1);
}

int gridState(long long grid, int pos)
{
    return (grid / divisor(pos)) % 10;
}

/* The symbol of a position. */
char symbol(long long grid, int pos)
{
    int state = gridState(grid, pos);
    if (state == 1) return 'A';
    if (state == 2) return 'B';
    return '.';
}

void printGrid(long long grid)
{
    for (int first = 1; first <= 13; first += 4)
        printf("%c %c %c %c\n", symbol(grid, first), symbol(grid, first + 1),
                                symbol(grid, first + 2), symbol(grid, first + 3));
}

/* How far the second half of a domino is from the first one; 0 for an unknown player. */
int stepOf(int p)
{
    if (p == 1) return 4;
    if (p == 2) return 1;
    return 0;
}

bool isPlaceable(long long grid, int pos, int p)
{
    int step = stepOf(p);
    if (step == 0) return false;
    if (pos < 1 || pos > 16) return false;

    int row = (pos - 1) / 4;
    int column = (pos - 1) % 4;
    if (p == 1 && row == 3) return false;      /* nothing below    */
    if (p == 2 && column == 3) return false;   /* nothing to right */

    if (gridState(grid, pos) != 0) return false;
    if (gridState(grid, pos + step) != 0) return false;
    return true;
}

void putToGrid(long long &grid, int pos, int p)
{
    grid = grid + p * divisor(pos) + p * divisor(pos + stepOf(p));
}

/* The number of positions where player p could move. */
int countMoves(long long grid, int p)
{
    int count = 0;
    for (int pos = 1; pos <= 16; pos++)
        if (isPlaceable(grid, pos, p)) count++;
    return count;
}

/* Asks player p until the answer is a legal move, and returns it. */
int askMove(long long grid, int p)
{
    int pos = 0;
    printf("Player %d's move: ", p);
    scanf("%d", &pos);
    while (!isPlaceable(grid, pos, p)) {
        printf("Invalid! Try again.\n");
        printf("Player %d's move: ", p);
        scanf("%d", &pos);
    }
    return pos;
}

int main(void)
{
    long long grid = 0;
    int turn = 0;                      /* dominoes on the grid so far */

    printGrid(grid);
    for (;;) {
        int p = turn % 2 + 1;
        if (countMoves(grid, p) == 0) {
            printf("Player %d wins!\n", 3 - p);
            return 0;
        }
        putToGrid(grid, askMove(grid, p), p);
        printGrid(grid);
        turn++;
    }
}
