/***
  Name: Chiu Man Kit
  Student ID: 1155128759
  E-mail: 1155128759@link.cuhk.edu.hk
  Assignment 3
***/
#include <iostream>
using namespace std;

/*
gridState: to find the state of a position of the grid.
For position 16 we need the last digit, for position 15 the last digit
after dividing by 10 once, for position 14 after dividing twice, etc.
*/
int gridState(long long grid, int pos)
{
    int times = 16 - pos;
    for (int i = 1; i <= times; i++)
    {
        grid = grid / 10;
    }
    int answer = grid % 10;
    return answer;
}

/*
printGrid: to print the grid line by line.
*/
void printGrid(long long grid)
{
    int pos = 1;
    for (int line = 1; line <= 4; line++)
    {
        for (int k = 1; k <= 4; k++)
        {
            int state = gridState(grid, pos);
            if (k > 1)
            {
                cout << ' ';
            }
            if (state == 1)
            {
                cout << 'A';
            }
            else if (state == 2)
            {
                cout << 'B';
            }
            else
            {
                cout << '.';
            }
            pos = pos + 1;
        }
        cout << '\n';
    }
}

/*
isPlaceable: to check if player p can use the position.
Player 1 is vertical, otherwise the domino is horizontal.
*/
bool isPlaceable(long long grid, int pos, int p)
{
    if (pos < 1 || pos > 16)
    {
        return false;
    }
    if (p == 1)
    {
        if (pos + 4 > 16)
        {
            return false;
        }
        return gridState(grid, pos) == 0 && gridState(grid, pos + 4) == 0;
    }
    else
    {
        if (pos % 4 == 0)
        {
            return false;
        }
        return gridState(grid, pos) == 0 && gridState(grid, pos + 1) == 0;
    }
}

/*
putToGrid: to add the domino to the grid.
*/
void putToGrid(long long &grid, int pos, int p)
{
    long long number = 1;
    int times = 16 - pos;
    for (int i = 1; i <= times; i++)
    {
        number = number * 10;
    }
    if (p == 1)
    {
        // 1 here and 1 four digits later
        grid = grid + number + number / 10000;
    }
    else
    {
        // 2 here and 2 in the next digit
        grid = grid + number * 2 + number / 10 * 2;
    }
}

/*
main: to play the game.
*/
int main()
{
    long long grid = 0;
    int player = 1;
    int possible = 1;
    printGrid(grid);
    while (possible == 1)
    {
        int pos;
        cout << "Player " << player << "'s move: ";
        cin >> pos;
        if (isPlaceable(grid, pos, player) == false)
        {
            cout << "Invalid! Try again.\n";
        }
        else
        {
            putToGrid(grid, pos, player);
            player = 3 - player;
            printGrid(grid);
            // check if the next player can do something
            possible = 0;
            for (int i = 1; i <= 16; i++)
            {
                if (isPlaceable(grid, i, player))
                {
                    possible = 1;
                }
            }
        }
    }
    cout << "Player " << 3 - player << " wins!\n";
    return 0;
}
