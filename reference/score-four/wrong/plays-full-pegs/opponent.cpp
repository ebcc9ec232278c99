/**
 * opponent.cpp - Score Four, CPSC 101
 * Author: Sofia Lindqvist (230150959), lindqvi@unbc.ca
 *
 * Reads commands from cin and responds on cout.
 */
#include <iostream>
#include <sstream>
#include <string>
#include "Board.hpp"

class Opponent {
public:
    /** handles one command, returns false when the program should stop */
    bool handle(const std::string& text) {
        std::istringstream words(text);
        std::string command;
        words >> command;
        if (command == "quit") return false;
        if (command == "restart") restart();
        else if (command == "play") play(words);
        else if (command == "note:") note(words);
        else if (command == "move") move();
        else respond("unknown");
        return true;
    }

private:
    Board board;
    Bead colour = EMPTY;
    int next = 0;  // the peg of the next move; 5 and 16 have no common divisor

    void respond(const std::string& text) { std::cout << text << "." << std::endl; }

    void restart() {
        board.clear();
        colour = EMPTY;
        respond("ok");
    }

    void play(std::istringstream& words) {
        std::string name;
        words >> name;
        colour = toBead(name);
        respond("ok");
    }

    void note(std::istringstream& words) {
        std::string name, plays, location;
        words >> name >> plays >> location;
        int peg = Board::pegNumber(location);
        if (peg != -1 && board.isFree(peg)) board.add(peg, toBead(name));
        respond("ok");
    }

    void move() {
        int peg = next;
        next = (next + 5) % 16;
        board.add(peg, colour);
        respond(Board::pegName(peg));
    }
};

int main() {
    Opponent opponent;
    std::string text;
    while (std::getline(std::cin, text, ';')) {
        if (!std::cin.good()) break;  // no semicolon any more
        if (!opponent.handle(text)) break;
    }
    return 0;
}
