// CSCI1540 Assignment 4
// Name: Mak Sze Wing
// Student ID: 1155139457
// E-mail: 1155139457@link.cuhk.edu.hk

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

// make one triangle belong to player p
void ownTriangle(long long &grid, int triangle, int p) {
    int zeros = 6 - triangle;
    long long add = p;
    while (zeros > 0) {
        add = add * 10;
        zeros = zeros - 1;
    }
    grid = grid + add;
}

void updateGrid(long long &grid, int pos, int p) {
    // remember which triangles are complete before the line
    bool t1 = isFilled(grid, 2) && isFilled(grid, 3) && isFilled(grid, 6);
    bool t2 = isFilled(grid, 1) && isFilled(grid, 3) && isFilled(grid, 4);
    bool t3 = isFilled(grid, 4) && isFilled(grid, 5) && isFilled(grid, 7);
    bool t4 = isFilled(grid, 6) && isFilled(grid, 8) && isFilled(grid, 9);
    bool t5 = isFilled(grid, 9) && isFilled(grid, 10) && isFilled(grid, 12);
    bool t6 = isFilled(grid, 7) && isFilled(grid, 10) && isFilled(grid, 11);

    // add the line
    long long add = 1;
    int zeros = 18 - pos;
    while (zeros > 0) {
        add = add * 10;
        zeros = zeros - 1;
    }
    grid = grid + add;

    // which triangles are complete now but were not before?
    if (!t1 && isFilled(grid, 2) && isFilled(grid, 3) && isFilled(grid, 6)) ownTriangle(grid, 1, p);
    if (!t2 && isFilled(grid, 1) && isFilled(grid, 3) && isFilled(grid, 4)) ownTriangle(grid, 2, p);
    if (!t3 && isFilled(grid, 4) && isFilled(grid, 5) && isFilled(grid, 7)) ownTriangle(grid, 3, p);
    if (!t4 && isFilled(grid, 6) && isFilled(grid, 8) && isFilled(grid, 9)) ownTriangle(grid, 4, p);
    if (!t5 && isFilled(grid, 9) && isFilled(grid, 10) && isFilled(grid, 12)) ownTriangle(grid, 5, p);
    if (!t6 && isFilled(grid, 7) && isFilled(grid, 10) && isFilled(grid, 11)) ownTriangle(grid, 6, p);
}

int playerScore(long long grid, int p) {
    int score = 0;
    // the digit of each triangle
    if (grid / 100000 % 10 == p) score++;
    if (grid / 10000 % 10 == p) score++;
    if (grid / 1000 % 10 == p) score++;
    if (grid / 100 % 10 == p) score++;
    if (grid / 10 % 10 == p) score++;
    if (grid % 10 == p) score++;
    return score;
}

int main() {
    long long grid = 0;
    int player = 1;
    int pos;

    printGrid(grid);
    while (grid / 1000000 != 111111111111) {
        cout << "Player " << player << "'s turn (1-12): ";
        cin >> pos;
        // outside the range, or filled
        if (pos < 1 || pos > 12 || isFilled(grid, pos)) {
            cout << "Invalid move! Try again. " << endl;
        } else {
            updateGrid(grid, pos, player);
            printGrid(grid);
            // the other player's turn
            if (player == 1) {
                player = 2;
            } else {
                player = 1;
            }
        }
    }

    if (playerScore(grid, 1) > playerScore(grid, 2)) {
        cout << "Player 1 wins!" << endl;
    } else if (playerScore(grid, 1) < playerScore(grid, 2)) {
        cout << "Player 2 wins!" << endl;
    } else {
        cout << "Draw game!" << endl;
    }
    return 0;
}
