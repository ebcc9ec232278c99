/*
 *  domineering.cpp
 *
 *  Name: Poon Ying Tung
 *  Student ID: 1155132217
 *  E-mail: 1155132217@link.cuhk.edu.hk
 */
#include <iostream>
using namespace std;

// The row (0 to 3) and the column (0 to 3) of a position
int rowOf(int pos) { return (pos - 1) / 4; }
int columnOf(int pos) { return (pos - 1) % 4; }

int gridState(long long grid, int pos)
{
    // Drop the digits of the positions after pos
    for (int after = 16 - pos; after > 0; after--)
        grid /= 10;
    return static_cast<int>(grid % 10);
}

void printGrid(long long grid)
{
    long long place = 1000000000000000LL;    // Position 1
    for (int pos = 1; pos <= 16; pos++, place /= 10) {
        const int digit = static_cast<int>(grid / place % 10);
        if (digit == 1)
            cout << "A";
        else if (digit == 2)
            cout << "B";
        else
            cout << ".";
        cout << (columnOf(pos) == 3 ? "\n" : " ");
    }
}

bool isPlaceable(long long grid, int pos, int p)
{
    // The domino of Player 1 is 1 wide and 2 high, that of Player 2 is 2 wide and 1 high
    int width = p;
    int height = 2 / p;

    if (p != 1 && p != 2)
        return false;
    if (pos < 1 || pos > 16)
        return false;
    if (rowOf(pos) + height > 4 || columnOf(pos) + width > 4)
        return false;

    // All spaces of the domino must be empty
    for (int down = 0; down < height; down++)
        for (int right = 0; right < width; right++)
            if (gridState(grid, pos + 4 * down + right) != 0)
                return false;
    return true;
}

void putToGrid(long long &grid, int pos, int p)
{
    int width = p;
    int height = 2 / p;
    for (int down = 0; down < height; down++)
        for (int right = 0; right < width; right++) {
            // Write p into one space
            long long place = 1;
            for (int i = pos + 4 * down + right; i < 16; i++)
                place *= 10;
            grid += place * p;
        }
}

int main()
{
    long long grid = 0;
    int player = 1;
    int pos = 0;
    printGrid(grid);

    // One round for each domino
    for (bool goesOn = true; goesOn; ) {
        cout << "Player " << player << "'s move: ";
        cin >> pos;
        while (!isPlaceable(grid, pos, player)) {
            cout << "Invalid! Try again.\n";
            cout << "Player " << player << "'s move: ";
            cin >> pos;
        }
        putToGrid(grid, pos, player);
        printGrid(grid);
        player = 3 - player;

        // The game goes on if the next player can move
        goesOn = false;
        for (int i = 1; i <= 16; i++)
            goesOn = goesOn || isPlaceable(grid, i, player);
    }

    cout << "Player " << 3 - player << " wins!\n";
    return 0;
}
