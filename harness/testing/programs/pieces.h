#ifndef PIECES_H
#define PIECES_H
#include <string>
using namespace std;

// A board with the pieces of two players, which capture each other.
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
