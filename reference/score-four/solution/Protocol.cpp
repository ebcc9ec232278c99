/*
 * CPSC 101, Score Four
 *
 * Name:           Morgan Delaney
 * Student number: 230000001
 * E-mail:         delaney1@unbc.ca
 *
 * The language that referee and opponent speak: commands and responses.
 */
#include "Protocol.h"
#include <sstream>

using namespace std;

Command Command::restart() {
    Command command;
    command.myType = Type::Restart;
    return command;
}

Command Command::quit() {
    Command command;
    command.myType = Type::Quit;
    return command;
}

Command Command::play(Colour colour) {
    Command command;
    command.myType = Type::Play;
    command.myColour = colour;
    return command;
}

Command Command::move() {
    Command command;
    command.myType = Type::Move;
    return command;
}

Command Command::note(Colour colour, const Location &location) {
    Command command;
    command.myType = Type::Note;
    command.myColour = colour;
    command.myLocation = location;
    return command;
}

string Command::text() const {
    switch (myType) {
    case Type::Restart:
        return "restart";
    case Type::Quit:
        return "quit";
    case Type::Play:
        return "play " + nameOf(myColour);
    case Type::Move:
        return "move";
    case Type::Note:
        return "note: " + nameOf(myColour) + " plays " + myLocation.name();
    default:
        return "unknown";
    }
}

Command Command::parse(const string &text) {
    // The words with one blank between them; >> skips blanks as well as newlines.
    istringstream words(text);
    string word, colour, location;
    string spaced;
    while (words >> word) {
        if (!spaced.empty())
            spaced += ' ';
        spaced += word;
        if (colourNamed(word) != Colour::None)
            colour = word;
        location = word;
    }

    // Every command that these words could mean, until one of them is spelt like the text.
    Location peg;
    Location::parse(location, peg);
    Colour meant = colourNamed(colour);
    for (const Command &command : {restart(), quit(), move(), play(meant), note(meant, peg)})
        if (command.text() == spaced)
            return command;
    return Command();
}

void sendCommand(ostream &out, const Command &command) {
    out << command.text() << ';' << endl;
}

bool receiveCommand(istream &in, Command &command) {
    string text;
    if (!getline(in, text, ';') || in.eof())
        return false;
    command = Command::parse(text);
    return true;
}

void sendResponse(ostream &out, const string &response) {
    out << response << '.' << endl;
}

bool receiveResponse(istream &in, string &response) {
    // The newline of the response before is still unread.
    return static_cast<bool>(getline(in >> ws, response, '.'));
}
