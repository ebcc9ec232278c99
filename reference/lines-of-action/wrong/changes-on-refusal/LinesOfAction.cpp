/*
  Project: Lines of Action
  Name: Au Yeung Sin Tung
  Student ID: 1155132846
  E-mail: 1155132846@link.cuhk.edu.hk
*/
#include <iostream>
#include <queue>
#include "LinesOfAction.h"

using namespace std;

LinesOfAction::LinesOfAction()
{
	string rows[8] = { ".WWWWWW.", "B......B", "B......B", "B......B", "B......B", "B......B", "B......B", ".WWWWWW." };
	for (int i = 0; i < 8; i++)
		for (int j = 0; j < 8; j++)
			board[i][j] = rows[i][j];
	currentPlayer = 'B';
	nextPlayer = 'W';
	blacks = 12;
	whites = 12;
}

void LinesOfAction::printGame()
{
	cout << "  a b c d e f g h\n";
	for (int i = 0; i < 8; i++)
	{
		cout << i;
		for (int j = 0; j < 8; j++)
			cout << " " << board[i][j];
		cout << "\n";
	}
}

char LinesOfAction::getCurrentPlayer()
{
	return currentPlayer;
}

void LinesOfAction::swapPlayer()
{
	char previous = currentPlayer;
	currentPlayer = nextPlayer;
	nextPlayer = previous;
}

bool LinesOfAction::move(string from, string to)
{
	// Are they on the board?
	if (from.length() != 2 || from[0] < 'a' || from[0] > 'h' || from[1] < '0' || from[1] > '7')
		return false;
	if (to.length() != 2 || to[0] < 'a' || to[0] > 'h' || to[1] < '0' || to[1] > '7')
		return false;
	int i1 = from[1] - '0', j1 = from[0] - 'a';
	int i2 = to[1] - '0', j2 = to[0] - 'a';

	// Is it the player's own piece?
	if (board[i1][j1] != currentPlayer)
		return false;

	// Is it a line?
	int di = i2 - i1, dj = j2 - j1, steps;
	if (di == 0)
		steps = dj > 0 ? dj : -dj;
	else
		steps = di > 0 ? di : -di;
	if (steps == 0 || (dj != 0 && dj != steps && dj != -steps))
		return false;
	di /= steps;
	dj /= steps;

	// Are there as many pieces on the line?
	int pieces = 0;
	for (int k = -7; k <= 7; k++)
	{
		int i = i1 + k * di, j = j1 + k * dj;
		if (i >= 0 && i < 8 && j >= 0 && j < 8)
			if (board[i][j] != '.')
				pieces++;
	}
	if (pieces != steps)
		return false;

	// Does it jump over the opponent?
	for (int k = 1; k < steps; k++)
		if (board[i1 + k * di][j1 + k * dj] == nextPlayer)
			return false;

	// Now the piece leaves its square and lands
	board[i1][j1] = '.';
	if (board[i2][j2] == currentPlayer)
		return false;
	if (board[i2][j2] == nextPlayer)
	{
		if (nextPlayer == 'B')
			blacks--;
		else
			whites--;
	}
	board[i2][j2] = currentPlayer;
	return true;
}

bool LinesOfAction::hasConnected(char p)
{
	bool visited[8][8] = { { false } };
	queue<int> qi, qj;
	int cnt = 0, all = 0;
	for (int i = 0; i < 8; i++)
		for (int j = 0; j < 8; j++)
			if (board[i][j] == p)
			{
				all++;
				if (all == 1)
				{
					// BFS starts from the first piece
					qi.push(i);
					qj.push(j);
					visited[i][j] = true;
				}
			}
	while (!qi.empty())
	{
		int i = qi.front(), j = qj.front();
		qi.pop();
		qj.pop();
		cnt++;
		for (int a = i - 1; a <= i + 1; a++)
			for (int b = j - 1; b <= j + 1; b++)
				if (a >= 0 && a < 8 && b >= 0 && b < 8)
					if (board[a][b] == p && !visited[a][b])
					{
						visited[a][b] = true;
						qi.push(a);
						qj.push(b);
					}
	}
	return cnt == all;
}

char LinesOfAction::gameOver()
{
	int result = 0;		// 1 for Black, 2 for White, 3 for both
	if (hasConnected('B'))
		result += 1;
	if (hasConnected('W'))
		result += 2;
	return "-BWD"[result];
}
