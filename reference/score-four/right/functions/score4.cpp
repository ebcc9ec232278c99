// score4.cpp
// CPSC 101 project: Score Four
// Peter Sandoval, student number 230150003, sandova@unbc.ca
//
// The board and the text of the commands, for both programs.

#include "score4.h"
using namespace std;

void clearBoard(Board &board)
{
    for (int c = 0; c < 4; c++)
        for (int r = 0; r < 4; r++) {
            board.count[c][r] = 0;
            for (int l = 0; l < 4; l++)
                board.bead[c][r][l] = ' ';
        }
}

bool readLocation(string text, int &column, int &row)
{
    if (text.length() != 2)
        return false;
    int c = text[0] - 'A';
    int r = text[1] - '1';
    if (c < 0 || c > 3 || r < 0 || r > 3)
        return false;
    column = c;
    row = r;
    return true;
}

string makeLocation(int column, int row)
{
    string text = "A1";
    text[0] = 'A' + column;
    text[1] = '1' + row;
    return text;
}

bool hasRoom(const Board &board, int column, int row)
{
    return board.count[column][row] < 4;
}

void putBead(Board &board, int column, int row, char bead)
{
    int level = board.count[column][row];
    board.bead[column][row][level] = bead;
    board.count[column][row]++;
}

bool boardFull(const Board &board)
{
    for (int c = 0; c < 4; c++)
        for (int r = 0; r < 4; r++)
            if (hasRoom(board, c, r))
                return false;
    return true;
}

// follows a line from one cell and counts the beads of this colour
static int countLine(const Board &board, char bead, int c, int r, int l, int dc, int dr, int dl)
{
    int n = 0;
    while (c >= 0 && c < 4 && r >= 0 && r < 4 && l >= 0 && l < 4) {
        if (board.bead[c][r][l] == bead)
            n++;
        c += dc;
        r += dr;
        l += dl;
    }
    return n;
}

bool wins(const Board &board, char bead)
{
    // try all the cells and all the directions; only a line of 4 cells can count to 4
    for (int c = 0; c < 4; c++)
        for (int r = 0; r < 4; r++)
            for (int l = 0; l < 4; l++)
                for (int dc = -1; dc <= 1; dc++)
                    for (int dr = -1; dr <= 1; dr++)
                        for (int dl = -1; dl <= 1; dl++) {
                            if (dc == 0 && dr == 0 && dl == 0)
                                continue;
                            if (countLine(board, bead, c, r, l, dc, dr, dl) == 4)
                                return true;
                        }
    return false;
}
