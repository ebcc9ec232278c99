// opponent.cpp                            CPSC 101, Score 4
// Ruth Castellan, 230150002, castell@unbc.ca
//
// The computer player.

#include "Grid.h"
#include "Peg.h"
#include <iostream>
#include <sstream>
#include <string>

using namespace std;

class ComputerPlayer
{
  public:
    // Answers one command. The text comes without its semicolon.
    string answer(const string &text)
    {
        istringstream in(text);
        string command;
        in >> command;
        if (command == "restart") {
            grid.clear();
            colour = "";
            return "ok";
        }
        if (command == "play") {
            in >> colour;
            return "ok";
        }
        if (command == "note:") {
            string who, plays, where;
            in >> who >> plays >> where;
            Peg peg;
            if (peg.set(where) && grid.room(peg))
                grid.drop(peg, who);
            return "ok";
        }
        if (command == "move")
            return move();
        return "error";
    }

  private:
    Grid grid;
    string colour;

    string move()
    {
        vector<Peg> pegs = grid.pegsWithRoom();
        if (pegs.empty() || colour == "")
            return "no move";
        Peg peg = choose(pegs);
        grid.drop(peg, colour);
        return peg.name();
    }

    // A peg that makes a line, or prevents one; otherwise the last one.
    Peg choose(const vector<Peg> &pegs) const
    {
        string other = colour == "white" ? "black" : "white";
        for (const string &player : {colour, other})
            for (const Peg &peg : pegs) {
                Grid copy = grid;
                copy.drop(peg, player);
                if (copy.winner(player))
                    return peg;
            }
        return pegs.back();
    }
};

int main()
{
    ComputerPlayer player;
    string text;
    while (getline(cin, text, ';') && !cin.eof()) {
        istringstream in(text);
        string first;
        in >> first;
        if (first == "quit")
            break;
        cout << player.answer(text) << "." << endl;
    }
}
