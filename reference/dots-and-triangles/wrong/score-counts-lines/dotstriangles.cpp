/*
 * dotstriangles.cpp
 *
 * Name:       Chung Wing Sze
 * Student ID: 1155132770
 * E-mail:     1155132770@link.cuhk.edu.hk
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

// Returns true if the three lines are filled and pos is one of them.
bool isNewTriangle(long long grid, int pos, int x, int y, int z)
{
    if (!isFilled(grid, x) || !isFilled(grid, y) || !isFilled(grid, z))
        return false;
    return pos == x || pos == y || pos == z;
}

// Puts a line at position pos of grid; pos is valid. Triangles that this line completes become Player p's.
void updateGrid(long long &grid, int pos, int p)
{
    // 1 and as many zeros as there are digits behind the line
    long long factor = 1;
    int zeros = 18 - pos;
    for (; zeros > 0; zeros--)
        factor *= 10;
    grid += factor;

    if (isNewTriangle(grid, pos, 2, 3, 6))
        grid += p * 100000;
    if (isNewTriangle(grid, pos, 1, 3, 4))
        grid += p * 10000;
    if (isNewTriangle(grid, pos, 4, 5, 7))
        grid += p * 1000;
    if (isNewTriangle(grid, pos, 6, 8, 9))
        grid += p * 100;
    if (isNewTriangle(grid, pos, 9, 10, 12))
        grid += p * 10;
    if (isNewTriangle(grid, pos, 7, 10, 11))
        grid += p;
}

// Returns how many triangles of grid Player p owns.
int playerScore(long long grid, int p)
{
    int score = 0;
    // look at the digits one by one
    while (grid > 0) {
        if (grid % 10 == p)
            score++;
        grid /= 10;
    }
    return score;
}

int main()
{
    long long grid = 0;
    int player = 1;
    bool extra = false;

    printGrid(grid);
    while (grid / 1000000 != 111111111111) {
        int pos;
        cout << "Player " << player << "'s turn (1-12): ";
        cin >> pos;
        if (pos < 1 || pos > 12 || isFilled(grid, pos)) {
            cout << "Invalid move! Try again. " << endl;
            continue;
        }

        // A triangle was completed if the last six digits have changed.
        long long triangles = grid % 1000000;
        updateGrid(grid, pos, player);
        printGrid(grid);
        if (grid % 1000000 != triangles && !extra) {
            extra = true;
        } else {
            extra = false;
            player = 3 - player;
        }
    }

    if (playerScore(grid, 1) > playerScore(grid, 2))
        cout << "Player 1 wins!" << endl;
    else if (playerScore(grid, 1) < playerScore(grid, 2))
        cout << "Player 2 wins!" << endl;
    else
        cout << "Draw game!" << endl;
    return 0;
}
