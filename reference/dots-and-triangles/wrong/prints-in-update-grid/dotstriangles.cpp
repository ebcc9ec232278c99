/* ------------------------------------------------------------
   CSCI1540 Assignment 4: Dots and Triangles

   Name       : Leung Pui Ying
   Student ID : 1155136048
   E-mail     : 1155136048@link.cuhk.edu.hk
   ------------------------------------------------------------ */
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

/* ---------------- updating ---------------- */

// the digit at any of the 18 places, counted from the left
int digitAt(long long grid, int place)
{
    for (int i = 18; i > place; i--) {
        grid = grid / 10;
    }
    return grid % 10;
}

// change one digit from 0 to value
void setDigit(long long &grid, int place, int value)
{
    long long amount = value;
    for (int i = 18; i > place; i--) {
        amount = amount * 10;
    }
    grid = grid + amount;
}

// give a triangle to p if its lines are all there and nobody owns it
void checkTriangle(long long &grid, int place, int line1, int line2, int line3, int p)
{
    if (digitAt(grid, line1) == 1 && digitAt(grid, line2) == 1 && digitAt(grid, line3) == 1) {
        if (digitAt(grid, place) == 0) {
            setDigit(grid, place, p);
        }
    }
}

void updateGrid(long long &grid, int pos, int p)
{
    setDigit(grid, pos, 1);
    checkTriangle(grid, 13, 2, 3, 6, p);
    checkTriangle(grid, 14, 1, 3, 4, p);
    checkTriangle(grid, 15, 4, 5, 7, p);
    checkTriangle(grid, 16, 6, 8, 9, p);
    checkTriangle(grid, 17, 9, 10, 12, p);
    checkTriangle(grid, 18, 7, 10, 11, p);
    printGrid(grid);
}

/* ---------------- scores ---------------- */

int playerScore(long long grid, int p)
{
    int score = 0;
    for (int place = 13; place <= 18; place++) {
        if (digitAt(grid, place) == p) {
            score = score + 1;
        }
    }
    return score;
}

/* ---------------- the game ---------------- */

int main()
{
    long long grid = 0;
    int p = 1;              // current player
    int turnsInARow = 1;
    printGrid(grid);
    for (int lines = 1; lines <= 12; lines++) {
        int pos = 0;
        cout << "Player " << p << "'s turn (1-12): ";
        cin >> pos;
        while (pos < 1 || pos > 12 || isFilled(grid, pos)) {
            cout << "Invalid move! Try again. " << endl;
            cout << "Player " << p << "'s turn (1-12): ";
            cin >> pos;
        }
        int scoreBefore = playerScore(grid, p);
        updateGrid(grid, pos, p);
        int scoreAfter = playerScore(grid, p);

        // an extra turn after a new triangle, never a third turn
        if (scoreAfter > scoreBefore && turnsInARow == 1) {
            turnsInARow = 2;
        } else {
            turnsInARow = 1;
            p = 3 - p;
        }
    }
    int lead = playerScore(grid, 1) - playerScore(grid, 2);
    if (lead > 0) {
        cout << "Player 1 wins!" << endl;
    } else if (lead < 0) {
        cout << "Player 2 wins!" << endl;
    } else {
        cout << "Draw game!" << endl;
    }
    return 0;
}
