/*
CSCI1540 2019 A5
Name: Kwan Pak Yu
Student ID: 1155124903
Email: pykwan@link.cuhk.edu.hk
*/

#include <iostream>
#include <iomanip>
using namespace std;

//the board is 11 x 11
const int SIZE = 11;

//print the whole board
void printTheBoard(char board[SIZE][SIZE])
{
	cout << "  A B C D E F G H I J K" << endl;
	for (int y = 0; y < SIZE; y++)
	{
		cout << setw(y + 2) << y;
		for (int x = 0; x < SIZE; x++)
		{
			cout << " " << board[y][x];
		}
		cout << endl;
	}
}

//return true if the player can put a piece there
bool inputIsValid(char board[SIZE][SIZE], char letter, int y)
{
	int x = letter - 'A';
	bool proper = (x >= 0 && x < SIZE && y >= 0 && y < SIZE);
	if (!proper)
	{
		return false;
	}
	return board[y][x] == '.';
}

//reach a cell and everything connected to it
void reach(char board[SIZE][SIZE], bool reached[SIZE][SIZE], int x, int y, char player)
{
	if (x < 0 || x >= SIZE || y < 0 || y >= SIZE)
	{
		return;
	}
	if (reached[y][x] || board[y][x] != player)
	{
		return;
	}
	reached[y][x] = true;
	reach(board, reached, x, y - 1, player);	//F2
	reach(board, reached, x + 1, y - 1, player);	//G2
	reach(board, reached, x - 1, y, player);	//E3
	reach(board, reached, x + 1, y, player);	//G3
	reach(board, reached, x - 1, y + 1, player);	//E4
	reach(board, reached, x, y + 1, player);	//F4
}

//return true if the player has won
bool playerWins(char board[SIZE][SIZE], char player)
{
	bool reached[SIZE][SIZE] = {};
	//find the piece on the left border (player O) or on the top border (player X)
	int i = 0;
	if (player == 'O')
	{
		while (i < SIZE && board[i][0] != player)
		{
			i++;
		}
		reach(board, reached, 0, i, player);
	}
	else
	{
		while (i < SIZE && board[0][i] != player)
		{
			i++;
		}
		reach(board, reached, i, 0, player);
	}
	//see if the opposite border is reached
	for (i = 0; i < SIZE; i++)
	{
		if (player == 'O' && reached[i][SIZE - 1])
		{
			return true;
		}
		if (player == 'X' && reached[SIZE - 1][i])
		{
			return true;
		}
	}
	return false;
}

int main()
{
	char board[SIZE][SIZE];
	for (int y = 0; y < SIZE; y++)
	{
		for (int x = 0; x < SIZE; x++)
		{
			board[y][x] = '.';
		}
	}

	char player = 'O';
	bool win = false;
	printTheBoard(board);
	while (win == false)
	{
		char letter;
		int y;
		cout << "Player " << player << ", make your move: ";
		cin >> letter >> y;
		if (inputIsValid(board, letter, y) == false)
		{
			cout << "Invalid move. Enter again!" << endl;
			continue;
		}
		board[y][letter - 'A'] = player;
		printTheBoard(board);
		win = playerWins(board, player);
		if (win == true)
		{
			cout << "Player " << player << " wins!" << endl;
		}
		else if (player == 'O')
		{
			player = 'X';
		}
		else
		{
			player = 'O';
		}
	}
	return 0;
}
