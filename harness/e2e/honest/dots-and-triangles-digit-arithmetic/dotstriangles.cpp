// POON Hei Tung
// SID 1155000032, poonht@cse.cuhk.edu.hk
#include <iostream>
using namespace std;

bool isFilled(long long grid, int pos);
void printGrid(long long grid);
void updateGrid(long long &grid, int pos, int p);
int playerScore(long long grid, int p);
int digit(long long grid, int place);
void setDigit(long long &grid, int place, int value);
void claim(long long &grid, int triangle, int p, int code);
void play(long long grid, int player, bool extra);

// The empty grid is 0.
int main()
{
    printGrid(0);
    play(0, 1, false);
}

// One turn, then the rest of the game.
void play(long long grid, int player, bool extra)
{
    if (grid / 1000000 == 111111111111LL)
    {
        int one = playerScore(grid, 1), two = playerScore(grid, 2);
        cout << (one > two ? "Player 1 wins!" : one < two ? "Player 2 wins!" : "Draw game!") << "\n";
        return;
    }
    int pos;
    cout << "Player " << player << "'s turn (1-12): ";
    cin >> pos;
    if (pos < 1 || pos > 12 || isFilled(grid, pos))
    {
        cout << "Invalid move! Try again. " << endl;
        play(grid, player, extra);
        return;
    }
    int score = playerScore(grid, player);
    updateGrid(grid, pos, player);
    printGrid(grid);
    bool again = playerScore(grid, player) > score && !extra;
    play(grid, again ? player : 3 - player, again);
}

// The place counts from 1 on the left.
int digit(long long grid, int place)
{
    return place == 18 ? int(grid % 10) : digit(grid / 10, place + 1);
}

void setDigit(long long &grid, int place, int value)
{
    long long unit = 1;
    for (int i = 18; i > place; i--)
        unit *= 10;
    grid += (value - digit(grid, place)) * unit;
}

int playerScore(long long grid, int p)
{
    return (digit(grid, 13) == p) + (digit(grid, 14) == p) + (digit(grid, 15) == p) + (digit(grid, 16) == p) +
           (digit(grid, 17) == p) + (digit(grid, 18) == p);
}

// The code has two digits for each side of the triangle.
void claim(long long &grid, int triangle, int p, int code)
{
    for (int sides = code; sides > 0; sides /= 100)
        if (!isFilled(grid, sides % 100))
            return;
    if (digit(grid, 12 + triangle) == 0)
        setDigit(grid, 12 + triangle, p);
}

void updateGrid(long long &grid, int pos, int p)
{
    setDigit(grid, pos, 1);
    claim(grid, 1, p, 20306);
    claim(grid, 2, p, 10304);
    claim(grid, 3, p, 40507);
    claim(grid, 4, p, 60809);
    claim(grid, 5, p, 91012);
    claim(grid, 6, p, 71011);
}

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

