/*
  Course:     CSCI1120
  Assignment: 3 (Domineering)
  Name:       Ho Tsz Lok
  Student ID: 1155125678
  E-mail:     1155125678@link.cuhk.edu.hk
*/
#include <iostream>

using std::cin;
using std::cout;
using std::endl;

// Function: value of the digit place of a position (position 16 is the ones place)
long long digitPlace(int pos)
{
    long long place = 1;
    for (int i = 16; i > pos; i--)
        place *= 10;
    return place;
}

// Function: state of a position
int gridState(long long grid, int pos)
{
    long long place = digitPlace(pos);
    int state = grid / place % 10;
    return state;
}

// Function: print one row of four symbols, starting from position first
void printRow(long long grid, int first)
{
    for (int pos = first; pos < first + 4; pos++)
    {
        int state = gridState(grid, pos);
        if (pos != first)
            cout << " ";
        if (state == 1)
            cout << "A";
        else if (state == 2)
            cout << "B";
        else
            cout << ".";
    }
    cout << endl;
}

// Function: print the whole grid
void printGrid(long long grid)
{
    printRow(grid, 1);
    printRow(grid, 5);
    printRow(grid, 9);
    printRow(grid, 13);
}

// Function: check whether player p can put a domino to pos
bool isPlaceable(long long grid, int pos, int p)
{
    // outside of the grid
    if (pos < 1 || pos > 16)
        return false;
    // no such player
    if (p != 1 && p != 2)
        return false;
    // no space below or on the right
    if (p == 1 && pos > 12)
        return false;
    if (p == 2 && pos % 4 == 0)
        return false;

    int other = pos + 1;
    if (p == 1)
        other = pos + 4;

    // the sum is 0 only if both are empty
    int filled = gridState(grid, pos) + gridState(grid, other);
    if (filled == 0)
        return true;
}

// Function: put a domino of player p to pos
void putToGrid(long long &grid, int pos, int p)
{
    grid += digitPlace(pos) * p;
    if (p == 1)
        grid += digitPlace(pos + 4) * p;
    else
        grid += digitPlace(pos + 1) * p;
}

// Function: check whether player p has lost
bool hasLost(long long grid, int p)
{
    for (int pos = 1; pos <= 16; pos++)
        if (isPlaceable(grid, pos, p))
            return false;
    return true;
}

int main()
{
    long long grid = 0;
    int player = 1, pos = 0;

    printGrid(grid);
    while (!hasLost(grid, player))
    {
        cout << "Player " << player << "'s move: ";
        cin >> pos;
        if (isPlaceable(grid, pos, player))
        {
            putToGrid(grid, pos, player);
            player = player % 2 + 1;    // 1 -> 2, 2 -> 1
            printGrid(grid);
        }
        else
        {
            cout << "Invalid! Try again." << endl;
        }
    }
    cout << "Player " << player % 2 + 1 << " wins!" << endl;
    return 0;
}
