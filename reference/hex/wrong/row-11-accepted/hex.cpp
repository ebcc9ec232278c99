/*
	Name:		Fung Ka Chun
	Student ID:	1155133391
	Email:		1155133391@link.cuhk.edu.hk

	The Game of Hex for two players
*/
#include <iostream>
#include <iomanip>
using namespace std;

#define ROWS 12		//one more, to be on the safe side
#define COLUMNS 12

//put '.' into every cell
void clear(char board[ROWS][COLUMNS])
{
	for (int i = 0; i < ROWS; i++)
		for (int j = 0; j < COLUMNS; j++)
			board[i][j] = '.';
}

//print the board
void print(char board[ROWS][COLUMNS])
{
	cout << "  A B C D E F G H I J K\n";
	for (int i = 0; i <= 10; i++)
	{
		cout << setw(i + 2) << i;
		for (int j = 0; j <= 10; j++)
			cout << " " << board[i][j];
		cout << "\n";
	}
}

//check if the move is valid
bool valid(char board[ROWS][COLUMNS], char column, int row)
{
	if (column < 'A' || column > 'K')	//only the big letters from A to K
		return false;
	if (row < 0 || row > 11)	//only the rows of the board
		return false;
	return board[row][column - 'A'] == '.';
}

//count the neighbours of (i, j) that are reached
int reachedNeighbours(bool reached[ROWS][COLUMNS], int i, int j)
{
	int count = reached[i][j + 1] + reached[i + 1][j];
	if (i > 0)
		count += reached[i - 1][j] + reached[i - 1][j + 1];
	if (j > 0)
		count += reached[i][j - 1] + reached[i + 1][j - 1];
	return count;
}

//check if there is a winning chain of the player
bool winning(char board[ROWS][COLUMNS], char player)
{
	bool reached[ROWS][COLUMNS] = {};
	//121 times are always enough
	for (int times = 0; times < 121; times++)
	{
		for (int i = 0; i <= 10; i++)
			for (int j = 0; j <= 10; j++)
			{
				if (board[i][j] != player)
					continue;
				if (player == 'O' && j == 0)
					reached[i][j] = true;
				if (player == 'X' && i == 0)
					reached[i][j] = true;
				if (reachedNeighbours(reached, i, j) > 0)
					reached[i][j] = true;
			}
	}
	for (int k = 0; k <= 10; k++)
	{
		if (player == 'O' && reached[k][10])
			return true;
		if (player == 'X' && reached[10][k])
			return true;
	}
	return false;
}

int main()
{
	char board[ROWS][COLUMNS];
	char player = 'O', column;
	int row;
	clear(board);
	print(board);
	while (true)
	{
		cout << "Player " << player << ", make your move: ";
		cin >> column >> row;
		if (!valid(board, column, row))
		{
			cout << "Invalid move. Enter again!\n";
			continue;
		}
		board[row][column - 'A'] = player;
		print(board);
		if (winning(board, player))
			break;
		//next player
		if (player == 'O')
			player = 'X';
		else
			player = 'O';
	}
	cout << "Player " << player << " wins!\n";
	return 0;
}
