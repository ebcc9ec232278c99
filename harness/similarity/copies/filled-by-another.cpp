/*
 * dotstriangles.cpp
 *
 * Name:       (your name)
 * Student ID: (your student ID)
 * E-mail:     (your e-mail address)
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

// The value of one line
long long lineValue(int line)
{
    long long v = 1000000;
    int k = 12;
    while (k > line) {
        v = v * 10;
        k--;
    }
    return v;
}

void updateGrid(long long &grid, int pos, int p)
{
    grid = grid + lineValue(pos);
    long long worth = 100000;
    for (int tri = 1; tri <= 6; tri++) {
        int x, y, z;
        switch (tri) {
        case 1: x = 2; y = 3; z = 6; break;
        case 2: x = 1; y = 3; z = 4; break;
        case 3: x = 4; y = 5; z = 7; break;
        case 4: x = 6; y = 8; z = 9; break;
        case 5: x = 9; y = 10; z = 12; break;
        default: x = 7; y = 10; z = 11;
        }
        bool touched = x == pos || y == pos || z == pos;
        if (touched && isFilled(grid, x) && isFilled(grid, y) && isFilled(grid, z))
            grid += worth * p;
        worth /= 10;
    }
}

int playerScore(long long grid, int p)
{
    int total = 0, left = 6;
    while (left-- > 0) {
        total += grid % 10 == p ? 1 : 0;
        grid = grid / 10;
    }
    return total;
}

bool allFilled(long long grid)
{
    bool all = true;
    for (int pos = 1; pos <= 12; pos++)
        all = all && isFilled(grid, pos);
    return all;
}

int main()
{
    long long g = 0;
    int who = 1, pos;
    bool again = false;
    printGrid(g);
    do {
        bool ok;
        do {
            cout << "Player " << who << "'s turn (1-12): ";
            cin >> pos;
            ok = pos >= 1 && pos <= 12 && !isFilled(g, pos);
            if (!ok)
                cout << "Invalid move! Try again. " << endl;
        } while (!ok);
        int old = playerScore(g, 1) + playerScore(g, 2);
        updateGrid(g, pos, who);
        printGrid(g);
        bool scored = playerScore(g, 1) + playerScore(g, 2) > old;
        if (scored && !again) {
            again = true;
        } else {
            who = who == 1 ? 2 : 1;
            again = false;
        }
    } while (!allFilled(g));
    int diff = playerScore(g, 1) - playerScore(g, 2);
    cout << (diff > 0 ? "Player 1 wins!" : diff < 0 ? "Player 2 wins!" : "Draw game!") << endl;
    return 0;
}
