/*
 * CPSC 101, Score Four
 *
 * Name:           Morgan Delaney
 * Student number: 230000001
 * E-mail:         delaney1@unbc.ca
 *
 * The computer opponent: reads commands from standard input and answers each on standard output.
 */
#include "Board.h"
#include "Protocol.h"
#include <iostream>
#include <string>
#include <vector>

using namespace std;

class Opponent {
public:
    // Does what the command says, and returns the response to it.
    string answer(const Command &command);

private:
    string makeMove();

    // The best peg for our bead; there must be one with room.
    Location chooseMove() const;

    // Looks for a peg where a bead of the colour makes a line. Returns false if there is none.
    bool findLine(Colour lineColour, Location &peg) const;

    // Whether a bead of ours on this peg would let the other player make a line on top of it.
    bool givesLineAway(const Location &peg) const;

    Board board;
    Colour colour = Colour::None;
};

string Opponent::answer(const Command &command) {
    switch (command.type()) {
    case Command::Type::Restart:
        board = Board();
        colour = Colour::None;
        return "ok";
    case Command::Type::Play:
        colour = command.colour();
        return "ok";
    case Command::Type::Note:
        // A referee never notes a fifth bead, but it costs little to be careful.
        if (!board.hasRoom(command.location()))
            return "error";
        board.drop(command.location(), command.colour());
        return "ok";
    case Command::Type::Move:
        return makeMove();
    case Command::Type::Quit:
        return "ok";
    default:
        return "error";
    }
}

string Opponent::makeMove() {
    if (colour == Colour::None || board.isFull())
        return "none";
    Location peg = chooseMove();
    board.drop(peg, colour);
    return peg.name();
}

Location Opponent::chooseMove() const {
    Location peg;
    if (findLine(colour, peg))
        return peg;
    if (findLine(otherColour(colour), peg))
        return peg;

    // Otherwise the lowest peg, since low beads lie on more lines that can still be filled.
    vector<Location> safe, open;
    for (const Location &candidate : Location::all()) {
        if (!board.hasRoom(candidate))
            continue;
        open.push_back(candidate);
        if (!givesLineAway(candidate))
            safe.push_back(candidate);
    }
    const vector<Location> &candidates = safe.empty() ? open : safe;
    peg = candidates.front();
    for (const Location &candidate : candidates)
        if (board.height(candidate) < board.height(peg))
            peg = candidate;
    return peg;
}

bool Opponent::findLine(Colour lineColour, Location &peg) const {
    for (const Location &candidate : Location::all()) {
        if (!board.hasRoom(candidate))
            continue;
        Board after = board;
        after.drop(candidate, lineColour);
        if (after.hasLine(lineColour)) {
            peg = candidate;
            return true;
        }
    }
    return false;
}

bool Opponent::givesLineAway(const Location &peg) const {
    Board after = board;
    after.drop(peg, colour);
    if (!after.hasRoom(peg))
        return false;
    after.drop(peg, otherColour(colour));
    return after.hasLine(otherColour(colour));
}

int main() {
    Opponent opponent;
    Command command;
    while (command.type() != Command::Type::Quit && receiveCommand(cin, command))
        sendResponse(cout, opponent.answer(command));
    return 0;
}
