/*
  Name: Ng Chi Fung
  Student ID: 1155120876
  E-mail address: 1155120876@link.cuhk.edu.hk
*/
#include <iostream>
using namespace std;

bool isFilled(long long grid, int pos);
void printGrid(long long grid);
void updateGrid(long long &grid, int pos, int p);
int playerScore(long long grid, int p);
int gameLoop();

int main()
{
    return gameLoop();
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

// ---- End of the provided functions ----

/* updateGrid: one line more, and 0 to 2 triangles more */
void updateGrid(long long &grid, int pos, int p)
{
    long long factor = 1;
    for (int i = 0; i < 18 - pos; i++)
        factor *= 10;
    grid += factor;

    /* The place of each triangle; a triangle that was owned before has no digit 0 any more. */
    for (int triangle = 1; triangle <= 6; triangle++)
    {
        int a = 0, b = 0, c = 0;
        if (triangle == 1) { a = 2; b = 3; c = 6; }
        if (triangle == 2) { a = 1; b = 3; c = 4; }
        if (triangle == 3) { a = 4; b = 5; c = 7; }
        if (triangle == 4) { a = 6; b = 8; c = 9; }
        if (triangle == 5) { a = 9; b = 10; c = 12; }
        if (triangle == 6) { a = 7; b = 10; c = 11; }

        factor = 1;
        for (int i = 0; i < 6 - triangle; i++)
            factor *= 10;
        bool full = isFilled(grid, a) && isFilled(grid, b) && isFilled(grid, c);
        if (full && grid / factor % 10 == 0)
            grid += p * factor;
    }
}

/* playerScore: count p in the last six digits */
int playerScore(long long grid, int p)
{
    int score = 0, checked = 0;
    do {
        if (grid % 10 == p)
            score += 1;
        grid /= 10;
        checked += 1;
    } while (checked < 6);
    return score;
}

/* gameLoop: play until the grid is full */
int gameLoop()
{
    long long grid = 0;
    int player = 1;
    bool completed = false;     /* did this turn complete a triangle? */
    bool extra = false;         /* is this turn the extra turn? */
    printGrid(grid);

    for (int filled = 0; filled < 12; )
    {
        int pos;
        cout << "Player " << player << "'s turn (1-12): ";
        cin >> pos;
        if (pos >= 1 && pos <= 12 && !isFilled(grid, pos))
        {
            int score = playerScore(grid, player);
            updateGrid(grid, pos, player);
            filled++;
            printGrid(grid);

            if (playerScore(grid, player) > score)
                completed = true;
            if (completed && !extra)
                extra = true;
            else
            {
                extra = false;
                player = 3 - player;
            }
        }
        else
            cout << "Invalid move! Try again. \n";
    }

    int one = playerScore(grid, 1), two = playerScore(grid, 2);
    if (one == two)
        cout << "Draw game!\n";
    else if (one > two)
        cout << "Player 1 wins!\n";
    else
        cout << "Player 2 wins!\n";
    return 0;
}
