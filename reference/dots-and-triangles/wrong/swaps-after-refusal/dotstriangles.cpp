/*
 * dotstriangles.cpp
 *
 * Name:       Fung Tsz Kin
 * Student ID: 1155124469
 * E-mail:     1155124469@link.cuhk.edu.hk
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
    // The digit of the line
    long long factor = 1;
    for (int i = 0; i < 18 - pos; i++)
        factor *= 10;
    grid += 1 * factor;

    // Triangles 1 to 6, each with its three lines
    bool b1, b2, b3;
    b1 = isFilled(grid, 2), b2 = isFilled(grid, 3), b3 = isFilled(grid, 6);
    if (b1 && b2 && b3 && (pos == 2 || pos == 3 || pos == 6))
        grid += p * 100000;
    b1 = isFilled(grid, 1), b2 = isFilled(grid, 3), b3 = isFilled(grid, 4);
    if (b1 && b2 && b3 && (pos == 1 || pos == 3 || pos == 4))
        grid += p * 10000;
    b1 = isFilled(grid, 4), b2 = isFilled(grid, 5), b3 = isFilled(grid, 7);
    if (b1 && b2 && b3 && (pos == 4 || pos == 5 || pos == 7))
        grid += p * 1000;
    b1 = isFilled(grid, 6), b2 = isFilled(grid, 8), b3 = isFilled(grid, 9);
    if (b1 && b2 && b3 && (pos == 6 || pos == 8 || pos == 9))
        grid += p * 100;
    b1 = isFilled(grid, 9), b2 = isFilled(grid, 10), b3 = isFilled(grid, 12);
    if (b1 && b2 && b3 && (pos == 9 || pos == 10 || pos == 12))
        grid += p * 10;
    b1 = isFilled(grid, 7), b2 = isFilled(grid, 10), b3 = isFilled(grid, 11);
    if (b1 && b2 && b3 && (pos == 7 || pos == 10 || pos == 11))
        grid += p * 1;
}

// Returns how many triangles of grid Player p owns.
int playerScore(long long grid, int p)
{
    int score = 0;
    for (long long i = 1; i <= 100000; i *= 10)
        if ((grid / i) % 10 == p)
            score++;
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

        bool completed = false;
        if (pos < 1 || pos > 12 || isFilled(grid, pos)) {
            cout << "Invalid move! Try again. \n";
        } else {
            int before = playerScore(grid, player);
            updateGrid(grid, pos, player);
            printGrid(grid);
            completed = playerScore(grid, player) > before;
        }

        // Don't swap the player if a triangle was completed and this is not the second turn
        if (completed && !extra) {
            extra = true;
        } else {
            extra = false;
            player = 3 - player;
        }
    }

    // The result
    int s1 = playerScore(grid, 1);
    int s2 = playerScore(grid, 2);
    if (s1 > s2)
        cout << "Player 1 wins!\n";
    else if (s2 > s1)
        cout << "Player 2 wins!\n";
    else
        cout << "Draw game!\n";
    return 0;
}
