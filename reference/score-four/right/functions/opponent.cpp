// opponent.cpp
// CPSC 101 project: Score Four
// Peter Sandoval, student number 230150003, sandova@unbc.ca
//
// The computer opponent. It reads commands and answers each of them.

#include <iostream>
#include <string>
#include <cctype>
#include "score4.h"
using namespace std;

// reads up to the semicolon; all white space between two words becomes one blank
// returns false at the end of the input
bool readCommand(string &command)
{
    command = "";
    char ch;
    while (cin.get(ch)) {
        if (ch == ';') {
            return true;
        }
        if (isspace(ch)) {
            if (command != "" && command[command.length() - 1] != ' ')
                command += ' ';
        } else {
            command += ch;
        }
    }
    return false;
}

// picks a peg: one that wins, one that stops the other player, or the first one with room
void choosePeg(const Board &board, char me, int &column, int &row)
{
    char other = 'w';
    if (me == 'w')
        other = 'b';

    bool found = false;
    for (int c = 0; c < 4; c++)
        for (int r = 0; r < 4; r++) {
            if (!hasRoom(board, c, r))
                continue;
            if (!found) {
                column = c;
                row = r;
                found = true;
            }
            Board copy = board;
            putBead(copy, c, r, other);
            if (wins(copy, other)) {
                column = c;
                row = r;
            }
        }

    for (int c = 0; c < 4; c++)
        for (int r = 0; r < 4; r++) {
            if (!hasRoom(board, c, r))
                continue;
            Board copy = board;
            putBead(copy, c, r, me);
            if (wins(copy, me)) {
                column = c;
                row = r;
                return;
            }
        }
}

int main()
{
    Board board;
    clearBoard(board);
    char me = '?';   // 'w', 'b', or '?' when unknown
    string command;

    while (readCommand(command)) {
        if (command == "restart") {
            clearBoard(board);
            me = '?';
            cout << "ok." << endl;
        } else if (command == "quit") {
            return 0;
        } else if (command == "play white") {
            me = 'w';
            cout << "ok." << endl;
        } else if (command == "play black") {
            me = 'b';
            cout << "ok." << endl;
        } else if (command == "move") {
            int column = 0;
            int row = 0;
            if (me == '?' || boardFull(board)) {
                cout << "I can not move." << endl;
            } else {
                choosePeg(board, me, column, row);
                putBead(board, column, row, me);
                cout << makeLocation(column, row) << "." << endl;
            }
        } else if (command.substr(0, 5) == "note:") {
            // note: white plays B1
            char colour = command[6];
            int column = 0;
            int row = 0;
            string location = command.substr(command.length() - 2);
            if (readLocation(location, column, row) && hasRoom(board, column, row)) {
                putBead(board, column, row, colour);
            }
            cout << "ok." << endl;
        } else {
            cout << "what?." << endl;
        }
    }
    return 0;
}
