/*
 * dotstriangles.cpp
 *
 * Name:       Au Yeung Lok Yin
 * Student ID: 1155134206
 * E-mail:     1155134206@link.cuhk.edu.hk
 */
#include <iostream>
using namespace std;

bool isFilled(long long grid, int pos);
void printGrid(long long grid);
void updateGrid(long long &grid, int pos, int p);
int playerScore(long long grid, int p);

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

// Gives a triangle to p if it is finished by line pos.
// a, b, c: lines of the triangle; value: 1 for the last triangle, 10 for the one before, ...
void checkTriangle(long long &grid, int pos, int a, int b, int c, int p, int value)
{
    bool around = pos == a || pos == b || pos == c;
    bool finished = isFilled(grid, a) && isFilled(grid, b) && isFilled(grid, c);
    if (around && finished)
        grid += p * value;
}

// Puts a line at position pos of grid; pos is valid. Triangles that this line completes become Player p's.
void updateGrid(long long &grid, int pos, int p)
{
    long long line = 1;
    for (int i = 0; i < 18 - pos; i++)
        line *= 10;
    grid += line;

    checkTriangle(grid, pos, 2, 3, 6, p, 100000);
    checkTriangle(grid, pos, 1, 3, 4, p, 10000);
    checkTriangle(grid, pos, 4, 5, 7, p, 1000);
    checkTriangle(grid, pos, 6, 8, 9, p, 100);
    checkTriangle(grid, pos, 9, 10, 12, p, 10);
    checkTriangle(grid, pos, 7, 10, 11, p, 1);
}

// Returns how many triangles of grid Player p owns.
int playerScore(long long grid, int p)
{
    int score = 0;
    for (int i = 0; i < 6; i++, grid /= 10)
        if (grid % 10 == p)
            score++;
    return score;
}

int main()
{
    long long grid = 0;
    int player = 1;
    int extraTurns = 0;             // how many extra turns are left
    bool isExtra = false;
    printGrid(grid);

    while (grid / 1000000 != 111111111111) {
        int pos;
        cout << "Player " << player << "'s turn (1-12): ";
        cin >> pos;
        while (pos < 1 || pos > 12 || isFilled(grid, pos)) {
            cout << "Invalid move! Try again. " << endl;
            cout << "Player " << player << "'s turn (1-12): ";
            cin >> pos;
        }

        int score = playerScore(grid, player);
        updateGrid(grid, pos, player);
        printGrid(grid);

        // New triangles in an extra turn do not count.
        if (isExtra)
            extraTurns--;
        else
            extraTurns = playerScore(grid, player) - score;
        isExtra = extraTurns > 0;
        if (!isExtra)
            player = 3 - player;
    }

    int result = playerScore(grid, 1) - playerScore(grid, 2);
    if (result > 0)
        cout << "Player 1 wins!" << endl;
    else if (result < 0)
        cout << "Player 2 wins!" << endl;
    else
        cout << "Draw game!" << endl;
    return 0;
}
