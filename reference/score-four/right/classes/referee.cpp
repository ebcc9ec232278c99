// referee.cpp                             CPSC 101, Score 4
// Ruth Castellan, 230150002, castell@unbc.ca
//
// A person plays against the computer player, over two pipes:
//     referee OPPONENT_IN OPPONENT_OUT

#include "Grid.h"
#include "Peg.h"
#include <fstream>
#include <iostream>
#include <string>

using namespace std;

// The computer player at the other end of the pipes.
class Remote
{
  public:
    Remote(const string &in, const string &out) : commands(in), responses(out) {}

    void restart() { send("restart"); }
    void quit() { send("quit"); }
    void play(const string &colour) { send("play " + colour); }
    void note(const string &colour, const Peg &peg) { send("note: " + colour + " plays " + peg.name()); }
    string move() { return send("move"); }

  private:
    ofstream commands;
    ifstream responses;

    string send(const string &command)
    {
        commands << command << ";" << endl;
        string response;
        getline(responses, response);
        return response.substr(0, response.find('.'));
    }
};

class Game
{
  public:
    Game(Remote &remote, bool humanIsBlack) : remote(remote)
    {
        human = humanIsBlack ? "black" : "white";
        computer = humanIsBlack ? "white" : "black";
        begin();
    }

    void restart()
    {
        remote.restart();
        begin();
    }

    // A line of the person that is neither restart nor quit.
    void enter(const string &line)
    {
        Peg peg;
        if (ended) {
            cout << "The game has ended. Enter restart or quit." << endl;
        } else if (!peg.set(line)) {
            cout << "Enter a peg from A1 to D4." << endl;
        } else if (!grid.room(peg)) {
            cout << "There is no room on " << line << "." << endl;
        } else {
            remote.note(human, peg);
            drop(peg, human);
            if (!ended)
                computerTurn();
        }
    }

  private:
    Remote &remote;
    Grid grid;
    string human, computer;
    bool ended;

    void begin()
    {
        grid.clear();
        ended = false;
        remote.play(computer);
        if (computer == "white")
            computerTurn();
    }

    void computerTurn()
    {
        Peg peg;
        string response = remote.move();
        if (!peg.set(response) || !grid.room(peg)) {
            cout << "The computer answers " << response << ", so the game ends." << endl;
            ended = true;
            return;
        }
        cout << "The computer plays " << peg.name() << "." << endl;
        drop(peg, computer);
    }

    void drop(const Peg &peg, const string &colour)
    {
        grid.drop(peg, colour);
        print();
        if (grid.winner(colour)) {
            cout << colour << " wins" << endl;
            ended = true;
        } else if (grid.pegsWithRoom().empty()) {
            cout << "Draw" << endl;
            ended = true;
        }
    }

    void print() const
    {
        for (int z = 3; z >= 0; --z) {
            for (int x = 0; x < 4; ++x) {
                for (int y = 0; y < 4; ++y) {
                    string bead = grid.at(x, y, z);
                    cout << (bead == "" ? '.' : bead[0]) << ' ';
                }
                cout << "  ";
            }
            cout << endl;
        }
    }
};

int main(int argc, char **argv)
{
    if (argc != 3)
        return 1;
    Remote remote(argv[1], argv[2]);

    string line;
    cout << "Score 4. You are White; enter black if you want to be Black." << endl;
    if (!getline(cin, line)) {
        remote.quit();
        return 0;
    }
    bool black = line == "black";
    Game game(remote, black);
    if (black && !getline(cin, line)) {
        remote.quit();
        return 0;
    }
    do {
        if (line == "quit")
            break;
        if (line == "restart")
            game.restart();
        else
            game.enter(line);
    } while (getline(cin, line));
    remote.quit();
    return 0;
}
