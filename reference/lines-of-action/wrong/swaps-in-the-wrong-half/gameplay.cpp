// ============================================
// Name: Tse Hoi Lam
// Student ID: 1155130851
// E-mail: 1155130851@link.cuhk.edu.hk
// ============================================
#include <iostream>
#include "LinesOfAction.h"
using namespace std;

int main()
{
	LinesOfAction game;
	string from, to;
	game.printGame();
	while (game.gameOver() == '-')
	{
		cout << game.getCurrentPlayer() << "'s move: ";
		cin >> from >> to;
		if (game.move(from, to))
			game.printGame();
		else
			cout << "Invalid move. Try again!" << endl;
	}
	// show the result
	if (game.gameOver() == 'B')
		cout << "B wins!" << endl;
	else if (game.gameOver() == 'W')
		cout << "W wins!" << endl;
	else
		cout << "Draw game!" << endl;
	return 0;
}
