// Runs the two halves of the solution, whose main is renamed to solution_main, as often as solution.test.ts asks for.
//   session BYTES, newline, BYTES of typed input                                    the whole program
//   MEMBER BOARD CURRENT NEXT BLACKS WHITES ARGUMENT ...                            one call, the board's lines joined by /
// Each is answered by: RETURNED BOARD CURRENT NEXT BLACKS WHITES BYTES, newline, BYTES of printed output.
#include <iostream>
#include <new>
#include <sstream>
#include <string>
// Nothing else may come between these: a standard header would not survive it.
#define private public
#include "LinesOfAction.h"
#undef private

extern "C" int solution_main();

namespace {

void readState(std::istream &requests, LinesOfAction &game) {
    std::string board;
    requests >> board >> game.currentPlayer >> game.nextPlayer >> game.blacks >> game.whites;
    for (int cell = 0; cell < 64; cell++) game.board[cell / 8][cell % 8] = board[cell / 8 * 9 + cell % 8];
}

std::string textOf(const LinesOfAction &game) {
    std::ostringstream text;
    for (int row = 0; row < 8; row++) text << (row == 0 ? "" : "/") << std::string(game.board[row], 8);
    text << ' ' << game.currentPlayer << ' ' << game.nextPlayer << ' ' << game.blacks << ' ' << game.whites;
    return text.str();
}

std::string call(const std::string &member, std::istream &requests, LinesOfAction &game) {
    readState(requests, game);
    if (member == "LinesOfAction") new (&game) LinesOfAction;
    if (member == "printGame") game.printGame();
    if (member == "getCurrentPlayer") return std::string(1, game.getCurrentPlayer());
    if (member == "swapPlayer") game.swapPlayer();
    if (member == "gameOver") return std::string(1, game.gameOver());
    if (member == "hasConnected") {
        char p;
        requests >> p;
        return game.hasConnected(p) ? "true" : "false";
    }
    if (member == "move") {
        std::string from, to;
        requests >> from >> to;
        return game.move(from, to) ? "true" : "false";
    }
    return "nothing";
}

void runSession(std::istream &requests) {
    std::size_t length;
    requests >> length;
    requests.get();
    std::string text(length, '\0');
    requests.read(&text[0], static_cast<std::streamsize>(length));
    std::istringstream typed(text);
    std::cin.rdbuf(typed.rdbuf());
    std::cin.clear();
    solution_main();
}

}  // namespace

int main() {
    std::istream requests(std::cin.rdbuf());
    std::ostream answers(std::cout.rdbuf());
    std::string what;
    while (requests >> what) {
        std::ostringstream printed;
        std::cout.rdbuf(printed.rdbuf());
        LinesOfAction game;
        std::string returned = "nothing";
        if (what == "session") {
            runSession(requests);
        } else {
            returned = call(what, requests, game);
        }
        const std::string text = printed.str();
        answers << returned << ' ' << textOf(game) << ' ' << text.size() << '\n' << text;
    }
    std::cin.rdbuf(requests.rdbuf());
    std::cout.rdbuf(answers.rdbuf());
}
