/**
 * referee.cpp - Score Four, CPSC 101
 * Author: Alma Rydell (230150004), rydell@unbc.ca
 *
 * usage: referee OPPONENT_IN OPPONENT_OUT
 */
#include <fstream>
#include <iostream>
#include <string>
#include "Board.hpp"

class Referee {
public:
    Referee(const char* in, const char* out) : toOpponent(in), fromOpponent(out) {}

    void run() {
        std::string line;
        std::cout << "Score Four - type a peg (A1 to D4), restart or quit" << std::endl;
        if (!std::getline(std::cin, line)) return;
        if (line == "black") human = BLACK;
        start();
        bool more = line == "black" ? bool(std::getline(std::cin, line)) : true;
        while (more && line != "quit") {
            if (line == "restart") {
                send("restart");
                start();
            } else {
                humanMove(line);
            }
            more = bool(std::getline(std::cin, line));
        }
        send("quit");
    }

private:
    std::ofstream toOpponent;
    std::ifstream fromOpponent;
    Board board;
    Bead human = WHITE;
    bool finished = false;

    /** every command has a one line answer; the period is cut off */
    std::string send(const std::string& command) {
        toOpponent << command << ";" << std::endl;
        std::string answer;
        std::getline(fromOpponent, answer, '.');
        fromOpponent.ignore();
        return answer;
    }

    void start() {
        board.clear();
        finished = false;
        send("play " + toString(opposite(human)));
        if (human == BLACK) computerMove();
    }

    void humanMove(const std::string& name) {
        int peg = Board::pegNumber(name);
        if (finished) {
            std::cout << "Game over! restart or quit?" << std::endl;
        } else if (peg == -1) {
            std::cout << "No such peg!" << std::endl;
        } else if (!board.isFree(peg)) {
            std::cout << "This peg is full!" << std::endl;
        } else {
            send("note: " + toString(human) + " plays " + name);
            place(peg, human);
            if (!finished) computerMove();
        }
    }

    void computerMove() {
        std::string name = send("move");
        int peg = Board::pegNumber(name);
        if (peg == -1 || !board.isFree(peg)) {
            std::cout << "The computer gives up" << std::endl;
            finished = true;
            return;
        }
        std::cout << "Computer: " << name << std::endl;
        place(peg, opposite(human));
    }

    void place(int peg, Bead bead) {
        board.add(peg, bead);
        draw();
        if (board.hasWon(bead)) {
            std::cout << (bead == WHITE ? "White wins!" : "Black wins!") << std::endl;
            finished = true;
        } else if (board.freePegs().empty()) {
            std::cout << "Draw!" << std::endl;
            finished = true;
        }
    }

    /** each peg as a word of four letters, the bottom bead first */
    void draw() const {
        for (int peg = 0; peg < 16; ++peg) {
            std::cout << Board::pegName(peg) << ' ';
            for (int height = 0; height < 4; ++height) {
                Bead bead = board.get(peg, height);
                std::cout << (bead == EMPTY ? '-' : bead == WHITE ? 'O' : 'X');
            }
            std::cout << (peg % 4 == 3 ? "\n" : "   ");
        }
        std::cout << std::flush;
    }
};

int main(int argc, char** argv) {
    if (argc != 3) {
        std::cerr << "usage: referee OPPONENT_IN OPPONENT_OUT" << std::endl;
        return 1;
    }
    Referee referee(argv[1], argv[2]);
    referee.run();
    return 0;
}
