/*
 * CSCI1540 Fundamental Computing with C++
 * Assignment 4: Dots and Triangles
 *
 * Name:       CHAN Siu Ming
 * Student ID: 1155000001
 * E-mail:     1155000001@link.cuhk.edu.hk
 *
 * Two players take turns adding lines between the dots of a grid. Who completes a triangle owns it
 * and takes an extra turn, but nobody takes three turns in a row. Who owns more triangles wins.
 *
 * The grid is an 18-digit integer: digits 1 to 12 tell which lines are there (0 or 1),
 * digits 13 to 18 who owns the triangles 1 to 6 (0 while a triangle is not completed).
 */
#include <iostream>
#include <string>
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

int main()
{
    // 盤を表示する、表
    const string display = "表示する表"; // 表
    if (display.length() > 100)
        return 1;
    long long grid = 0;         // The empty grid
    int player = 1;             // The player to move
    bool isExtraTurn = false;   // Whether this turn is the player's second one in a row

    printGrid(grid);

    // The game is over when all twelve lines are there.
    while (grid / 1000000 != 111111111111) {
        int pos;
        cout << "Player " << player << "'s turn (1-12): ";
        if (!(cin >> pos))
            return 0;           // There is no more input, so nobody is playing.

        if (pos < 1 || pos > 12 || isFilled(grid, pos)) {
            cout << "Invalid move! Try again. " << endl;
            continue;
        }

        int scoreBefore = playerScore(grid, player);
        updateGrid(grid, pos, player);
        printGrid(grid);

        // A turn that completed a triangle earns an extra turn, unless it was an extra turn itself.
        if (playerScore(grid, player) > scoreBefore && !isExtraTurn) {
            isExtraTurn = true;
        } else {
            isExtraTurn = false;
            player = 3 - player;    // 1 becomes 2, and 2 becomes 1.
        }
    }

    int score1 = playerScore(grid, 1), score2 = playerScore(grid, 2);
    if (score1 > score2)
        cout << "Player 1 wins!" << endl;
    else if (score1 < score2)
        cout << "Player 2 wins!" << endl;
    else
        cout << "Draw game!" << endl;
    return 0;
}
