/*****************************************
 * Name: Tam Yuen Shan                   *
 * Student ID: 1155136690                *
 * E-mail: 1155136690@link.cuhk.edu.hk   *
 * Assignment 3                          *
 *****************************************/
#include <iostream>
using namespace std;

// Start from the leading digit and go to the right until pos is reached.
long long unitOf(int pos)
{
    long long unit = 1000000000000000LL;
    int i = 1;
    while (i < pos && unit > 1)
    {
        unit = unit / 10;
        i = i + 1;
    }
    return unit;
}

// Returns 0 (empty), 1 (A) or 2 (B).
int gridState(long long grid, int pos)
{
    long long unit = unitOf(pos);
    return static_cast<int>((grid / unit) % 10);
}

// Prints the four rows of the grid.
void printGrid(long long grid)
{
    int pos = 1;
    for (int row = 1; row <= 4; row++)
    {
        for (int column = 1; column <= 4; column++)
        {
            int state = gridState(grid, pos);
            if (state == 0)
                cout << ".";
            else
                cout << (state == 1 ? "A" : "B");
            if (column < 4)
                cout << " ";
            pos++;
        }
        cout << "\n";
    }
}

// Checks the edges first, and then the two spaces.
bool isPlaceable(long long grid, int pos, int p)
{
    bool result = false;
    if (p == 1 && pos <= 12)                 // not the bottom row
        result = (gridState(grid, pos) == 0) && (gridState(grid, pos + 4) == 0);
    if (p == 2 && pos % 4 != 0)              // not the rightmost column
        result = (gridState(grid, pos) == 0) && (gridState(grid, pos + 1) == 0);
    return result;
}

// Updates the grid with the new domino.
void putToGrid(long long &grid, int pos, int p)
{
    if (p == 1)
        grid = grid + unitOf(pos) + unitOf(pos + 4);
    else
        grid = grid + 2 * unitOf(pos) + 2 * unitOf(pos + 1);
}

// Returns the number of positions where player p can put a domino.
int countMoves(long long grid, int p)
{
    int count = 0;
    for (int pos = 1; pos <= 16; pos++)
        if (isPlaceable(grid, pos, p))
            count++;
    return count;
}

int main()
{
    long long grid = 0;
    int player = 1;
    int opponent = 2;

    printGrid(grid);
    while (countMoves(grid, player) > 0)
    {
        int pos;
        bool valid = false;

        // Repeat the question until the answer is valid.
        while (!valid)
        {
            cout << "Player " << player << "'s move: ";
            cin >> pos;
            valid = isPlaceable(grid, pos, player);
            if (!valid)
                cout << "Invalid! Try again.\n";
        }

        putToGrid(grid, pos, player);
        printGrid(grid);
        swap(player, opponent);
    }
    cout << "Player " << opponent << " wins!\n";
    return 0;
}
