// ============================================
// Name: Tse Hoi Lam
// Student ID: 1155130851
// E-mail: 1155130851@link.cuhk.edu.hk
// ============================================
#include <iostream>
#include <vector>
#include "LinesOfAction.h"
using namespace std;

LinesOfAction::LinesOfAction()
{
	currentPlayer = 'B';
	nextPlayer = 'W';
	blacks = 12;
	whites = 12;
	for (int r = 0; r < 8; r++)
	{
		for (int c = 0; c < 8; c++)
		{
			board[r][c] = '.';
		}
	}
	for (int c = 1; c < 7; c++)
	{
		board[0][c] = 'W';
		board[7][c] = 'W';
	}
	for (int r = 1; r < 7; r++)
	{
		board[r][0] = 'B';
		board[r][7] = 'B';
	}
}

void LinesOfAction::printGame()
{
	cout << "  a b c d e f g h" << endl;
	for (int r = 0; r < 8; r++)
	{
		cout << r << " ";
		for (int c = 0; c < 8; c++)
		{
			cout << board[r][c];
			if (c != 7)
				cout << " ";
		}
		cout << endl;
	}
}

char LinesOfAction::getCurrentPlayer()
{
	return currentPlayer;
}

void LinesOfAction::swapPlayer()
{
	char swap = currentPlayer;
	currentPlayer = nextPlayer;
	nextPlayer = swap;
}

bool LinesOfAction::move(string from, string to)
{
	// valid input, e.g. "a1"
	if (from.size() != 2 || to.size() != 2)
		return false;
	int r1 = from[1] - '0';
	int c1 = from[0] - 'a';
	int r2 = to[1] - '0';
	int c2 = to[0] - 'a';
	if (r1 < 0 || r1 >= 8 || c1 < 0 || c1 >= 8)
		return false;
	if (r2 < 0 || r2 >= 8 || c2 < 0 || c2 >= 8)
		return false;

	// the current player's own piece
	if (board[r1][c1] != currentPlayer)
		return false;

	// horizontal, vertical or diagonal
	int dr = r2 - r1;
	int dc = c2 - c1;
	int n = 0;
	if (dr == 0 && dc != 0)
		n = dc > 0 ? dc : -dc;
	else if (dc == 0 && dr != 0)
		n = dr > 0 ? dr : -dr;
	else if (dr == dc || dr == -dc)
		n = dr > 0 ? dr : -dr;
	if (n == 0)
		return false;
	dr = dr / n;
	dc = dc / n;

	// exactly as many squares as pieces
	int cnt = 0;
	int r = r1, c = c1;
	while (r >= 0 && r < 8 && c >= 0 && c < 8)
	{
		if (board[r][c] != '.')
			cnt++;
		r += dr;
		c += dc;
	}
	r = r1 - dr;
	c = c1 - dc;
	while (r >= 0 && r < 8 && c >= 0 && c < 8)
	{
		if (board[r][c] != '.')
			cnt++;
		r -= dr;
		c -= dc;
	}
	if (cnt != n)
		return false;

	// no opponent's pieces in the middle
	for (int i = 1; i <= n - 1; i++)
	{
		if (board[r1 + dr * i][c1 + dc * i] == nextPlayer)
			return false;
	}

	// not on an own piece
	if (board[r2][c2] == currentPlayer)
		return false;

	// move, capture, and let the other player go on
	if (board[r2][c2] == 'B')
		blacks--;
	if (board[r2][c2] == 'W')
		whites--;
	board[r1][c1] = '.';
	board[r2][c2] = currentPlayer;
	swapPlayer();
	return true;
}

bool LinesOfAction::hasConnected(char p)
{
	vector<int> q_row;
	vector<int> q_col;
	bool visited[8][8];
	for (int r = 0; r < 8; r++)
	{
		for (int c = 0; c < 8; c++)
		{
			visited[r][c] = false;
		}
	}
	// find a start
	for (int r = 0; r < 8; r++)
	{
		for (int c = 0; c < 8; c++)
		{
			if (board[r][c] == p && q_row.size() == 0)
			{
				q_row.push_back(r);
				q_col.push_back(c);
				visited[r][c] = true;
			}
		}
	}
	int cnt = 1;
	while (q_row.size() != 0)
	{
		int row = q_row[0];
		int col = q_col[0];
		q_row.erase(q_row.begin());
		q_col.erase(q_col.begin());
		for (int r = row - 1; r <= row + 1; r++)
		{
			for (int c = col - 1; c <= col + 1; c++)
			{
				if (r >= 0 && r < 8 && c >= 0 && c < 8)
				{
					if (board[r][c] == p && visited[r][c] == false)
					{
						q_row.push_back(r);
						q_col.push_back(c);
						visited[r][c] = true;
						cnt++;
					}
				}
			}
		}
	}
	if (p == 'B' && cnt == blacks)
		return true;
	if (p == 'W' && cnt == whites)
		return true;
	return false;
}

char LinesOfAction::gameOver()
{
	bool black = hasConnected('B');
	bool white = hasConnected('W');
	if (black && white)
		return 'D';
	else if (black)
		return 'B';
	else if (white)
		return 'W';
	else
		return '-';
}
