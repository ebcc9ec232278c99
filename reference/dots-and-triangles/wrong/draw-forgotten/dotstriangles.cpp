// dotstriangles.cpp
// Name:       Siu Wai Man
// Student ID: 1155138221
// E-mail:     1155138221@link.cuhk.edu.hk

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

// Puts a line at position pos; every triangle around it that is full then gets p.
void updateGrid(long long &grid, int pos, int p)
{
	long long unit = 1;
	for (int i = 1; i <= 18 - pos; ++i)
	{
		unit *= 10;
	}
	grid += unit;

	long long triangle = 100000;	// triangle 1 is worth 100000, triangle 2 is worth 10000, etc.
	for (int i = 1; i <= 6; ++i)
	{
		bool full = false;
		switch (i)
		{
		case 1: full = isFilled(grid, 2) && isFilled(grid, 3) && isFilled(grid, 6); break;
		case 2: full = isFilled(grid, 1) && isFilled(grid, 3) && isFilled(grid, 4); break;
		case 3: full = isFilled(grid, 4) && isFilled(grid, 5) && isFilled(grid, 7); break;
		case 4: full = isFilled(grid, 6) && isFilled(grid, 8) && isFilled(grid, 9); break;
		case 5: full = isFilled(grid, 9) && isFilled(grid, 10) && isFilled(grid, 12); break;
		case 6: full = isFilled(grid, 7) && isFilled(grid, 10) && isFilled(grid, 11); break;
		}
		// a triangle with an owner keeps it
		if (full && grid / triangle % 10 == 0)
		{
			grid += p * triangle;
		}
		triangle /= 10;
	}
}

// Counts the triangles of player p.
int playerScore(long long grid, int p)
{
	int n = 0;
	for (int i = 1; i <= 6; ++i)
	{
		n += (grid % 10 == p) ? 1 : 0;
		grid /= 10;
	}
	return n;
}

// Plays one game.
int main()
{
	long long grid = 0;
	int now = 1, other = 2;		// the player of this turn, and the other one
	bool again = false;		// had the player the turn before, too?

	printGrid(grid);
	while (grid / 1000000 < 111111111111)
	{
		int pos;
		cout << "Player " << now << "'s turn (1-12): ";
		cin >> pos;
		if (pos < 1 || pos > 12 || isFilled(grid, pos))
		{
			cout << "Invalid move! Try again. " << endl;
			continue;
		}
		int before = playerScore(grid, now);
		updateGrid(grid, pos, now);
		int after = playerScore(grid, now);
		printGrid(grid);
		if (after > before && !again)
		{
			again = true;
			continue;
		}
		// swap
		again = false;
		int temp = now;
		now = other;
		other = temp;
	}

	if (playerScore(grid, 1) > playerScore(grid, 2))
		cout << "Player 1 wins!" << endl;
	else
		cout << "Player 2 wins!" << endl;
	return 0;
}
