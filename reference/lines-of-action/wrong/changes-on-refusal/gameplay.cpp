/*
  Project: Lines of Action
  Name: Au Yeung Sin Tung
  Student ID: 1155132846
  E-mail: 1155132846@link.cuhk.edu.hk
*/
#include <iostream>
#include "LinesOfAction.h"

using namespace std;

int main()
{
	LinesOfAction game;
	game.printGame();

	// a turn
	while (game.gameOver() == '-')
	{
		bool moved = false;
		do
		{
			string from, to;
			cout << game.getCurrentPlayer() << "'s move: ";
			cin >> from >> to;
			moved = game.move(from, to);
			if (!moved)
				cout << "Invalid move. Try again!\n";
		} while (!moved);
		game.swapPlayer();
		game.printGame();
	}

	// the end
	switch (game.gameOver())
	{
	case 'D':
		cout << "Draw game!\n";
		break;
	case 'B':
		cout << "B wins!\n";
		break;
	case 'W':
		cout << "W wins!\n";
		break;
	}
	return 0;
}
