// Ho Ka Yan 1155000021
#include "board.h"

// print the 4x4 grid
void printGrid(long long grid)
{
    for (int i = 0; i < 4; i++)
    {
        for (int j = 1; j <= 4; j++)
        {
            int s = gridState(grid, i * 4 + j);
            if (s == 0)
            {
                cout << ". ";
            }
            else if (s == 1)
            {
                cout << "A ";
            }
            else
            {
                cout << "B ";
            }
        }
        cout << endl;
    }
}

// check whether the player can put a domino here
bool isPlaceable(long long grid, int pos, int p)
{
    bool result = false;
    if (pos >= 1 && pos <= 16)
    {
        if (p == 1 && pos <= 12)
        {
            if (gridState(grid, pos) == 0 && gridState(grid, pos + 4) == 0)
            {
                result = true;
            }
        }
        if (p == 2 && pos % 4 != 0)
        {
            if (gridState(grid, pos) == 0 && gridState(grid, pos + 1) == 0)
            {
                result = true;
            }
        }
    }
    return result;
}

int main()
{
    long long grid = 0;
    int player = 1;
    bool gameOver = false;

    printGrid(grid);
    while (!gameOver)
    {
        int pos;
        cout << "Player " << player << "'s move: ";
        cin >> pos;
        while (!isPlaceable(grid, pos, player))
        {
            cout << "Invalid! Try again." << endl;
            cout << "Player " << player << "'s move: ";
            cin >> pos;
        }
        putToGrid(grid, pos, player);
        printGrid(grid);

        // swap player
        if (player == 1)
        {
            player = 2;
        }
        else
        {
            player = 1;
        }

        // check if the next player still has a place
        gameOver = true;
        for (int i = 1; i <= 16; i++)
        {
            if (isPlaceable(grid, i, player))
            {
                gameOver = false;
            }
        }
    }

    // the player who cannot move loses
    if (player == 1)
    {
        cout << "Player 2 wins!" << endl;
    }
    else
    {
        cout << "Player 1 wins!" << endl;
    }
    return 0;
}
