/*
Name: Mak Tin Long
SID (student ID): 1155134871
e-mail: 1155134871@link.cuhk.edu.hk
*/

#include <iostream>
using namespace std;

//get the digit of the position
int gridState(long long grid, int pos)
{
    long long a = 1000000000000000LL;   //the unit of position 1
    for (int i = 1; i < pos; i++)
    {
        grid = grid % a;    //remove the first digit
        a = a / 10;
    }
    int b = grid / a;
    return b;
}

//print the grid with . A B
void printGrid(long long grid)
{
    int i, j;
    for (i = 0; i < 4; i++)
    {
        for (j = 1; j <= 4; j++)
        {
            int b = gridState(grid, i * 4 + j);
            if (b == 0)
                cout << ".";
            if (b == 1)
                cout << "A";
            if (b == 2)
                cout << "B";
            if (j == 4)
                cout << endl;
            if (j != 4)
                cout << " ";
        }
    }
}

//true if the domino can be put
bool isPlaceable(long long grid, int pos, int p)
{
    bool ok = true;
    if (pos < 1)
        ok = false;
    else if (pos > 16)
        ok = false;
    else if (gridState(grid, pos) != 0)
        ok = false;
    else if (p == 1)
    {
        if (pos > 12)
            ok = false;
        else if (gridState(grid, pos + 4) != 0)
            ok = false;
    }
    else if (p == 2)
    {
        if (pos == 4 || pos == 8 || pos == 12 || pos == 16)
            ok = false;
        else if (gridState(grid, pos + 1) != 0)
            ok = false;
    }
    else
        ok = false;
    return ok;
}

//put the domino of player p
void putToGrid(long long &grid, int pos, int p)
{
    long long a = 1;
    int i;
    for (i = 16; i > pos + 1; i--)
        a = a * 10;
    //now a is the unit of position pos + 1 (it is 1 for the last two positions)
    if (p == 2)
        grid = grid + 22 * a;
    else
    {
        a = a / 1000;       //the unit of position pos + 4
        grid = grid + 10001 * a;
    }
}

int main()
{
    long long grid = 0;
    int p = 1, pos, i, winner = 0;

    printGrid(grid);
    while (winner == 0)
    {
        cout << "Player " << p << "'s move: ";
        cin >> pos;
        while (!isPlaceable(grid, pos, p))
        {
            cout << "Invalid! Try again." << endl;
            cout << "Player " << p << "'s move: ";
            cin >> pos;
        }
        putToGrid(grid, pos, p);
        printGrid(grid);

        //next player
        if (p == 1)
            p = 2;
        else
            p = 1;

        //the game is finished if no position is placeable
        bool found = false;
        for (i = 1; i <= 16; i++)
        {
            if (isPlaceable(grid, i, p))
                found = true;
        }
        if (!found)
            winner = p;
    }
    cout << "Player " << winner << " wins!" << endl;
    return 0;
}
