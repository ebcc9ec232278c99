	// LinesOfAction.cpp: Lines of Action
	// Name: YUEN Pak Hei
	// Student ID: 1155000052
	// E-mail: yuenph@link.cuhk.edu.hk

#include <cstdio>
#include <cstdint>
#include "LinesOfAction.h"

using std::string;

// All the squares that a piece can be on, one bit each.
typedef std::uint64_t Squares;

static Squares bit(int row, int col)
{
	return (row < 0 || row > 7 || col < 0 || col > 7) ? 0 : Squares(1) << (8 * row + col);
}

// The game is over for a player whose pieces are one group.
bool LinesOfAction::hasConnected(char p)
{
	Squares all = 0, group = 0;
	for (int row = 0; row < 8; ++row)
		for (int col = 0; col < 8; ++col)
			if (this->board[row][col] == p)
				all |= bit(row, col);
	group = all & (~all + 1);
	for (Squares before = 0; before != group; ) {
		before = group;
		for (int row = 0; row < 8; ++row)
			for (int col = 0; col < 8; ++col)
				for (int d = 0; d < 9; ++d)
					if (before & bit(row, col))
						group |= all & bit(row + d / 3 - 1, col + d % 3 - 1);
	}
	return all != 0 && group == all;
}

char LinesOfAction::gameOver()
{
	const int result = 2 * this->hasConnected('B') + this->hasConnected('W');
	return "-WBD"[result];
}

// Everything that can be wrong with a move is asked in one expression.
bool LinesOfAction::move(string from, string to)
{
	const auto isSquare = [](const string &name) {
		return name.length() == 2 && name[0] >= 'a' && name[0] <= 'h' && name[1] >= '0' && name[1] <= '7';
	};
	if (!isSquare(from) || !isSquare(to))
		return false;
	const int row = from[1] - '0', col = from[0] - 'a';
	const int down = to[1] - from[1], right = to[0] - from[0];
	const auto sign = [](int number) { return number > 0 ? 1 : number < 0 ? -1 : 0; };
	const auto at = [this](int r, int c) -> char {
		return r < 0 || r > 7 || c < 0 || c > 7 ? '#' : this->board[r][c];
	};
	const auto count = [&](int r, int c) {
		int pieces = 0;
		for (int i = -7; i <= 7; ++i) {
			const char square = at(row + i * r, col + i * c);
			pieces += square == 'B' || square == 'W';
		}
		return pieces;
	};
	const int length = down == 0 ? right * sign(right) : down * sign(down);
	const bool straight = down == 0 || right == 0 || down == right || down == -right;
	if (at(row, col) != this->currentPlayer || length == 0 || !straight || count(sign(down), sign(right)) != length)
		return false;
	for (int i = 1; i < length; ++i)
		if (at(row + i * sign(down), col + i * sign(right)) == this->nextPlayer)
			return false;
	char &landing = this->board[row + down][col + right];
	if (landing == this->currentPlayer)
		return false;
	int &theirs = this->nextPlayer == 'B' ? this->blacks : this->whites;
	theirs -= landing == this->nextPlayer;
	landing = this->currentPlayer;
	this->board[row][col] = '.';
	return true;
}

void LinesOfAction::swapPlayer()
{
	this->currentPlayer = this->currentPlayer == 'B' ? 'W' : 'B';
	this->nextPlayer = this->nextPlayer == 'B' ? 'W' : 'B';
}

char LinesOfAction::getCurrentPlayer()
{
	return this->currentPlayer;
}

void LinesOfAction::printGame()
{
	std::printf("  a b c d e f g h\n");
	for (int row = 0; row < 8; ++row) {
		std::printf("%d", row);
		for (const char square : this->board[row])
			std::printf(" %c", square);
		std::printf("\n");
	}
}

LinesOfAction::LinesOfAction()
{
	const char *const start[] = {".WWWWWW.", "B......B"};
	for (int row = 0; row < 8; ++row)
		for (int col = 0; col < 8; ++col)
			this->board[row][col] = start[row % 7 != 0][col];
	this->currentPlayer = 'B';
	this->nextPlayer = 'W';
	this->blacks = this->whites = 12;
}
