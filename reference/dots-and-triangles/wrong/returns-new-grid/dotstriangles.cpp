/*
 * dotstriangles.cpp
 *
 * Name:       Wan Nga Man
 * Student ID: 1155135391
 * E-mail:     1155135391@link.cuhk.edu.hk
 */
#include <iostream>
using namespace std;

bool isFilled(long long grid, int pos);
void printGrid(long long grid);
long long updateGrid(long long grid, int pos, int p);
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

// Returns a grid where a digit 0 is set to value; the last digit is number 18.
long long withDigit(long long grid, int number, int value)
{
    long long added = value;
    for (int i = number; i < 18; i++)
        added *= 10;
    return grid + added;
}

// Returns a grid with one more triangle of Player p if pos was its last side.
long long withTriangle(long long grid, int number, int pos, int a, int b, int c, int p)
{
    if (pos != a && pos != b && pos != c)
        return grid;
    if (!isFilled(grid, a) || !isFilled(grid, b) || !isFilled(grid, c))
        return grid;
    return withDigit(grid, number, p);
}

// Returns the grid with a line at position pos, and with the triangles that this line completes.
long long updateGrid(long long grid, int pos, int p)
{
    grid = withDigit(grid, pos, 1);
    grid = withTriangle(grid, 13, pos, 2, 3, 6, p);
    grid = withTriangle(grid, 14, pos, 1, 3, 4, p);
    grid = withTriangle(grid, 15, pos, 4, 5, 7, p);
    grid = withTriangle(grid, 16, pos, 6, 8, 9, p);
    grid = withTriangle(grid, 17, pos, 9, 10, 12, p);
    grid = withTriangle(grid, 18, pos, 7, 10, 11, p);
    return grid;
}

// Returns how many triangles of grid Player p owns.
int playerScore(long long grid, int p)
{
    int score = 0;
    for (int divisor = 1; divisor < 1000000; divisor *= 10)
        if (grid / divisor % 10 == p)
            score++;
    return score;
}

int main()
{
    long long grid = 0;
    int player = 1;
    bool isExtra = false;
    printGrid(grid);

    for (int line = 1; line <= 12; line++) {
        int pos;
        bool isValid;
        // Ask for a position until it is valid.
        do {
            cout << "Player " << player << "'s turn (1-12): ";
            cin >> pos;
            isValid = pos >= 1 && pos <= 12 && !isFilled(grid, pos);
            if (!isValid)
                cout << "Invalid move! Try again. \n";
        } while (!isValid);

        long long before = grid;
        grid = updateGrid(grid, pos, player);
        printGrid(grid);
        if (playerScore(grid, player) > playerScore(before, player) && !isExtra) {
            isExtra = true;
        } else {
            isExtra = false;
            player = 3 - player;
        }
    }

    // Compare the scores.
    int lead = playerScore(grid, 1) - playerScore(grid, 2);
    if (lead > 0)
        cout << "Player 1 wins!\n";
    else if (lead < 0)
        cout << "Player 2 wins!\n";
    else
        cout << "Draw game!\n";
    return 0;
}
