// Robin Tait, student number 230000062, tait@unbc.ca
// A computer opponent that plays at random.
#include <cctype>
#include <iostream>
#include <random>
#include <sstream>
#include <string>
#include <utility>
#include "Board.h"

// Words of a command, with the colon as a blank.
static std::istringstream wordsOf(std::string command)
{
    for (char &character : command)
        if (character == ':') character = ' ';
    return std::istringstream(command);
}

int main()
{
    std::mt19937 dice(2021);
    Board board;
    Colour mine = Colour::White;
    std::string command;
    while (std::getline(std::cin, command, ';')) {
        std::istringstream words = wordsOf(command);
        std::string verb, colour, plays, peg, response = "ok";
        words >> verb;
        if (verb.empty()) break;
        if (verb == "restart") board = Board();
        if (verb == "play") {
            words >> colour;
            mine = colourNamed(colour);
        }
        if (verb == "note") {
            Location location;
            words >> colour >> plays >> peg;
            if (Location::parse(peg, location)) board.drop(location, colourNamed(colour));
        }
        if (verb == "move") {
            // Any peg with room will do.
            Location location;
            while (!board.isFull() && !board.hasRoom(location)) location = Location::all()[dice() % 16];
            if (board.isFull()) response = "none";
            else board.drop(location, mine), response = location.name();
        }
        std::cout << response << "." << std::endl;
        if (verb == "quit") return 0;
    }
}
