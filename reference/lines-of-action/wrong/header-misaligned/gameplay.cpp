/* ------------------------------------------------
   gameplay.cpp

   Name       : Ip Chung Wai
   Student ID : 1155140733
   E-mail     : 1155140733@link.cuhk.edu.hk
   ------------------------------------------------ */
#include "LinesOfAction.h"
#include <iostream>
using namespace std;

int main()
{
  LinesOfAction game;
  string from, to;

  for (game.printGame(); game.gameOver() == '-'; game.printGame())
    {
      /* the current player has as many tries as needed */
      cout << game.getCurrentPlayer() << "'s move: ";
      cin >> from >> to;
      while (!game.move(from, to))
        {
          cout << "Invalid move. Try again!\n";
          cout << game.getCurrentPlayer() << "'s move: ";
          cin >> from >> to;
        }
      game.swapPlayer();
    }

  const char result = game.gameOver();
  if (result == 'B' || result == 'W')
    cout << result << " wins!\n";
  else
    cout << "Draw game!\n";
  return 0;
}
