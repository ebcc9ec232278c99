/*
 * dotstriangles.cpp
 *
 * Name:       HO Yat Long
 * Student ID: 1155131190
 * E-mail:     1155131190@link.cuhk.edu.hk
 */
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

// 10 to the power n
long long tenTo(int n)
{
    long long answer = 1;
    while (n-- > 0)
        answer *= 10;
    return answer;
}

// Are these three lines filled?
bool allFilled(long long grid, int line1, int line2, int line3)
{
    return isFilled(grid, line1) && isFilled(grid, line2) && isFilled(grid, line3);
}

// The three lines of triangle t as one number, two digits for each line
int linesOf(int t)
{
    switch (t) {
    case 1:
        return 20306;
    case 2:
        return 10304;
    case 3:
        return 40507;
    case 4:
        return 60809;
    case 5:
        return 91012;
    default:
        return 71011;
    }
}

void updateGrid(long long &grid, int pos, int p)
{
    grid += tenTo(18 - pos);
    for (int t = 1; t <= 6; t++) {
        int line1 = linesOf(t) / 10000, line2 = linesOf(t) / 100 % 100, line3 = linesOf(t) % 100;
        if (pos == line1 || pos == line2 || pos == line3)
            if (allFilled(grid, line1, line2, line3))
                grid += p * tenTo(t - 1);       // the t-th digit of the triangles
    }
}

int playerScore(long long grid, int p)
{
    int score = 0;
    for (int t = 1; t <= 6; t++)
        score += (grid / tenTo(t - 1) % 10 == p);
    return score;
}

int main()
{
    long long grid = 0;
    int player = 1;
    bool second = false;        // second turn of this player in a row?

    printGrid(grid);
    while (grid / tenTo(6) != 111111111111LL)
    {
        // Ask until the move is valid
        int pos;
        cout << "Player " << player << "'s turn (1-12): ";
        cin >> pos;
        while (pos < 1 || pos > 12 || isFilled(grid, pos))
        {
            cout << "Invalid move! Try again. " << endl;
            cout << "Player " << player << "'s turn (1-12): ";
            cin >> pos;
        }

        int score = playerScore(grid, player);
        updateGrid(grid, pos, player);
        printGrid(grid);

        // Another turn for a triangle, but not a third one
        second = !second && playerScore(grid, player) != score;
        if (!second)
            player = player % 2 + 1;
    }

    int difference = playerScore(grid, 1) - playerScore(grid, 2);
    if (difference == 0)
        cout << "Draw game!" << endl;
    else
        cout << "Player " << (difference > 0 ? 1 : 2) << " wins!" << endl;
    return 0;
}
