/**
 * opponent.cpp - Score Four, CPSC 101
 * Author: Alma Rydell (230150004), rydell@unbc.ca
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
        std::vector<int> free = board.freePegs();
        if (free.empty() || colour == EMPTY) {
            respond("pass");
            return;
        }
        int peg = best(free);
        board.add(peg, colour);
        respond(Board::pegName(peg));
    }

    /** a winning peg, or a blocking one, or one in the middle of the list */
    int best(const std::vector<int>& free) {
        for (Bead bead : {colour, opposite(colour)}) {
            for (int peg : free) {
                board.add(peg, bead);
                bool won = board.hasWon(bead);
                board.remove(peg);
                if (won) return peg;
            }
        }
        return free[free.size() / 2];
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
