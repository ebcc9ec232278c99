// A whole game of Domineering, about as long as students' programs: the yardstick for time measurements.
#include <iostream>
#include <iomanip>
#include <string>
using namespace std;

int gridState(long long grid, int pos);
void printGrid(long long grid);
bool isPlaceable(long long grid, int pos, int p);
void putToGrid(long long &grid, int pos, int p);

// 10 to the power of n, without <cmath>.
long long powerOfTen(int n)
{
    long long result = 1;
    while (n > 0)
    {
        result = result * 10;
        n = n - 1;
    }
    return result;
}

// The digit of one position: 0 empty, 1 = A, 2 = B.
int gridState(long long grid, int pos)
{
    return static_cast<int>(grid / powerOfTen(16 - pos) % 10);
}

// The symbol that stands for one digit.
char symbolOf(int state)
{
    if (state == 1)
    {
        return 'A';
    }
    if (state == 2)
    {
        return 'B';
    }
    return '.';
}

// Four rows with spaces between the cells.
void printGrid(long long grid)
{
    for (int row = 0; row < 4; row++)
    {
        for (int column = 1; column <= 4; column++)
        {
            cout << symbolOf(gridState(grid, row * 4 + column));
            if (column < 4)
            {
                cout << setw(1) << ' ';
            }
        }
        cout << endl;
    }
}

// The position of the second half of a domino.
int secondPosition(int pos, int p)
{
    if (p == 1)
    {
        return pos + 4;
    }
    return pos + 1;
}

// Whether a player may put a domino to a position.
bool isPlaceable(long long grid, int pos, int p)
{
    if (pos < 1 || pos > 16)
    {
        return false;
    }
    if (p != 1 && p != 2)
    {
        return false;
    }
    if (p == 1 && pos > 12)
    {
        return false;
    }
    if (p == 2 && pos % 4 == 0)
    {
        return false;
    }
    if (gridState(grid, pos) != 0)
    {
        return false;
    }
    return gridState(grid, secondPosition(pos, p)) == 0;
}

// Puts a domino to two empty cells.
void putToGrid(long long &grid, int pos, int p)
{
    grid = grid + p * powerOfTen(16 - pos);
    grid = grid + p * powerOfTen(16 - secondPosition(pos, p));
}

// Whether a player has any move left.
bool canMove(long long grid, int p)
{
    for (int pos = 1; pos <= 16; pos++)
    {
        if (isPlaceable(grid, pos, p))
        {
            return true;
        }
    }
    return false;
}

// Asks until the player names a placeable position.
int askForMove(long long grid, int p)
{
    int pos = 0;
    bool placeable = false;
    while (!placeable)
    {
        cout << "Player " << p << "'s move: ";
        cin >> pos;
        placeable = isPlaceable(grid, pos, p);
        if (!placeable)
        {
            cout << "Invalid! Try again." << endl;
        }
    }
    return pos;
}

int main()
{
    long long grid = 0;
    int player = 1;
    printGrid(grid);
    while (canMove(grid, player))
    {
        int pos = askForMove(grid, player);
        putToGrid(grid, pos, player);
        player = 3 - player;
        printGrid(grid);
    }
    cout << "Player " << 3 - player << " wins!" << endl;
    return 0;
}
