/* Name: Cheung Wing Tung
   Student ID: 1155141537
   Email: 1155141537@link.cuhk.edu.hk
   Assignment 3 Domineering */
#include <iostream>
using namespace std;

//state of the space at pos
int gridState(long long grid, int pos)
{
	//remove the digits on the right
	for (int i = 0; i < 16 - pos; i++)
		grid = grid / 10;
	return grid % 10;
}

//show the grid
void printGrid(int grid)
{
	int pos = 1;
	while (pos <= 16)
	{
		int s = gridState(grid, pos);
		char symbol = '.';
		if (s == 1) symbol = 'A';
		if (s == 2) symbol = 'B';
		cout << symbol;
		//new line after every 4th space
		if (pos == 4 || pos == 8 || pos == 12 || pos == 16)
			cout << endl;
		else
			cout << ' ';
		pos++;
	}
}

//check if the two spaces are inside the grid and empty
bool isPlaceable(long long grid, int pos, int p)
{
	if (pos < 1 || pos > 16)
		return false;
	if (gridState(grid, pos) != 0)
		return false;
	if (p == 1)
	{
		if (pos >= 13)
			return false;
		else
			return gridState(grid, pos + 4) == 0;
	}
	else if (p == 2)
	{
		if (pos == 4 || pos == 8 || pos == 12 || pos == 16)
			return false;
		else
			return gridState(grid, pos + 1) == 0;
	}
	else
		return false;
}

//change the two digits to p
void putToGrid(long long &grid, int pos, int p)
{
	long long first = p, second = p;
	for (int i = pos; i < 16; i++)
		first = first * 10;
	//the second space is 4 digits or 1 digit to the right
	if (p == 1)
		second = first / 10000;
	else
		second = first / 10;
	grid = grid + first + second;
}

int main()
{
	long long grid = 0;
	int player = 1;
	bool over = false;
	printGrid(grid);
	while (!over)
	{
		int pos;
		cout << "Player " << player << "'s move: ";
		cin >> pos;
		if (isPlaceable(grid, pos, player))
		{
			putToGrid(grid, pos, player);
			player = 3 - player;
			printGrid(grid);
			//look for a space for the next player
			over = true;
			for (int i = 1; i <= 16; i++)
				if (isPlaceable(grid, i, player))
					over = false;
		}
		else
			cout << "Invalid! Try again." << endl;
	}
	cout << "Player " << 3 - player << " wins!" << endl;
	return 0;
}
