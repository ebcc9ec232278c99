// Name: Chiang Man Ho
// Student ID: 1155137704
// E-mail: 1155137704@link.cuhk.edu.hk
// Dots and Triangles (Assignment 4 of CSCI1540)

#include <iostream>
using std::cin;
using std::cout;
using std::endl;

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

// ---- Required functions ----

// What 1 in the digit number n of 18 digits means
long long digit(int n)
{
    return n == 18 ? 1 : 10 * digit(n + 1);
}

// Sets the line, then tests the triangles one after the other.
// The line is one of three, so the product of the differences is 0 exactly for the sides of a triangle.
void updateGrid(long long &grid, int pos, int p)
{
    grid += digit(pos);
    if ((pos - 2) * (pos - 3) * (pos - 6) == 0 && isFilled(grid, 2) && isFilled(grid, 3) && isFilled(grid, 6))
        grid += p * digit(13);
    if ((pos - 1) * (pos - 3) * (pos - 4) == 0 && isFilled(grid, 1) && isFilled(grid, 3) && isFilled(grid, 4))
        grid += p * digit(14);
    if ((pos - 4) * (pos - 5) * (pos - 7) == 0 && isFilled(grid, 4) && isFilled(grid, 5) && isFilled(grid, 7))
        grid += p * digit(15);
    if ((pos - 6) * (pos - 8) * (pos - 9) == 0 && isFilled(grid, 6) && isFilled(grid, 8) && isFilled(grid, 9))
        grid += p * digit(16);
    if ((pos - 9) * (pos - 10) * (pos - 12) == 0 && isFilled(grid, 9) && isFilled(grid, 10) && isFilled(grid, 12))
        grid += p * digit(17);
    if ((pos - 7) * (pos - 10) * (pos - 11) == 0 && isFilled(grid, 7) && isFilled(grid, 10) && isFilled(grid, 11))
        grid += p * digit(18);
}

// Counts the digits 13 to 18 that are p.
int playerScore(long long grid, int p)
{
    int score = 0;
    for (int n = 13; n <= 18; n++)
        if (grid / digit(n) % 10 == p)
            score++;
    return score;
}

// ---- Main program ----

int main()
{
    long long grid = 0;
    int player = 1;
    bool extraTurn = false;

    printGrid(grid);
    while (grid / digit(12) != 111111111111) {
        int pos;
        cout << "Player " << player << "'s turn (1-12): ";
        cin >> pos;
        if (pos < 1 || pos > 12 || isFilled(grid, pos)) {
            cout << "Invalid move! Try agian. " << endl;
            continue;
        }

        const int scoreBefore = playerScore(grid, player);
        updateGrid(grid, pos, player);
        printGrid(grid);
        extraTurn = playerScore(grid, player) > scoreBefore && !extraTurn;
        if (!extraTurn)
            player = 3 - player;
    }

    const int score1 = playerScore(grid, 1), score2 = playerScore(grid, 2);
    if (score1 != score2)
        cout << "Player " << (score1 > score2 ? 1 : 2) << " wins!" << endl;
    else
        cout << "Draw game!" << endl;
    return 0;
}
