// referee.cpp
// CPSC 101 project: Score Four
// Peter Sandoval, student number 230150003, sandova@unbc.ca
//
// The referee. A person plays against the opponent program:
//     referee OPPONENT_IN OPPONENT_OUT

#include <iostream>
#include <fstream>
#include <string>
#include "score4.h"
using namespace std;

// shows the board, the bottom level first
void showBoard(const Board &board)
{
    for (int l = 0; l < 4; l++) {
        cout << "level " << l + 1 << endl;
        cout << "    1 2 3 4" << endl;
        for (int c = 0; c < 4; c++) {
            cout << "  " << char('A' + c);
            for (int r = 0; r < 4; r++) {
                char bead = board.bead[c][r][l];
                if (bead == ' ')
                    bead = '.';
                cout << " " << bead;
            }
            cout << endl;
        }
    }
}

// sends a command and gives back the answer without its period
string ask(ofstream &toOpponent, ifstream &fromOpponent, string command)
{
    toOpponent << command << ";" << endl;
    string answer;
    getline(fromOpponent, answer);
    size_t period = answer.find('.');
    if (period != string::npos)
        answer = answer.substr(0, period);
    return answer;
}

string colourName(char bead)
{
    if (bead == 'w')
        return "white";
    return "black";
}

char otherBead(char bead)
{
    if (bead == 'w')
        return 'b';
    return 'w';
}

// says who has won, if the game is over after a bead of this colour
bool gameOver(const Board &board, char bead)
{
    if (wins(board, bead)) {
        cout << endl << "*** " << colourName(bead) << " wins ***" << endl;
        return true;
    }
    if (boardFull(board)) {
        cout << endl << "*** draw ***" << endl;
        return true;
    }
    return false;
}

// the opponent makes its move; true if the game is over then
bool opponentsTurn(Board &board, char opponent, ofstream &toOpponent, ifstream &fromOpponent)
{
    string location = ask(toOpponent, fromOpponent, "move");
    int column, row;
    if (!readLocation(location, column, row) || !hasRoom(board, column, row)) {
        cout << "The opponent can not move." << endl;
        return true;
    }
    cout << "The opponent plays " << location << endl;
    putBead(board, column, row, opponent);
    showBoard(board);
    return gameOver(board, opponent);
}

// everything for a new game; true if it is over already, which can not happen
bool newGame(Board &board, char person, ofstream &toOpponent, ifstream &fromOpponent)
{
    clearBoard(board);
    ask(toOpponent, fromOpponent, "play " + colourName(otherBead(person)));
    showBoard(board);
    if (person == 'b')
        return opponentsTurn(board, 'w', toOpponent, fromOpponent);
    return false;
}

int main(int argc, char *argv[])
{
    if (argc < 3) {
        cout << "I need the names of two pipes." << endl;
        return 1;
    }
    ofstream toOpponent(argv[1]);
    ifstream fromOpponent(argv[2]);

    Board board;
    char person = 'w';
    bool over = false;
    bool started = false;
    string line;

    cout << "Welcome to Score Four! You are white (type black to be black)." << endl;
    while (getline(cin, line)) {
        if (!started) {
            started = true;
            if (line == "black")
                person = 'b';
            over = newGame(board, person, toOpponent, fromOpponent);
            if (line == "black")
                continue;
        }

        int column, row;
        if (line == "quit") {
            ask(toOpponent, fromOpponent, "quit");
            return 0;
        } else if (line == "restart") {
            ask(toOpponent, fromOpponent, "restart");
            over = newGame(board, person, toOpponent, fromOpponent);
        } else if (over) {
            cout << "The game is over, please restart or quit" << endl;
        } else if (!readLocation(line, column, row)) {
            cout << "That is not a location" << endl;
        } else if (!hasRoom(board, column, row)) {
            cout << "That peg is full" << endl;
        } else {
            putBead(board, column, row, person);
            ask(toOpponent, fromOpponent, "note: " + colourName(person) + " plays " + line);
            showBoard(board);
            over = gameOver(board, person);
            if (!over)
                over = opponentsTurn(board, otherBead(person), toOpponent, fromOpponent);
        }
    }
    ask(toOpponent, fromOpponent, "quit");
    return 0;
}
