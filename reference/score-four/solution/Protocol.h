/*
 * CPSC 101, Score Four
 *
 * Name:           Morgan Delaney
 * Student number: 230000001
 * E-mail:         delaney1@unbc.ca
 *
 * The language that referee and opponent speak: commands, which end in a semicolon, and responses, which
 * end in a period. The referee writes the commands and reads the responses, the opponent the other way round.
 */
#ifndef PROTOCOL_H
#define PROTOCOL_H

#include "Board.h"
#include <iostream>
#include <string>

class Command {
public:
    enum class Type { Unknown, Restart, Quit, Play, Move, Note };

    // A command that nobody understands.
    Command() = default;

    static Command restart();
    static Command quit();
    static Command play(Colour colour);
    static Command move();
    static Command note(Colour colour, const Location &location);

    Type type() const { return myType; }

    // Only play and note have a colour.
    Colour colour() const { return myColour; }

    // Only note has a location.
    const Location &location() const { return myLocation; }

    // The command as it is sent, without the semicolon.
    std::string text() const;

    // Reads a text without its semicolon; any white space is fine between its words.
    static Command parse(const std::string &text);

private:
    Type myType = Type::Unknown;
    Colour myColour = Colour::None;
    Location myLocation;
};

// Writes the command at once: the other program waits for it.
void sendCommand(std::ostream &out, const Command &command);

// Reads the next command, up to its semicolon. Returns false when there are no more.
bool receiveCommand(std::istream &in, Command &command);

// Writes a response, such as "ok" or "A3", with its period, at once: the other program waits for it.
void sendResponse(std::ostream &out, const std::string &response);

// Reads the next response, without its period. Returns false when there are no more.
bool receiveResponse(std::istream &in, std::string &response);

#endif
