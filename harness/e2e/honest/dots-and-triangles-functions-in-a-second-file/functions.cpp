#include "functions.h"
#include <iostream>
using namespace std;

// ---- Provided functions: do not modify ----

// Returns true if position pos of grid is filled with a line, false otherwise.
bool isFilled(long long grid, int pos)
{
    grid /= 1000000;                    // Drop the six triangles.
    for (int i = 0; i < 12 - pos; i++)  // Drop the positions after pos.
        grid /= 10;
    return (grid % 10 != 0);
}

// Prints the grid and the scores of the two players.
void printGrid(long long grid)
{
    // Each triangle is shown as its owner, or as a space while it is not completed.
    char t1 = ' ', t2 = ' ', t3 = ' ', t4 = ' ', t5 = ' ', t6 = ' ';
    int score1 = 0, score2 = 0;
    for (int i = 1; i <= 6; i++) {
        // The owner of triangle 6 is the last digit.
        long long owner = grid;
        for (int j = i; j < 6; j++)
            owner /= 10;
        owner %= 10;

        if (owner == 1)
            score1++;
        if (owner == 2)
            score2++;

        char symbol = ' ';
        if (owner != 0)
            symbol = static_cast<char>('0' + owner);
        switch (i) {
        case 1: t1 = symbol; break;
        case 2: t2 = symbol; break;
        case 3: t3 = symbol; break;
        case 4: t4 = symbol; break;
        case 5: t5 = symbol; break;
        case 6: t6 = symbol; break;
        }
    }

    cout << "  o" << (isFilled(grid, 1) ? "---" : "   ") << "o" << endl;

    cout << " " << (isFilled(grid, 2) ? '/' : ' ') << t1 << (isFilled(grid, 3) ? '\\' : ' ') << t2
         << (isFilled(grid, 4) ? '/' : ' ') << t3 << (isFilled(grid, 5) ? '\\' : ' ') << endl;

    cout << "o" << (isFilled(grid, 6) ? "---" : "   ") << "o" << (isFilled(grid, 7) ? "---" : "   ") << "o" << endl;

    cout << " " << (isFilled(grid, 8) ? '\\' : ' ') << t4 << (isFilled(grid, 9) ? '/' : ' ') << t5
         << (isFilled(grid, 10) ? '\\' : ' ') << t6 << (isFilled(grid, 11) ? '/' : ' ')
         << "     Player 1 score: " << score1 << endl;

    cout << "  o" << (isFilled(grid, 12) ? "---" : "   ") << "o" << "      Player 2 score: " << score2 << endl;
}

// ---- End of the provided functions ----

// What a 1 as the i-th digit is worth in the grid, e.g., 1 for the 18th digit and 10 for the 17th.
long long digitValue(int i)
{
    long long value = 1;
    for (int j = i; j < 18; j++)
        value *= 10;
    return value;
}

// Makes a triangle Player p's if line pos, which is in the grid already, has just completed it.
// The triangle is the i-th one, and its three sides are lines a, b, and c.
void updateTriangle(long long &grid, int pos, int p, int i, int a, int b, int c)
{
    if (pos != a && pos != b && pos != c)
        return;     // The line is none of its sides.

    // A triangle without an owner is a digit 0, so adding p there makes it p.
    if (isFilled(grid, a) && isFilled(grid, b) && isFilled(grid, c))
        grid += p * digitValue(12 + i);
}

// Puts a line of Player p in position pos, which must be empty, and marks the triangles that it completes.
void updateGrid(long long &grid, int pos, int p)
{
    grid += digitValue(pos);

    updateTriangle(grid, pos, p, 1, 2, 3, 6);
    updateTriangle(grid, pos, p, 2, 1, 3, 4);
    updateTriangle(grid, pos, p, 3, 4, 5, 7);
    updateTriangle(grid, pos, p, 4, 6, 8, 9);
    updateTriangle(grid, pos, p, 5, 9, 10, 12);
    updateTriangle(grid, pos, p, 6, 7, 10, 11);
}

// Returns the number of triangles that Player p owns.
int playerScore(long long grid, int p)
{
    int score = 0;
    for (int i = 1; i <= 6; i++) {
        if (grid % 10 == p)
            score++;
        grid /= 10;
    }
    return score;
}
