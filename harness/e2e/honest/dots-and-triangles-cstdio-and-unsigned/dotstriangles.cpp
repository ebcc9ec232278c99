/* YIP Ka Lok * 1155000033 * 1155000033@link.cuhk.edu.hk */
#include <cstdio>
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


enum Outcome { OTHER_TURN, EXTRA_TURN };

/* puts p into a triangle if the three lines are there and one of them is new */
static void triangle(long long *grid, long long unit, int p, int pos, int a, int b, int c)
{
    int isSide = pos == a || pos == b || pos == c;
    if (isSide && isFilled(*grid, a) && isFilled(*grid, b) && isFilled(*grid, c))
        *grid += p * unit;
}

void updateGrid(long long &grid, int pos, int p)
{
    long long line = 1000000;
    int i = 12;
    while (i-- > pos)
        line *= 10;
    grid += line;
    triangle(&grid, 100000, p, pos, 2, 3, 6);
    triangle(&grid, 10000, p, pos, 1, 3, 4);
    triangle(&grid, 1000, p, pos, 4, 5, 7);
    triangle(&grid, 100, p, pos, 6, 8, 9);
    triangle(&grid, 10, p, pos, 9, 10, 12);
    triangle(&grid, 1, p, pos, 7, 10, 11);
}

int playerScore(long long grid, int p)
{
    int n = 0;
    unsigned owners = (unsigned) (grid % 1000000);
    while (owners)
    {
        if (owners % 10u == (unsigned) p)
            ++n;
        owners /= 10;
    }
    return n;
}

int main()
{
    long long grid = 0;
    int player = 1, lines = 0, pos;
    Outcome outcome = OTHER_TURN;
    printGrid(grid);
    while (lines < 12)
    {
        printf("Player %d's turn (1-12): ", player);
        if (scanf("%d", &pos) < 1)
            break;
        if (pos < 1 || pos > 12 || isFilled(grid, pos))
        {
            printf("Invalid move! Try again. \n");
            continue;
        }
        int score = playerScore(grid, player);
        updateGrid(grid, pos, player);
        lines++;
        printGrid(grid);
        /* one extra turn, but not two */
        if (playerScore(grid, player) > score && outcome == OTHER_TURN)
            outcome = EXTRA_TURN;
        else
        {
            outcome = OTHER_TURN;
            player = 3 - player;
        }
    }
    if (lines < 12)
        return 0;
    if (playerScore(grid, 1) == playerScore(grid, 2))
        puts("Draw game!");
    else
        printf("Player %d wins!\n", playerScore(grid, 1) > playerScore(grid, 2) ? 1 : 2);
    return 0;
}
