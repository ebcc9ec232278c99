// gameplay.cpp: Lines of Action
// Name: YUEN Pak Hei
// Student ID: 1155000052
// E-mail: yuenph@link.cuhk.edu.hk

#include <cstdio>
#include "LinesOfAction.h"

// Asks for a move until there is one; false when nobody types any more.
static bool takeTurn(LinesOfAction &game)
{
	char from[8], to[8];
	do {
		std::printf("%c's move: ", game.getCurrentPlayer());
		if (std::scanf("%7s%7s", from, to) != 2)
			return false;
	} while (!game.move(from, to) && std::puts("Invalid move. Try again!") >= 0);
	game.swapPlayer();
	game.printGame();
	return true;
}

int main()
{
	LinesOfAction game;
	game.printGame();
	while (game.gameOver() == '-')
		if (!takeTurn(game))
			return 0;
	if (game.gameOver() == 'D')
		std::puts("Draw game!");
	else
		std::printf("%c wins!\n", game.gameOver());
}
