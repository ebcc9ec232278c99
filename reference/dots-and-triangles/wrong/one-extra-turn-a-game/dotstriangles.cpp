/*
 * dotstriangles.cpp
 *
 * Name:       Szeto Ka Lam
 * Student ID: 1155136533
 * E-mail:     1155136533@link.cuhk.edu.hk
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
    long long place = 1000000;
    for (int i = 0; i < 12 - pos; i++)
        place *= 10;
    grid += place;

    // The triangle number t has the lines a, b, c; place is where its owner stands.
    place = 100000;
    for (int t = 1; t <= 6; t++, place /= 10) {
        int a = t == 1 ? 2 : t == 2 ? 1 : t == 3 ? 4 : t == 4 ? 6 : t == 5 ? 9 : 7;
        int b = t == 1 ? 3 : t == 2 ? 3 : t == 3 ? 5 : t == 4 ? 8 : 10;
        int c = t == 1 ? 6 : t == 2 ? 4 : t == 3 ? 7 : t == 4 ? 9 : t == 5 ? 12 : 11;
        if (pos != a && pos != b && pos != c)
            continue;
        if (isFilled(grid, a) && isFilled(grid, b) && isFilled(grid, c))
            grid += p * place;
    }
}

// Returns how many triangles of grid Player p owns.
int playerScore(long long grid, int p)
{
    int score = 0;
    for (int t = 6; t > 0; t--) {
        score += grid % 10 == p;
        grid /= 10;
    }
    return score;
}

// Asks player until the position is valid, and returns it.
int askPosition(long long grid, int player)
{
    while (true) {
        int pos;
        cout << "Player " << player << "'s turn (1-12): ";
        cin >> pos;
        if (pos >= 1 && pos <= 12 && !isFilled(grid, pos))
            return pos;
        cout << "Invalid move! Try again. " << endl;
    }
}

int main()
{
    long long grid = 0;
    int player = 1;
    bool hadExtraTurn = false;
    printGrid(grid);

    while (grid / 1000000 != 111111111111) {
        int pos = askPosition(grid, player);
        int score = playerScore(grid, player);
        updateGrid(grid, pos, player);
        printGrid(grid);

        bool completed = playerScore(grid, player) > score;
        if (completed && !hadExtraTurn)
            hadExtraTurn = true;            // keep the player for one more turn
        else
            player = 3 - player;
    }

    // Who has more triangles?
    int score1 = playerScore(grid, 1);
    int score2 = playerScore(grid, 2);
    if (score1 > score2)
        cout << "Player 1 wins!" << endl;
    else if (score2 > score1)
        cout << "Player 2 wins!" << endl;
    else
        cout << "Draw game!" << endl;
    return 0;
}
