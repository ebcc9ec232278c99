// Lam Ka Hei
// Student ID 1155129938
// E-mail 1155129938@link.cuhk.edu.hk
// gameplay.cpp

#include "LinesOfAction.h"
#include <iostream>
using namespace std;

int main() {
  LinesOfAction game;
  game.printGame();
  while (true) {
    string from, to;
    cout << game.getCurrentPlayer() << "'s move: ";
    cin >> from >> to;
    // the same player again
    if (!game.move(from, to)) {
      cout << "Invalid move. Try again!\n";
      continue;
    }
    game.swapPlayer();
    game.printGame();
    if (game.gameOver() != '-') break;
  }
  char result = game.gameOver();
  if (result == 'D') cout << "Draw game!\n";
  else cout << result << " wins!\n";
  return 0;
}
