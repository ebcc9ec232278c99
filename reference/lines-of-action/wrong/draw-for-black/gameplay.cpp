//Student Name: Mak Long Hei
//Student ID: 1155127791
//E-mail: 1155127791@link.cuhk.edu.hk
#include <iostream>
#include "LinesOfAction.h"
using namespace std;

int main() {
	LinesOfAction game;
	string source, landing;
	game.printGame();
	//Play until the game is over
	while (game.gameOver() == '-') {
		cout << game.getCurrentPlayer() << "'s move: ";
		cin >> source >> landing;
		if (!game.move(source, landing)) {
			cout << "Invalid move. Try again!" << endl;
		}
		else {
			game.swapPlayer();
			game.printGame();
		}
	}
	//Show the winner
	char winner = game.gameOver();
	if (winner == 'D') {
		cout << "Draw game!" << endl;
	}
	else {
		cout << winner << " wins!" << endl;
	}
	return 0;
}
