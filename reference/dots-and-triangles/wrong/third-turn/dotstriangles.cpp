/*
 * dotstriangles.cpp
 *
 * Name:       Yuen Hoi Ting
 * Student ID: 1155125583
 * E-mail:     1155125583@link.cuhk.edu.hk
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
	long long line = 1000000;
	for (int i = 12; i > pos; i--)
		line *= 10;
	grid += line;

	//For every line: the triangle on one side, then the triangle on the other side
	switch (pos)
	{
	case 1:
		if (isFilled(grid, 3) && isFilled(grid, 4)) grid += p * 10000;
		break;
	case 2:
		if (isFilled(grid, 3) && isFilled(grid, 6)) grid += p * 100000;
		break;
	case 3:
		if (isFilled(grid, 2) && isFilled(grid, 6)) grid += p * 100000;
		if (isFilled(grid, 1) && isFilled(grid, 4)) grid += p * 10000;
		break;
	case 4:
		if (isFilled(grid, 1) && isFilled(grid, 3)) grid += p * 10000;
		if (isFilled(grid, 5) && isFilled(grid, 7)) grid += p * 1000;
		break;
	case 5:
		if (isFilled(grid, 4) && isFilled(grid, 7)) grid += p * 1000;
		break;
	case 6:
		if (isFilled(grid, 2) && isFilled(grid, 3)) grid += p * 100000;
		if (isFilled(grid, 8) && isFilled(grid, 9)) grid += p * 100;
		break;
	case 7:
		if (isFilled(grid, 4) && isFilled(grid, 5)) grid += p * 1000;
		if (isFilled(grid, 10) && isFilled(grid, 11)) grid += p;
		break;
	case 8:
		if (isFilled(grid, 6) && isFilled(grid, 9)) grid += p * 100;
		break;
	case 9:
		if (isFilled(grid, 6) && isFilled(grid, 8)) grid += p * 100;
		if (isFilled(grid, 10) && isFilled(grid, 12)) grid += p * 10;
		break;
	case 10:
		if (isFilled(grid, 9) && isFilled(grid, 12)) grid += p * 10;
		if (isFilled(grid, 7) && isFilled(grid, 11)) grid += p;
		break;
	case 11:
		if (isFilled(grid, 7) && isFilled(grid, 10)) grid += p;
		break;
	case 12:
		if (isFilled(grid, 9) && isFilled(grid, 10)) grid += p * 10;
		break;
	}
}

// Returns how many triangles of grid Player p owns.
int playerScore(long long grid, int p)
{
	int score = 0;
	//the last six digits
	for (int triangles = grid % 1000000; triangles > 0; triangles /= 10)
		if (triangles % 10 == p)
			score++;
	return score;
}

int main()
{
	long long grid = 0;
	int player = 1;
	printGrid(grid);

	//12 valid moves
	for (int move = 1; move <= 12; move++)
	{
		int pos;
		bool valid = false;
		while (!valid)
		{
			cout << "Player " << player << "'s turn (1-12): ";
			cin >> pos;
			valid = pos >= 1 && pos <= 12 && !isFilled(grid, pos);
			if (!valid)
				cout << "Invalid move! Try again. " << endl;
		}

		int oldScore = playerScore(grid, player);
		updateGrid(grid, pos, player);
		printGrid(grid);

		//no new triangle, so swap
		if (playerScore(grid, player) == oldScore)
			player = 3 - player;
	}

	int score1 = playerScore(grid, 1);
	int score2 = playerScore(grid, 2);
	if (score1 > score2)
		cout << "Player 1 wins!" << endl;
	if (score2 > score1)
		cout << "Player 2 wins!" << endl;
	if (score1 == score2)
		cout << "Draw game!" << endl;
	return 0;
}
