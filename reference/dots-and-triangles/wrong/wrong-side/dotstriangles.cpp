/*
 * dotstriangles.cpp
 *
 * Name:       Yau Ching Yi
 * Student ID: 1155129988
 * E-mail:     1155129988@link.cuhk.edu.hk
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
    long long line = 1;
    for (int i = 1; i <= 18 - pos; i++)
        line = line * 10;
    grid = grid + line;

    // tri_1 ... tri_6: is the triangle complete and not owned yet?
    bool tri_1 = isFilled(grid, 2) && isFilled(grid, 3) && isFilled(grid, 6) && grid / 100000 % 10 == 0;
    bool tri_2 = isFilled(grid, 1) && isFilled(grid, 3) && isFilled(grid, 4) && grid / 10000 % 10 == 0;
    bool tri_3 = isFilled(grid, 4) && isFilled(grid, 5) && isFilled(grid, 7) && grid / 1000 % 10 == 0;
    bool tri_4 = isFilled(grid, 6) && isFilled(grid, 8) && isFilled(grid, 9) && grid / 100 % 10 == 0;
    bool tri_5 = isFilled(grid, 9) && isFilled(grid, 10) && isFilled(grid, 12) && grid / 10 % 10 == 0;
    bool tri_6 = isFilled(grid, 7) && isFilled(grid, 9) && isFilled(grid, 11) && grid % 10 == 0;

    if (tri_1) grid = grid + p * 100000;
    if (tri_2) grid = grid + p * 10000;
    if (tri_3) grid = grid + p * 1000;
    if (tri_4) grid = grid + p * 100;
    if (tri_5) grid = grid + p * 10;
    if (tri_6) grid = grid + p;
}

// Returns how many triangles of grid Player p owns.
int playerScore(long long grid, int p)
{
    int score = 0;
    for (int i = 1; i <= 6; i++) {
        if (grid % 10 == p)
            score = score + 1;
        grid = grid / 10;
    }
    return score;
}

int main()
{
    long long grid = 0;
    int player = 1, other = 2;
    bool again = false;
    printGrid(grid);

    while (grid / 1000000 != 111111111111) {
        int pos;
        cout << "Player " << player << "'s turn (1-12): ";
        cin >> pos;

        if (pos >= 1 && pos <= 12 && !isFilled(grid, pos)) {
            int score = playerScore(grid, player);
            updateGrid(grid, pos, player);
            printGrid(grid);
            // swap the players unless this one may go on
            if (again || playerScore(grid, player) == score) {
                swap(player, other);
                again = false;
            } else {
                again = true;
            }
        } else {
            cout << "Invalid move! Try again. " << endl;
        }
    }

    if (playerScore(grid, 1) == playerScore(grid, 2))
        cout << "Draw game!" << endl;
    else if (playerScore(grid, 1) > playerScore(grid, 2))
        cout << "Player 1 wins!" << endl;
    else
        cout << "Player 2 wins!" << endl;
    return 0;
}
