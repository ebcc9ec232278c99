// Robin Tait, student number 230000063, tait@unbc.ca
// The referee. Both players are asked in the same way.
#include <fstream>
#include <iostream>
#include <memory>
#include <string>
#include "Board.h"
#include "Protocol.h"

// Who plays a colour.
class Player {
public:
    virtual ~Player() = default;
    // False when there is no further move to be had.
    virtual bool choose(const Board &board, Location &peg) = 0;
    // A bead of the other player.
    virtual void see(Colour colour, const Location &peg) = 0;
    virtual void begin(Colour colour) = 0;
};

class Machine : public Player {
public:
    Machine(std::ostream &theTo, std::istream &theFrom) : to(theTo), from(theFrom) {}
    bool choose(const Board &board, Location &peg) override {
        return Location::parse(ask(Command::move()), peg) && board.hasRoom(peg);
    }
    void see(Colour colour, const Location &peg) override { ask(Command::note(colour, peg)); }
    void begin(Colour colour) override {
        ask(Command::restart());
        ask(Command::play(colour));
    }
    void leave() { sendCommand(to, Command::quit()); }
private:
    std::string ask(const Command &command) {
        std::string response;
        sendCommand(to, command);
        receiveResponse(from, response);
        return response;
    }
    std::ostream &to;
    std::istream &from;
};

class Human : public Player {
public:
    enum class Wish { Play, Restart, Quit };
    Wish wish = Wish::Play;
    std::string pending;
    bool choose(const Board &board, Location &peg) override {
        std::string line;
        for (;;) {
            if (!pending.empty()) {
                line = pending;
                pending.clear();
            } else {
                std::cout << "? " << std::flush;
                if (!std::getline(std::cin, line)) line = "quit";
            }
            wish = line == "quit" ? Wish::Quit : line == "restart" ? Wish::Restart : Wish::Play;
            if (wish != Wish::Play) return false;
            if (!Location::parse(line, peg)) std::cout << "No such peg." << std::endl;
            else if (!board.hasRoom(peg)) std::cout << "That peg is full." << std::endl;
            else return true;
        }
    }
    void see(Colour colour, const Location &peg) override {
        std::cout << nameOf(colour) << " plays " << peg.name() << std::endl;
    }
    void begin(Colour colour) override { std::cout << "You are " << nameOf(colour) << "." << std::endl; }
};

static void draw(const Board &board) {
    for (int level = Board::SIZE; level-- > 0;) {
        for (const Location &peg : Location::all()) {
            const Colour colour = board.at(peg, level);
            std::cout << (colour == Colour::White ? 'w' : colour == Colour::Black ? 'b' : '.');
            if (peg.row() == 3) std::cout << ' ';
        }
        std::cout << std::endl;
    }
}

// One game; what the person wants after it.
static Human::Wish game(Human &human, Machine &machine, Colour person) {
    Board board;
    Colour turn = Colour::White;
    machine.begin(otherColour(person));
    human.begin(person);
    draw(board);
    for (;;) {
        Player &mover = turn == person ? static_cast<Player &>(human) : machine;
        Player &other = turn == person ? static_cast<Player &>(machine) : human;
        Location peg;
        if (!mover.choose(board, peg)) {
            if (turn == person) return human.wish;
            std::cout << "The opponent plays no legal move." << std::endl;
            break;
        }
        board.drop(peg, turn);
        other.see(turn, peg);
        draw(board);
        if (board.hasLine(turn)) {
            std::cout << (turn == Colour::White ? "White wins!" : "Black wins!") << std::endl;
            break;
        }
        if (board.isFull()) {
            std::cout << "Draw!" << std::endl;
            break;
        }
        turn = otherColour(turn);
    }
    // After the end, only these two count.
    std::string line;
    while (std::getline(std::cin, line)) {
        if (line == "restart") return Human::Wish::Restart;
        if (line == "quit") break;
        std::cout << "The game is over: restart or quit?" << std::endl;
    }
    return Human::Wish::Quit;
}

int main(int count, char *names[]) {
    if (count != 3) return 2;
    std::ofstream to(names[1]);
    std::ifstream from(names[2]);
    auto human = std::make_unique<Human>();
    Machine machine(to, from);
    std::string line;
    Colour person = Colour::White;
    if (!std::getline(std::cin, line)) line = "quit";
    if (line == "black") person = Colour::Black;
    else human->pending = line;
    while (game(*human, machine, person) == Human::Wish::Restart) continue;
    machine.leave();
}
