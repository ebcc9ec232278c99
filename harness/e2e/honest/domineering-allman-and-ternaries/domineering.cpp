// Name: LEE Ka Yan
// Student ID: 1155000017
// E-mail: 1155000017@link.cuhk.edu.hk
#include <iostream>
#include <iomanip>

// A digit of the grid: the number is divided by ten until the digit stands at its end.
int gridState(long long grid, int pos)
{
    for (int after = pos; after != 16; ++after) grid /= 10;
    return int(grid % 10);
}

// Two loops, one for the rows and one for the columns.
void printGrid(long long grid)
{
    for (int row = 0; row < 4; ++row)
    {
        for (int column = 1; column <= 4; ++column)
        {
            const int state = gridState(grid, 4 * row + column);
            std::cout << (state == 0 ? '.' : state == 1 ? 'A' : 'B') << (column < 4 ? " " : "");
        }
        std::cout << std::endl;
    }
}

// Vertical dominoes need the next row, horizontal ones the next column.
bool isPlaceable(long long grid, int pos, int p)
{
    bool inside = (p == 1 && pos >= 1 && pos <= 12) || (p == 2 && pos >= 1 && pos <= 15 && pos % 4 != 0);
    return inside && !gridState(grid, pos) && !gridState(grid, p == 1 ? pos + 4 : pos + 1);
}

// Adds the two digits.
void putToGrid(long long &grid, int pos, int p)
{
    for (int half : {pos, p == 1 ? pos + 4 : pos + 1})
    {
        long long digit = p;
        for (int after = half; after != 16; ++after) digit *= 10;
        grid += digit;
    }
}

int main()
{
    long long grid{};
    int mover{2}, pos{};
    for (bool done = false; !done;)
    {
        // Somebody has moved, or the game begins: the other player is next, if there is a place.
        mover = mover == 1 ? 2 : 1;
        printGrid(grid);
        int places = 0;
        for (int at = 1; at <= 16; ++at) places += isPlaceable(grid, at, mover);
        done = places == 0;
        while (!done)
        {
            std::cout << "Player " << std::setw(1) << mover << "\'s move: " << std::flush;
            if (!(std::cin >> pos)) return 0;
            if (isPlaceable(grid, pos, mover))
            {
                putToGrid(grid, pos, mover);
                break;
            }
            std::cout << "Invalid! Try again." << std::endl;
        }
    }
    std::cout << "Player " << (mover == 1 ? 2 : 1) << " wins!" << std::endl;
}
