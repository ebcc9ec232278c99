// Wong Tsz Him, 1155000002, thwong02@student.example
// Domineering, CSCI1120 Assignment 3
#include <iostream>

// digit number pos, counted from the left of 16 digits: throw away the 16 - pos digits behind it
int gridState(long long grid, int pos)
{
	switch (pos)
	{
	case 16: return static_cast<int>(grid % 10);
	default: return gridState(grid / 10, pos + 1);
	}
}

void printGrid(long long grid)
{
	int row = 0;
	while (row < 4)
	{
		int col = 1;
		while (col <= 4)
		{
			const int s = gridState(grid, row * 4 + col);
			std::cout << (s == 1 ? "A" : s == 2 ? "B" : ".") << (col < 4 ? " " : "\n");
			++col;
		}
		++row;
	}
}

bool isPlaceable(long long grid, int pos, int p)
{
	switch (p)
	{
	case 1:  // upright: position 13 and later have no row below
		return pos >= 1 && pos <= 12 && gridState(grid, pos) + gridState(grid, pos + 4) == 0;
	case 2:  // lying: 4, 8, 12 and 16 have no right neighbour
		return pos >= 1 && pos <= 15 && pos % 4 != 0 && gridState(grid, pos) + gridState(grid, pos + 1) == 0;
	default:
		return false;
	}
}

// One domino is 10001 (upright) or 22 (lying), moved left by as many digits as follow it.
void putToGrid(long long &grid, int pos, int p)
{
	long long domino = p == 1 ? 10001 : 22;
	int last = p == 1 ? pos + 4 : pos + 1;  // where the domino ends
	while (last < 16)
	{
		domino *= 10;
		++last;
	}
	grid += domino;
}

// true when player p can not move any more
bool stuck(long long grid, int p)
{
	int pos = 1;
	while (pos <= 16 && !isPlaceable(grid, pos, p))
		++pos;
	return pos > 16;
}

int main()
{
	long long grid = 0;
	int p = 1, pos;

	printGrid(grid);
	do
	{
		std::cout << "Player " << p << "'s move: ";
		std::cin >> pos;
		if (isPlaceable(grid, pos, p))
		{
			putToGrid(grid, pos, p);
			p = p == 1 ? 2 : 1;
			printGrid(grid);
		}
		else
			std::cout << "Invalid! Try again.\n";
	} while (!stuck(grid, p));

	std::cout << "Player " << (p == 1 ? 2 : 1) << " wins!\n";
}
