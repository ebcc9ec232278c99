/*
 * CPSC 101, Score Four
 *
 * Name:           Morgan Delaney
 * Student number: 230000001
 * E-mail:         delaney1@unbc.ca
 *
 * The referee: lets a person play against an opponent program.
 *
 *     referee OPPONENT_IN OPPONENT_OUT
 *
 * Commands for the opponent are written to the first file, and its responses are read from the second; both
 * are named pipes. The person types a location such as B1, restart, or quit, one a line, and plays White
 * unless the first line is "black".
 */
#include "Board.h"
#include "Protocol.h"
#include <fstream>
#include <iostream>
#include <string>

using namespace std;

class Referee {
public:
    Referee(ostream &toOpponent, istream &fromOpponent) : toOpponent(toOpponent), fromOpponent(fromOpponent) {
    }

    // Plays until the person quits or there is no more input.
    void run(istream &person);

private:
    // What came of a line that the person typed.
    enum class Next { GoOn, Stop };

    Next obey(const string &line);
    void startGame();
    void placeForPerson(const string &line);
    void letOpponentMove();

    // Puts the bead onto the board, and finds out whether that ends the game.
    void place(const Location &peg);

    // Sends a command to which the opponent says "ok".
    void tell(const Command &command);

    void drawBoard() const;
    void prompt() const;

    ostream &toOpponent;
    istream &fromOpponent;
    Board board;
    Colour person = Colour::White;
    Colour toMove = Colour::White;
    bool isOver = false;
};

void Referee::run(istream &input) {
    cout << "Score Four. Type a location from A1 to D4, restart, or quit." << endl
         << "You are White and begin; type black to be Black." << endl;
    string line;
    bool hasLine = static_cast<bool>(getline(input, line));
    Next next = Next::GoOn;

    // Only the first line can choose the colour. Anything else there is already the first move.
    bool choseColour = hasLine && line == "black";
    if (choseColour)
        person = Colour::Black;
    startGame();
    if (hasLine && !choseColour)
        next = obey(line);
    while (next == Next::GoOn && getline(input, line))
        next = obey(line);

    sendCommand(toOpponent, Command::quit());
}

Referee::Next Referee::obey(const string &line) {
    if (line == "quit")
        return Next::Stop;
    if (line == "restart")
        startGame();
    else if (isOver)
        cout << "The game is over. Type restart or quit." << endl;
    else
        placeForPerson(line);
    return Next::GoOn;
}

void Referee::startGame() {
    board = Board();
    toMove = Colour::White;
    isOver = false;
    tell(Command::restart());
    tell(Command::play(otherColour(person)));
    if (toMove == person) {
        drawBoard();
        prompt();
    } else {
        letOpponentMove();
    }
}

void Referee::placeForPerson(const string &line) {
    Location peg;
    if (!Location::parse(line, peg)) {
        cout << "There is no location " << line << ". Try again." << endl;
    } else if (!board.hasRoom(peg)) {
        cout << "There are four beads on " << line << " already. Try again." << endl;
    } else {
        // The opponent gets to know every bead, also the one that ends the game.
        tell(Command::note(person, peg));
        place(peg);
        if (!isOver)
            letOpponentMove();
    }
}

void Referee::letOpponentMove() {
    string response;
    Location peg;
    sendCommand(toOpponent, Command::move());
    if (!receiveResponse(fromOpponent, response) || !Location::parse(response, peg) || !board.hasRoom(peg)) {
        cout << "The opponent does not answer with a legal move. The game stops here." << endl;
        isOver = true;
        return;
    }
    cout << "The opponent plays " << peg.name() << "." << endl;
    place(peg);
    if (!isOver)
        prompt();
}

void Referee::place(const Location &peg) {
    board.drop(peg, toMove);
    drawBoard();
    if (board.hasLine(toMove)) {
        cout << (toMove == Colour::White ? "White wins!" : "Black wins!") << endl;
        isOver = true;
    } else if (board.isFull()) {
        cout << "Draw!" << endl;
        isOver = true;
    }
    toMove = otherColour(toMove);
}

void Referee::tell(const Command &command) {
    string response;
    sendCommand(toOpponent, command);
    if (!receiveResponse(fromOpponent, response) || response != "ok")
        cout << "The opponent does not say ok to " << command.text() << "." << endl;
}

// Draws the four levels side by side, the bottom one first.
void Referee::drawBoard() const {
    for (int level = 0; level < Board::SIZE; level++)
        cout << (level == 0 ? "   1 2 3 4" : "      1 2 3 4");
    cout << endl;
    for (int column = 0; column < Board::SIZE; column++) {
        for (int level = 0; level < Board::SIZE; level++) {
            cout << (level == 0 ? "" : "   ") << static_cast<char>('A' + column) << " ";
            for (int row = 0; row < Board::SIZE; row++) {
                Colour colour = board.at(Location(column, row), level);
                cout << ' ' << (colour == Colour::White ? 'O' : colour == Colour::Black ? 'X' : '.');
            }
        }
        cout << endl;
    }
}

void Referee::prompt() const {
    cout << "Your move, " << nameOf(person) << ": " << flush;
}

int main(int argc, char *argv[]) {
    if (argc != 3) {
        cerr << "usage: referee OPPONENT_IN OPPONENT_OUT" << endl;
        return 1;
    }
    ofstream toOpponent(argv[1]);
    ifstream fromOpponent(argv[2]);
    if (!toOpponent || !fromOpponent) {
        cerr << "The pipes to the opponent cannot be opened." << endl;
        return 1;
    }
    Referee referee(toOpponent, fromOpponent);
    referee.run(cin);
    return 0;
}
