#ifndef PIECES_H
#define PIECES_H
#include <string>
using namespace std;

// Two players, a board of pieces that capture each other, and nothing to win.
class Pieces
{
public:
    Pieces();
    void print();
    void swapPlayer();
    bool move(string from, string to);
    int crowd(int row, int column);

private:
    char board[8][8];
    char player, next;
    int blacks, whites;
};

#endif
