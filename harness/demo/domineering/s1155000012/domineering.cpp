// name: Mak Tsz Ching
// sid: 1155000012
// email: tcmak12@student.example
#include <iostream>
using namespace std;

int gridState(long long grid, int pos)
{
    // move the digit to the end
    while (pos < 16) { grid = grid / 10; pos = pos + 1; }
    return grid % 10;
}

void printGrid(long long grid)
{
    for (int pos = 1; pos <= 16; pos = pos + 4)
    {
        for (int k = pos; k < pos + 4; k++)
        {
            if (k > pos) cout << " ";
            int state = gridState(grid, k);
            if (state == 0) cout << ".";
            else cout << (state == 1 ? "A" : "B");
        }
        cout << "\n";
    }
}

bool isPlaceable(long long grid, int pos, int p)
{
    if (pos <= 0 || pos >= 17) return false;
    if (p == 1)
    {
        if (pos >= 13) return false;
        if (gridState(grid, pos) > 0) return false;
        if (gridState(grid, pos + 4) > 0) return false;
        return true;
    }
    if (p == 2)
    {
        if (pos % 4 == 0) return false;
        if (gridState(grid, pos) > 0) return false;
        if (gridState(grid, pos + 1) > 0) return false;
        return true;
    }
    return false;
}

void putToGrid(long long &grid, int pos, int p)
{
    // the domino at the very end of the grid
    long long domino;
    int last;
    if (p == 1) { domino = 10001; last = pos + 4; }
    else { domino = 22; last = pos + 1; }
    // move it to its place
    for (int i = last; i < 16; i++) domino = domino * 10;
    grid = grid + domino;
}

// is every position filled?
bool isFull(long long grid)
{
    for (int pos = 1; pos <= 16; pos++)
        if (gridState(grid, pos) == 0) return false;
    return true;
}

int main()
{
    long long grid = 0;
    int player = 1;
    printGrid(grid);
    // the game goes on until the grid is full
    while (!isFull(grid))
    {
        int pos;
        cout << "Player " << player << "'s move: ";
        cin >> pos;
        if (isPlaceable(grid, pos, player))
        {
            putToGrid(grid, pos, player);
            printGrid(grid);
            player = 3 - player;
        }
        else
        {
            cout << "Invalid! Try again.\n";
        }
    }
    cout << "Player " << 3 - player << " wins!\n";
    return 0;
}
