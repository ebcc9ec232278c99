/***************************************
 * dotstriangles.cpp
 *
 * Name:       Kwan Lok Hei
 * Student ID: 1155122748
 * E-mail:     1155122748@link.cuhk.edu.hk
 ***************************************/
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

// Writes a digit into grid, the first one from the left being number 1.
void write(long long &grid, int number, int digit)
{
    if (number == 18) {
        grid += digit;
        return;
    }
    // Take the last digit away, write into the rest, and put it back.
    int last = grid % 10;
    long long rest = grid / 10;
    write(rest, number + 1, digit);
    grid = rest * 10 + last;
}

// Looks whether line pos completes the triangle of the lines pos, second and third.
bool closes(long long grid, int second, int third)
{
    return isFilled(grid, second) && isFilled(grid, third);
}

// Puts a line at position pos of grid; pos is valid. Triangles that this line completes become Player p's.
void updateGrid(long long &grid, int pos, int p)
{
    write(grid, pos, 1);
    if ((pos == 2 && closes(grid, 3, 6)) || (pos == 3 && closes(grid, 2, 6)) || (pos == 6 && closes(grid, 2, 3)))
        write(grid, 13, p);
    if ((pos == 1 && closes(grid, 3, 4)) || (pos == 3 && closes(grid, 1, 4)) || (pos == 4 && closes(grid, 1, 3)))
        write(grid, 14, p);
    if ((pos == 4 && closes(grid, 5, 7)) || (pos == 5 && closes(grid, 4, 7)) || (pos == 7 && closes(grid, 4, 5)))
        write(grid, 15, p);
    if ((pos == 6 && closes(grid, 8, 9)) || (pos == 8 && closes(grid, 6, 9)) || (pos == 9 && closes(grid, 6, 8)))
        write(grid, 16, p);
    if ((pos == 9 && closes(grid, 10, 12)) || (pos == 10 && closes(grid, 9, 12)) || (pos == 12 && closes(grid, 9, 10)))
        write(grid, 17, p);
    if ((pos == 7 && closes(grid, 10, 11)) || (pos == 10 && closes(grid, 7, 11)) || (pos == 11 && closes(grid, 7, 10)))
        write(grid, 18, p);
}

// Returns how many triangles of grid Player p owns.
int playerScore(long long grid, int p)
{
    int triangles = grid % 1000000;
    int score = 0;
    while (triangles != 0) {
        if (triangles % 10 == p)
            ++score;
        triangles /= 10;
    }
    return score;
}

// The number of lines in grid
int countLines(long long grid)
{
    int lines = 0;
    for (int pos = 1; pos <= 12; ++pos)
        if (isFilled(grid, pos))
            ++lines;
    return lines;
}

int main()
{
    long long grid = 0;
    int player = 1;
    bool isSecondTurn = false;
    printGrid(grid);

    while (countLines(grid) < 12) {
        int pos;
        cout << "Player " << player << "'s turn (1-12): ";
        cin >> pos;
        bool isValid = pos >= 1 && pos <= 12;
        if (isValid)
            isValid = !isFilled(grid, pos);
        if (!isValid) {
            cout << "Invalid move! Try again. " << endl;
            continue;
        }

        int oldScore = playerScore(grid, player);
        updateGrid(grid, pos, player);
        printGrid(grid);
        bool hasScored = playerScore(grid, player) > oldScore;
        if (hasScored && !isSecondTurn) {
            isSecondTurn = true;    // Don't swap the player.
        } else {
            isSecondTurn = false;
            player = 3 - player;
        }
    }

    int score1 = playerScore(grid, 1), score2 = playerScore(grid, 2);
    if (score1 == score2)
        cout << "Draw game!" << endl;
    else if (score1 < score2)
        cout << "Player 1 wins!" << endl;
    else
        cout << "Player 2 wins!" << endl;
    return 0;
}
