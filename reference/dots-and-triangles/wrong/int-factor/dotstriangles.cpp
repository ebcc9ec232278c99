/*
 * dotstriangles.cpp
 *
 * Name:       Lau Tsz Ching
 * Student ID: 1155127604
 * E-mail:     1155127604@link.cuhk.edu.hk
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
    // Step 1: set the digit of the line to 1
    int factor = 1;
    for (int i = 0; i < 18 - pos; i++)
        factor *= 10;
    grid += 1 * factor;

    // Step 2: check each triangle that has this line
    // Triangle 1: lines 2, 3, 6
    if (pos == 2 || pos == 3 || pos == 6) {
        if (isFilled(grid, 2) && isFilled(grid, 3) && isFilled(grid, 6))
            grid += p * 100000;
    }
    // Triangle 2: lines 1, 3, 4
    if (pos == 1 || pos == 3 || pos == 4) {
        if (isFilled(grid, 1) && isFilled(grid, 3) && isFilled(grid, 4))
            grid += p * 10000;
    }
    // Triangle 3: lines 4, 5, 7
    if (pos == 4 || pos == 5 || pos == 7) {
        if (isFilled(grid, 4) && isFilled(grid, 5) && isFilled(grid, 7))
            grid += p * 1000;
    }
    // Triangle 4: lines 6, 8, 9
    if (pos == 6 || pos == 8 || pos == 9) {
        if (isFilled(grid, 6) && isFilled(grid, 8) && isFilled(grid, 9))
            grid += p * 100;
    }
    // Triangle 5: lines 9, 10, 12
    if (pos == 9 || pos == 10 || pos == 12) {
        if (isFilled(grid, 9) && isFilled(grid, 10) && isFilled(grid, 12))
            grid += p * 10;
    }
    // Triangle 6: lines 7, 10, 11
    if (pos == 7 || pos == 10 || pos == 11) {
        if (isFilled(grid, 7) && isFilled(grid, 10) && isFilled(grid, 11))
            grid += p;
    }
}

// Returns how many triangles of grid Player p owns.
int playerScore(long long grid, int p)
{
    int count = 0;
    for (int i = 0; i < 6; i++) {
        if (grid % 10 == p)
            count++;
        grid /= 10;
    }
    return count;
}

int main()
{
    long long grid = 0;
    int player = 1, turns = 1;      // turns: how many turns in a row, this one included
    int lines = 0;
    printGrid(grid);

    while (lines < 12) {
        int pos;
        cout << "Player " << player << "'s turn (1-12): ";
        cin >> pos;
        if (pos < 1 || pos > 12 || isFilled(grid, pos)) {
            cout << "Invalid move! Try again. \n";
            continue;
        }
        int before = playerScore(grid, player);
        updateGrid(grid, pos, player);
        printGrid(grid);
        lines++;

        // Keep the player or swap
        if (playerScore(grid, player) > before && turns == 1) {
            turns = 2;
        } else {
            player = 3 - player;
            turns = 1;
        }
    }

    if (playerScore(grid, 1) > playerScore(grid, 2))
        cout << "Player 1 wins!\n";
    else if (playerScore(grid, 1) < playerScore(grid, 2))
        cout << "Player 2 wins!\n";
    else
        cout << "Draw game!\n";
    return 0;
}
