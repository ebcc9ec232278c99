/*
 * dotstriangles.cpp
 *
 * Name:       Chui Yee Lam
 * Student ID: 1155131857
 * E-mail:     1155131857@link.cuhk.edu.hk
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
    // 1. Set the digit of the line
    long long factor = 1;
    for (int i = 0; i < 18 - pos; i++)
        factor *= 10;
    grid += factor;

    // 2. Check the triangles at this line; b1 is the first one, b2 the second one
    bool b1 = false, b2 = false;
    int t1 = 0, t2 = 0;
    switch (pos) {
    case 1:  b1 = isFilled(grid, 3) && isFilled(grid, 4); t1 = 2; break;
    case 2:  b1 = isFilled(grid, 3) && isFilled(grid, 6); t1 = 1; break;
    case 3:  b1 = isFilled(grid, 2) && isFilled(grid, 6); t1 = 1;
             b2 = isFilled(grid, 1) && isFilled(grid, 4); t2 = 2; break;
    case 4:  b1 = isFilled(grid, 1) && isFilled(grid, 3); t1 = 2;
             b2 = isFilled(grid, 5) && isFilled(grid, 7); t2 = 3; break;
    case 5:  b1 = isFilled(grid, 4) && isFilled(grid, 7); t1 = 3; break;
    case 6:  b1 = isFilled(grid, 2) && isFilled(grid, 3); t1 = 1;
             b2 = isFilled(grid, 8) && isFilled(grid, 9); t2 = 4; break;
    case 7:  b1 = isFilled(grid, 4) && isFilled(grid, 5); t1 = 3;
             b2 = isFilled(grid, 10) && isFilled(grid, 11); t2 = 6; break;
    case 8:  b1 = isFilled(grid, 6) && isFilled(grid, 9); t1 = 4; break;
    case 9:  b1 = isFilled(grid, 6) && isFilled(grid, 8); t1 = 4;
             b2 = isFilled(grid, 10) && isFilled(grid, 12); t2 = 5; break;
    case 10: b1 = isFilled(grid, 9) && isFilled(grid, 12); t1 = 5;
             b2 = isFilled(grid, 7) && isFilled(grid, 11); t2 = 6; break;
    case 11: b1 = isFilled(grid, 7) && isFilled(grid, 10); t1 = 6; break;
    case 12: b1 = isFilled(grid, 9) && isFilled(grid, 10); t1 = 5; break;
    }

    // 3. Set the digits of the new triangles
    if (b1) {
        factor = 1;
        for (int i = 0; i < 6 - t1; i++)
            factor *= 10;
        grid += p * factor;
    }
    if (b2) {
        factor = 1;
        for (int i = 0; i < 6 - t2; i++)
            factor *= 10;
        grid += p * factor;
    }
}

// Returns how many triangles of grid Player p owns.
int playerScore(long long grid, int p)
{
    int score = 0;
    for (int i = 0; i < 6; i++) {
        if (grid % 10 == p)
            score++;
        grid /= 10;
    }
    return score;
}

int main()
{
    long long grid = 0;
    int player = 1, pos, temp;
    bool secondTurn = false;
    printGrid(grid);

    while (grid / 1000000 != 111111111111) {
        cout << "Player " << player << "'s turn (1-12): ";
        cin >> pos;
        if (pos < 1 || pos > 12 || isFilled(grid, pos)) {
            cout << "Invalid move! Try again. \n";
            continue;
        }
        int score = playerScore(grid, player);
        updateGrid(grid, pos, player);
        printGrid(grid);
        // Keep the current player?
        if (playerScore(grid, player) > score && !secondTurn)
            secondTurn = true;
        else {
            secondTurn = false;
            player = 3 - player;
        }
    }

    if (playerScore(grid, 1) > playerScore(grid, 2))
        cout << "Player 1 wins!\n";
    else if (playerScore(grid, 2) > playerScore(grid, 1))
        cout << "Player 2 wins!\n";
    else
        cout << "Draw game!\n";
    return 0;
}
