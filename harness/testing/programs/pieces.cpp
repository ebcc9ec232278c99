// The class under test in members.test.ts.
#include "pieces.h"
#include <iostream>

// Whether a name such as b3 is on the board.
static bool isSquare(string name)
{
    return name.size() == 2 && name[0] >= 'a' && name[0] <= 'h' && name[1] >= '0' && name[1] <= '7';
}

Pieces::Pieces()
{
    for (int row = 0; row < 8; row++)
    {
        for (int column = 0; column < 8; column++)
        {
            board[row][column] = row == 0 ? 'W' : row == 7 ? 'B' : '.';
        }
    }
    player = 'B';
    next = 'W';
    blacks = 8;
    whites = 8;
}

void Pieces::print()
{
    for (int row = 0; row < 8; row++)
    {
        cout << row;
        for (int column = 0; column < 8; column++)
        {
            cout << ' ' << board[row][column];
        }
        cout << endl;
    }
}

void Pieces::swapPlayer()
{
    char kept = player;
    player = next;
    next = kept;
}

bool Pieces::move(string from, string to)
{
    if (!isSquare(from) || !isSquare(to) || board[from[1] - '0'][from[0] - 'a'] != player)
    {
        return false;
    }
    char &target = board[to[1] - '0'][to[0] - 'a'];
    if (target == 'B')
    {
        blacks--;
    }
    if (target == 'W')
    {
        whites--;
    }
    target = player;
    board[from[1] - '0'][from[0] - 'a'] = '.';
    return true;
}

// Reads beyond the edges of the board. Before its first row, nothing belongs to the object.
int Pieces::crowd(int row, int column)
{
    int count = 0;
    char *cell = &board[0][0] + row * 8 + column;
    for (int step = -9; step <= 9; step++)
    {
        if (cell[step] == 'B' || cell[step] == 'W')
        {
            count++;
        }
    }
    return count;
}
