// CSCI1120 Assignment 3
// Name       : Wong Chi Hang
// Student ID : s1155130022
// E-mail     : s1155130022@link.cuhk.edu.hk

#include <iostream>

/*
 * Returns the digit of grid at position pos.
 * Works from the right: position 16 is the last digit, so every step to the
 * left throws one digit away.
 */
int gridstate(long long grid, int pos)
{
    for (int i = 16; i > pos; --i)
    {
        grid /= 10;
    }
    return static_cast<int>(grid % 10);
}

/*
 * Prints the grid, '.' for empty, 'A' for Player 1 and 'B' for Player 2.
 */
void printGrid(long long grid)
{
    for (int pos = 1; pos <= 16; ++pos)
    {
        switch (gridstate(grid, pos))
        {
            case 1:
                std::cout << 'A';
                break;
            case 2:
                std::cout << 'B';
                break;
            default:
                std::cout << '.';
        }
        std::cout << (pos % 4 == 0 ? '\n' : ' ');
    }
}

/*
 * Tells whether Player p can put a domino at pos.
 */
bool isPlaceable(long long grid, int pos, int p)
{
    if (pos < 1 || pos > 16 || p < 1 || p > 2)
    {
        return false;
    }
    // the bottom row for Player 1, the rightmost column for Player 2
    if ((p == 1 && pos >= 13) || (p == 2 && pos % 4 == 0))
    {
        return false;
    }
    int neighbour = (p == 1) ? pos + 4 : pos + 1;
    return gridstate(grid, pos) == 0 && gridstate(grid, neighbour) == 0;
}

/*
 * Puts a domino of Player p at pos: the digits there become p.
 */
void putToGrid(long long &grid, int pos, int p)
{
    long long unit = 1;
    for (int i = 16; i > pos; --i)
    {
        unit *= 10;
    }
    // the space to the right is worth a tenth, the one below a ten thousandth
    long long other = (p == 1) ? unit / 10000 : unit / 10;
    grid += p * (unit + other);
}

/*
 * Tells whether the game is over for Player p.
 */
bool isStuck(long long grid, int p)
{
    int count = 0;
    for (int pos = 1; pos <= 16; ++pos)
    {
        if (isPlaceable(grid, pos, p))
        {
            ++count;
        }
    }
    return count == 0;
}

int main()
{
    long long grid = 0;
    int current = 1, next = 2;

    printGrid(grid);
    do
    {
        int pos;
        std::cout << "Player " << current << "'s move: ";
        std::cin >> pos;
        // ask again until the position is fine
        while (!isPlaceable(grid, pos, current))
        {
            std::cout << "Invalid! Try again.\n";
            std::cout << "Player " << current << "'s move: ";
            std::cin >> pos;
        }
        putToGrid(grid, pos, current);
        printGrid(grid);

        // swap the players
        int temp = current;
        current = next;
        next = temp;
    } while (!isStuck(grid, current));

    std::cout << "Player " << next << " wins!\n";
}
