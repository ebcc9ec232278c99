/*
 * dotstriangles.cpp
 *
 * Name:       Hui Cheuk Lam
 * Student ID: 1155134817
 * E-mail:     1155134817@link.cuhk.edu.hk
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
    long long lineDigit = 1, triangleDigit = p;
    for (int i = 0; i < 18 - pos; i++) {
        lineDigit *= 10;
    }
    grid += lineDigit;

    // From the last triangle to the first one
    for (int t = 6; t >= 1; t--) {
        bool isSide, isFull;
        if (t == 1) {
            isSide = pos == 2 || pos == 3 || pos == 6;
            isFull = isFilled(grid, 2) && isFilled(grid, 3) && isFilled(grid, 6);
        } else if (t == 2) {
            isSide = pos == 1 || pos == 3 || pos == 4;
            isFull = isFilled(grid, 1) && isFilled(grid, 3) && isFilled(grid, 4);
        } else if (t == 3) {
            isSide = pos == 4 || pos == 5 || pos == 7;
            isFull = isFilled(grid, 4) && isFilled(grid, 5) && isFilled(grid, 7);
        } else if (t == 4) {
            isSide = pos == 6 || pos == 8 || pos == 9;
            isFull = isFilled(grid, 6) && isFilled(grid, 8) && isFilled(grid, 9);
        } else if (t == 5) {
            isSide = pos == 9 || pos == 10 || pos == 12;
            isFull = isFilled(grid, 9) && isFilled(grid, 10) && isFilled(grid, 12);
        } else {
            isSide = pos == 7 || pos == 10 || pos == 11;
            isFull = isFilled(grid, 7) && isFilled(grid, 10) && isFilled(grid, 11);
        }
        if (isSide && isFull) {
            grid += triangleDigit;
        }
        triangleDigit *= 10;
    }
}

// Returns how many triangles of grid Player p owns.
int playerScore(long long grid, int p)
{
    int score = 0;
    for (int t = 6; t >= 1; t--) {
        if (grid % 10 == p) {
            score++;
        }
        grid = grid / 10;
    }
    return score;
}

int main()
{
    long long grid = 0;
    int player = 1;
    int turn = 1;       // first or second turn in a row

    // Each round shows the grid and asks for one number.
    while (true) {
        printGrid(grid);
        if (grid / 1000000 == 111111111111) {
            break;
        }

        int pos;
        cout << "Player " << player << "'s turn (1-12): ";
        cin >> pos;
        if (pos < 1 || pos > 12 || isFilled(grid, pos)) {
            cout << "Invalid move! Try again. " << endl;
        } else {
            int old = playerScore(grid, player);
            updateGrid(grid, pos, player);
            if (playerScore(grid, player) > old && turn == 1) {
                turn = 2;
            } else {
                turn = 1;
                player = 3 - player;
            }
        }
    }

    if (playerScore(grid, 1) > playerScore(grid, 2)) {
        cout << "Player 1 wins!" << endl;
    } else if (playerScore(grid, 2) > playerScore(grid, 1)) {
        cout << "Player 2 wins!" << endl;
    } else {
        cout << "Draw game!" << endl;
    }
    return 0;
}
