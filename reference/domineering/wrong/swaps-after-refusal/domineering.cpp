// Name: Szeto Nga Man
// Student ID: 1155119528
// E-mail: 1155119528@link.cuhk.edu.hk
//
// The program lets two players play Domineering.

#include <iostream>
#include <iomanip>
using namespace std;

// Returns the value of position pos in the 16-digit number, i.e. 10^(16-pos)
long long positionValue(int pos)
{
	long long v = 1;
	for (int i = 0; i < 16 - pos; ++i) v *= 10;
	return v;
}

// Returns the state of pos in grid
int gridState(long long grid, int pos)
{
	const long long v = positionValue(pos);
	return static_cast<int>((grid % (v * 10)) / v);
}

// Prints grid to the screen: every symbol but the first of a row is two characters wide
void printGrid(long long grid)
{
	for (int pos = 1; pos <= 16; ++pos)
	{
		const int state = gridState(grid, pos);
		const char symbol = (state == 2) ? 'B' : (state == 1) ? 'A' : '.';
		const bool isFirst = (pos % 4 == 1);
		cout << setw(isFirst ? 1 : 2) << symbol;
		if (pos % 4 == 0) cout << endl;
	}
}

// Returns whether Player p can put a domino to pos
bool isPlaceable(long long grid, int pos, int p)
{
	if (pos < 1 || pos > 16) return false;

	int next;
	if (p == 1 && pos < 13) next = pos + 4;
	else if (p == 2 && pos % 4 > 0) next = pos + 1;
	else return false;

	return !gridState(grid, pos) && !gridState(grid, next);
}

// Puts a domino of Player p to pos
void putToGrid(long long &grid, int pos, int p)
{
	const int next = (p == 1) ? pos + 4 : pos + 1;
	grid += (positionValue(pos) + positionValue(next)) * p;
}

// Returns whether Player p can move at all
bool canPlay(long long grid, int p)
{
	bool result = false;
	for (int pos = 1; pos <= 16; ++pos)
		result = result || isPlaceable(grid, pos, p);
	return result;
}

int main()
{
	long long grid = 0;
	int player = 1;
	printGrid(grid);

	while (canPlay(grid, player))
	{
		cout << "Player " << player << "'s move: ";
		int pos;
		cin >> pos;

		if (isPlaceable(grid, pos, player))
		{
			putToGrid(grid, pos, player);
			printGrid(grid);
		}
		else
		{
			cout << "Invalid! Try again." << endl;
		}
		player = 3 - player;	// swap the player
	}

	cout << "Player " << 3 - player << " wins!" << endl;
	return 0;
}
