/*
 * dotstriangles.cpp
 *
 * Name:       Tse Pak Hin
 * Student ID: 1155126625
 * E-mail:     1155126625@link.cuhk.edu.hk
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

// Puts a line at position pos of grid; pos is valid. Triangles that this line completes become Player p's.
void updateGrid(long long &grid, int pos, int p)
{
    int zeros = 0;
    long long factor = 1;
    while (zeros < 18 - pos)
    {
        factor = factor * 10;
        zeros++;
    }
    grid = grid + factor;

    // Check the triangles with the lines that meet in the middle: 3, 4, 7, 10, 9 and 6 clockwise.
    // Triangle 2 is between 3 and 4
    if (isFilled(grid, 3) && isFilled(grid, 4) && isFilled(grid, 1))
    {
        if (pos == 3 || pos == 4 || pos == 1)
            grid = grid + 10000 * p;
    }
    // Triangle 3 is between 4 and 7
    if (isFilled(grid, 4) && isFilled(grid, 7) && isFilled(grid, 5))
    {
        if (pos == 4 || pos == 7 || pos == 5)
            grid = grid + 1000 * p;
    }
    // Triangle 6 is between 7 and 10
    if (isFilled(grid, 7) && isFilled(grid, 10) && isFilled(grid, 11))
    {
        if (pos == 7 || pos == 10 || pos == 11)
            grid = grid + 1 * p;
    }
    // Triangle 5 is between 10 and 9
    if (isFilled(grid, 10) && isFilled(grid, 9) && isFilled(grid, 12))
    {
        if (pos == 10 || pos == 9 || pos == 12)
            grid = grid + 10 * p;
    }
    // Triangle 4 is between 9 and 6
    if (isFilled(grid, 9) && isFilled(grid, 6) && isFilled(grid, 8))
    {
        if (pos == 9 || pos == 6 || pos == 8)
            grid = grid + 100 * p;
    }
    // Triangle 1 is between 6 and 3
    if (isFilled(grid, 6) && isFilled(grid, 3) && isFilled(grid, 2))
    {
        if (pos == 6 || pos == 3 || pos == 2)
            grid = grid + 100000 * p;
    }
}

// Returns how many triangles of grid Player p owns.
int playerScore(long long grid, int p)
{
    int score = 0, i = 0;
    while (i < 6)
    {
        if (grid % 10 == p)
            score = score + 1;
        grid = grid / 10;
        i = i + 1;
    }
    return score;
}

int main()
{
    long long grid = 0;
    int player = 1, consecutive = 0, pos, before;
    printGrid(grid);

    // Play until all positions are filled
    while (grid / 1000000 != 11111111111)
    {
        cout << "Player " << player << "'s turn (1-12): ";
        cin >> pos;
        if (pos < 1 || pos > 12 || isFilled(grid, pos))
        {
            cout << "Invalid move! Try again. " << endl;
        }
        else
        {
            before = playerScore(grid, player);
            updateGrid(grid, pos, player);
            printGrid(grid);
            consecutive++;
            if (playerScore(grid, player) == before || consecutive == 2)
            {
                player = 3 - player;
                consecutive = 0;
            }
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
