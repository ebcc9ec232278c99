/*
	Name: Fung Hoi Ching
	Student ID: 1155134471
	E-mail: 1155134471@link.cuhk.edu.hk
	gameplay.cpp - client program
*/
#include <iostream>
#include "LinesOfAction.h"
using namespace std;

int main()
{
	LinesOfAction game;
	string from, to;
	game.printGame();
	//play until somebody has connected all pieces
	while (game.gameOver() == '-')
	{
		cout << game.getCurrentPlayer() << "'s move: ";
		cin >> from >> to;
		if (game.move(from, to))
		{
			game.swapPlayer();
			game.printGame();
		}
		else
		{
			cout << "Invalid move. Try again!" << endl;
		}
	}
	//print the result
	if (game.gameOver() == 'D')
		cout << "Draw game!" << endl;
	else
		cout << game.gameOver() << " wins!" << endl;
	return 0;
}
