/*
 * dotstriangles.cpp
 *
 * Name:       Tam Ka Yan, Karen
 * Student ID: 1155133902
 * E-mail:     1155133902@link.cuhk.edu.hk
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

// True if one of the lines a, b, c is the new line pos and all of them are filled
bool completes(long long grid, int pos, int a, int b, int c)
{
    bool isSide = (pos == a) || (pos == b) || (pos == c);
    return isSide && isFilled(grid, a) && isFilled(grid, b) && isFilled(grid, c);
}

// Puts a line at position pos of grid; pos is valid. Triangles that this line completes become Player p's.
void updateGrid(long long &grid, int pos, int p)
{
    long long value = 1;
    for (int i = 18; i > pos; i--)
        value = value * 10;
    grid = grid + value;

    // Upper row
    if (completes(grid, pos, 2, 3, 6))
        grid = grid + p * 100000;
    else if (completes(grid, pos, 1, 3, 4))
        grid = grid + p * 10000;
    else if (completes(grid, pos, 4, 5, 7))
        grid = grid + p * 1000;
    // Lower row
    else if (completes(grid, pos, 6, 8, 9))
        grid = grid + p * 100;
    else if (completes(grid, pos, 9, 10, 12))
        grid = grid + p * 10;
    else if (completes(grid, pos, 7, 10, 11))
        grid = grid + p;
}

// Returns how many triangles of grid Player p owns.
int playerScore(long long grid, int p)
{
    int score = 0;
    long long place = 100000;
    while (place > 0) {
        if (grid / place % 10 == p)
            score++;
        place = place / 10;
    }
    return score;
}

// Prints who has won
void printResult(int score1, int score2)
{
    if (score1 > score2)
        cout << "Player 1 wins!" << endl;
    else if (score1 < score2)
        cout << "Player 2 wins!" << endl;
    else
        cout << "Draw game!" << endl;
}

int main()
{
    long long grid = 0;
    int player = 1;
    int consecutive = 1;    // number of this turn, counted since the player was swapped
    int count = 0;          // number of lines
    printGrid(grid);

    while (count != 12) {
        int pos;
        cout << "Player " << player << "'s turn (1-12): ";
        cin >> pos;

        if (pos < 1 || pos > 12) {
            cout << "Invalid move! Try again. " << endl;
            continue;
        }
        if (isFilled(grid, pos)) {
            cout << "Invalid move! Try again. " << endl;
            continue;
        }

        int total = playerScore(grid, 1) + playerScore(grid, 2);
        updateGrid(grid, pos, player);
        count++;
        printGrid(grid);

        // The rule: completed a triangle and not the second consecutive turn
        bool completed = playerScore(grid, 1) + playerScore(grid, 2) > total;
        if (completed && consecutive < 2) {
            consecutive++;
        } else {
            consecutive = 1;
            player = (player == 1) ? 2 : 1;
        }
    }
    printResult(playerScore(grid, 1), playerScore(grid, 2));
    return 0;
}
