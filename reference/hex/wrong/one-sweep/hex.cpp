/*
 * hex.cpp
 * Name  : Kwok Long Yin
 * SID   : 1155129834
 * E-mail: 1155129834@link.cuhk.edu.hk
 */
#include <iostream>
#include <iomanip>
using namespace std;

// Function to print the board.
void PrintBoard(char b[][11])
{
	char letter = 'A';
	cout << " ";
	while (letter <= 'K')
	{
		cout << " " << letter;
		letter++;
	}
	cout << endl;
	for (int i = 0; i < 11; i++)
	{
		cout << setw(i + 2) << i;
		for (int j = 0; j < 11; j++) cout << " " << b[i][j];
		cout << endl;
	}
}

// Function to check the input. All inputs must be big letters.
int IsOK(char b[][11], char letter, int number)
{
	if (letter < 65 || letter > 75) return 0;
	if (number < 0 || number > 10) return 0;
	if (b[number][letter - 65] == '.') return 1;
	return 0;
}

// Function to see if a cell of the player has a reachable neighbour.
bool HasReachableNeighbour(bool reach[][11], int i, int j)
{
	if (i > 0 && reach[i - 1][j]) return true;
	if (i > 0 && j < 10 && reach[i - 1][j + 1]) return true;
	if (j > 0 && reach[i][j - 1]) return true;
	if (j < 10 && reach[i][j + 1]) return true;
	if (i < 10 && j > 0 && reach[i + 1][j - 1]) return true;
	if (i < 10 && reach[i + 1][j]) return true;
	return false;
}

// Function to check player O: from the left border (column 0) to the right border (column 10).
bool CheckO(char b[][11])
{
	bool reach[11][11] = {};
	for (int j = 0; j < 11; j++)
		for (int i = 0; i < 11; i++)
			if (b[i][j] == 'O' && (j == 0 || HasReachableNeighbour(reach, i, j)))
			{
				reach[i][j] = true;
				if (j == 10) return true;
			}
	return false;
}

// Function to check player X: from the top border (row 0) to the bottom border (row 10).
bool CheckX(char b[][11])
{
	bool reach[11][11] = {};
	for (int i = 0; i < 11; i++)
		for (int j = 0; j < 11; j++)
			if (b[i][j] == 'X' && (i == 0 || HasReachableNeighbour(reach, i, j)))
			{
				reach[i][j] = true;
				if (i == 10) return true;
			}
	return false;
}

// Main function.
int main()
{
	char b[11][11], letter;
	int number, turn = 0;
	const char name[2] = {'O', 'X'};
	for (int i = 0; i < 11; i++)
		for (int j = 0; j < 11; j++) b[i][j] = '.';
	PrintBoard(b);

	while (1)
	{
		cout << "Player " << name[turn % 2] << ", make your move: ";
		cin >> letter >> number;
		if (IsOK(b, letter, number) == 0)
		{
			cout << "Invalid move. Enter again!" << endl;
			continue;
		}
		b[number][letter - 65] = name[turn % 2];
		PrintBoard(b);

		// Check the player who has just moved.
		bool win = turn % 2 == 0 ? CheckO(b) : CheckX(b);
		if (win) break;
		turn++;
	}
	cout << "Player " << name[turn % 2] << " wins!" << endl;
	return 0;
}
