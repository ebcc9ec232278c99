/*
	Name: Fung Hoi Ching
	Student ID: 1155134471
	E-mail: 1155134471@link.cuhk.edu.hk
	LinesOfAction.cpp - implementation of class LinesOfAction
*/
#include <iostream>
#include <vector>
#include "LinesOfAction.h"
using namespace std;

//constructor
LinesOfAction::LinesOfAction()
{
	for (int i = 0; i < 8; i++)
	{
		for (int j = 0; j < 8; j++)
		{
			board[i][j] = '.';
		}
	}
	for (int i = 1; i <= 6; i++)
	{
		board[0][i] = 'W';
		board[7][i] = 'W';
		board[i][0] = 'B';
		board[i][7] = 'B';
	}
	currentPlayer = 'B';
	nextPlayer = 'W';
	blacks = 12;
	whites = 12;
}

//print the board
void LinesOfAction::printGame()
{
	cout << "  a b c d e f g h" << endl;
	for (int i = 0; i < 8; i++)
	{
		cout << i;
		for (int j = 0; j < 8; j++)
		{
			cout << " " << board[i][j];
		}
		cout << endl;
	}
}

//return the current player
char LinesOfAction::getCurrentPlayer()
{
	return currentPlayer;
}

//swap the two players
void LinesOfAction::swapPlayer()
{
	char temp = currentPlayer;
	currentPlayer = nextPlayer;
	nextPlayer = temp;
}

//move a piece of the current player
bool LinesOfAction::move(string from, string to)
{
	//test 1: valid input
	if (from.length() != 2 || to.length() != 2)
		return false;
	if (from[0] < 'a' || from[0] > 'h' || from[1] < '0' || from[1] > '7')
		return false;
	if (to[0] < 'a' || to[0] > 'h' || to[1] < '0' || to[1] > '7')
		return false;

	int r1 = from[1] - '0';
	int c1 = from[0] - 'a';
	int r2 = to[1] - '0';
	int c2 = to[0] - 'a';

	//test 2: own piece
	if (board[r1][c1] != currentPlayer)
		return false;

	//test 3: horizontal, vertical or diagonal
	int rows = r2 - r1;
	int cols = c2 - c1;
	if (rows == 0 && cols == 0)
		return false;
	if (rows != 0 && cols != 0 && rows != cols && rows != -cols)
		return false;

	//one step in the direction of the move
	int dr = 0, dc = 0;
	if (rows > 0) dr = 1;
	if (rows < 0) dr = -1;
	if (cols > 0) dc = 1;
	if (cols < 0) dc = -1;

	//test 4: count the pieces on the line
	int distance = 0;
	int pieces = 0;
	int r = r1, c = c1;
	while (r != r2 || c != c2)
	{
		if (board[r][c] != '.')
			pieces++;
		distance++;
		r += dr;
		c += dc;
	}
	if (board[r2][c2] != '.')
		pieces++;
	if (pieces != distance)
		return false;

	//test 5: no jump over the opponent
	r = r1 + dr;
	c = c1 + dc;
	while (r != r2 || c != c2)
	{
		if (board[r][c] == nextPlayer)
			return false;
		r += dr;
		c += dc;
	}

	//test 6: landing position
	if (board[r2][c2] == currentPlayer)
		return false;

	//capture
	if (board[r2][c2] == 'B')
		blacks--;
	if (board[r2][c2] == 'W')
		whites--;
	board[r2][c2] = currentPlayer;
	board[r1][c1] = '.';
	return true;
}

//check if all pieces of player p are connected, by BFS
bool LinesOfAction::hasConnected(char p)
{
	bool visited[8][8];
	vector<int> q_row, q_col;
	for (int i = 0; i < 8; i++)
	{
		for (int j = 0; j < 8; j++)
		{
			visited[i][j] = false;
			//start from the last piece found
			if (board[i][j] == p)
			{
				q_row.clear();
				q_col.clear();
				q_row.push_back(i);
				q_col.push_back(j);
			}
		}
	}
	int cnt = 1;
	visited[q_row[0]][q_col[0]] = true;
	while (!q_row.empty())
	{
		int row = q_row[0];
		int col = q_col[0];
		q_row.erase(q_row.begin());
		q_col.erase(q_col.begin());
		for (int i = row - 1; i <= row + 1; i++)
		{
			for (int j = col - 1; j <= col + 1; j++)
			{
				//exclude those out of the board
				if (i < 0 || i > 7 || j < 0 || j > 7)
					continue;
				if (board[i][j] == p && !visited[i][j])
				{
					visited[i][j] = true;
					q_row.push_back(i);
					q_col.push_back(j);
					cnt++;
				}
			}
		}
	}
	if (p == 'B')
		return cnt == blacks;
	return cnt == whites;
}

//check the game status
char LinesOfAction::gameOver()
{
	if (hasConnected('B') && hasConnected('W'))
		return 'D';
	if (hasConnected('B'))
		return 'B';
	if (hasConnected('W'))
		return 'W';
	return '-';
}
