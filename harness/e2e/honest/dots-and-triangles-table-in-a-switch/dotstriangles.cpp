/*
   Name: FUNG Sze Wai
   Student ID: 1155000031
   E-mail: 1155000031@link.cuhk.edu.hk
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


// The three lines of a triangle.
struct Sides {
    int a;
    int b;
    int c;
};

Sides sidesOf(int triangle)
{
    Sides sides = {0, 0, 0};
    switch (triangle)
    {
        case 1: sides.a = 2; sides.b = 3; sides.c = 6; break;
        case 2: sides.a = 1; sides.b = 3; sides.c = 4; break;
        case 3: sides.a = 4; sides.b = 5; sides.c = 7; break;
        case 4: sides.a = 6; sides.b = 8; sides.c = 9; break;
        case 5: sides.a = 9; sides.b = 10; sides.c = 12; break;
        case 6: sides.a = 7; sides.b = 10; sides.c = 11; break;
    }
    return sides;
}

// The digit of a triangle, and what one in it is worth.
int owner(long long grid, int triangle)
{
    for (int i = triangle; i < 6; i++)
        grid /= 10;
    return grid % 10;
}

long long worth(int digit)
{
    return digit == 18 ? 1 : 10 * worth(digit + 1);
}

void updateGrid(long long &grid, int pos, int p)
{
    grid += worth(pos);
    // All triangles that are complete and that nobody owns: the new line has completed them.
    for (int t = 1; t <= 6; t++)
    {
        Sides s = sidesOf(t);
        bool complete = isFilled(grid, s.a) && isFilled(grid, s.b) && isFilled(grid, s.c);
        if (complete && owner(grid, t) == 0)
            grid += p * worth(12 + t);
    }
}

int playerScore(long long grid, int p)
{
    int score = 0;
    for (int t = 1; t <= 6; t++)
        score += owner(grid, t) == p;
    return score;
}

// What one turn came to.
struct Turn {
    bool scored;
    bool ended;
};

Turn takeTurn(long long &grid, int player)
{
    int pos;
    do
    {
        cout << "Player " << player << "'s turn (1-12): ";
        cin >> pos;
        if (pos >= 1 && pos <= 12 && !isFilled(grid, pos))
            break;
        cout << "Invalid move! Try again. \n";
    } while (true);
    int before = playerScore(grid, player);
    updateGrid(grid, pos, player);
    printGrid(grid);
    Turn turn;
    turn.scored = playerScore(grid, player) != before;
    turn.ended = playerScore(grid, 1) + playerScore(grid, 2) == 6;
    return turn;
}

int main()
{
    long long grid = 0;
    int player = 1, turns = 1;
    printGrid(grid);
    // With all six triangles, all twelve lines are there.
    for (;;)
    {
        Turn turn = takeTurn(grid, player);
        if (turn.ended)
            break;
        if (turn.scored && turns == 1)
        {
            turns = 2;
            continue;
        }
        turns = 1;
        player = player == 1 ? 2 : 1;
    }
    int lead = playerScore(grid, 1) - playerScore(grid, 2);
    if (lead == 0)
        cout << "Draw game!" << endl;
    else
        cout << "Player " << (lead > 0 ? 1 : 2) << " wins!" << endl;
    return 0;
}
