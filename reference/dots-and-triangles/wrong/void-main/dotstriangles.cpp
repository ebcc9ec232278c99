/*
 * dotstriangles.cpp
 *
 * Name:       Suen Wai Kit
 * Student ID: 1155127149
 * E-mail:     1155127149@link.cuhk.edu.hk
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

// Owner of a triangle (1 to 6): 0, 1 or 2
int owner(long long grid, int triangle)
{
	switch (triangle) {
	case 1: return grid / 100000 % 10;
	case 2: return grid / 10000 % 10;
	case 3: return grid / 1000 % 10;
	case 4: return grid / 100 % 10;
	case 5: return grid / 10 % 10;
	default: return grid % 10;
	}
}

// Are the lines of a triangle (1 to 6) filled?
bool surrounded(long long grid, int triangle)
{
	switch (triangle) {
	case 1: return isFilled(grid, 2) && isFilled(grid, 3) && isFilled(grid, 6);
	case 2: return isFilled(grid, 1) && isFilled(grid, 3) && isFilled(grid, 4);
	case 3: return isFilled(grid, 4) && isFilled(grid, 5) && isFilled(grid, 7);
	case 4: return isFilled(grid, 6) && isFilled(grid, 8) && isFilled(grid, 9);
	case 5: return isFilled(grid, 9) && isFilled(grid, 10) && isFilled(grid, 12);
	default: return isFilled(grid, 7) && isFilled(grid, 10) && isFilled(grid, 11);
	}
}

void updateGrid(long long &grid, int pos, int p)
{
	// the line
	long long one = 1;
	for (int i = 18; i > pos; i--)
		one *= 10;
	grid += one;

	// the triangles, from the right to the left
	long long digit = p;
	for (int triangle = 6; triangle >= 1; triangle--) {
		if (surrounded(grid, triangle) && owner(grid, triangle) == 0)
			grid += digit;
		digit *= 10;
	}
}

int playerScore(long long grid, int p)
{
	int score = 0;
	for (int triangle = 1; triangle <= 6; triangle++)
		if (owner(grid, triangle) == p)
			score++;
	return score;
}

void main()
{
	long long grid = 0;
	int player = 1;
	bool extra = false;

	printGrid(grid);
	while (grid / 1000000 != 111111111111) {
		int pos;
		cout << "Player " << player << "'s turn (1-12): ";
		cin >> pos;
		if (pos < 1 || pos > 12 || isFilled(grid, pos)) {
			cout << "Invalid move! Try again. " << endl;
			continue;
		}
		int before = playerScore(grid, player);
		updateGrid(grid, pos, player);
		printGrid(grid);
		// the next player
		if (playerScore(grid, player) > before && !extra) {
			extra = true;
		}
		else {
			extra = false;
			player = 3 - player;
		}
	}

	// the end
	int score1 = playerScore(grid, 1);
	int score2 = playerScore(grid, 2);
	if (score1 > score2)
		cout << "Player 1 wins!" << endl;
	else if (score2 > score1)
		cout << "Player 2 wins!" << endl;
	else
		cout << "Draw game!" << endl;
}
