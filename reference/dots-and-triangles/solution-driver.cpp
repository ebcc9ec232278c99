// Runs the solution, whose main is renamed to solution_main, as often as solution.test.ts asks for.
//   session BYTES, newline, BYTES of typed input      the whole program
//   FUNCTION ARGUMENT ...                             one call
// Each is answered by: RETURNED GRID BYTES, newline, BYTES of printed output.
#include <iostream>
#include <sstream>
#include <string>

extern "C" int solution_main();
bool isFilled(long long grid, int pos);
void printGrid(long long grid);
void updateGrid(long long &grid, int pos, int p);
int playerScore(long long grid, int p);

int main() {
    std::istream requests(std::cin.rdbuf());
    std::ostream answers(std::cout.rdbuf());
    std::string what;
    while (requests >> what) {
        std::ostringstream printed;
        std::cout.rdbuf(printed.rdbuf());
        long long returned = 0, grid = 0;
        if (what == "session") {
            std::size_t length;
            requests >> length;
            requests.get();
            std::string text(length, '\0');
            requests.read(&text[0], static_cast<std::streamsize>(length));
            std::istringstream typed(text);
            std::cin.rdbuf(typed.rdbuf());
            std::cin.clear();
            solution_main();
        } else {
            int pos = 0, p = 0;
            requests >> grid;
            if (what == "isFilled" || what == "updateGrid") requests >> pos;
            if (what == "updateGrid" || what == "playerScore") requests >> p;
            if (what == "isFilled") returned = isFilled(grid, pos);
            if (what == "printGrid") printGrid(grid);
            if (what == "updateGrid") updateGrid(grid, pos, p);
            if (what == "playerScore") returned = playerScore(grid, p);
        }
        const std::string text = printed.str();
        answers << returned << ' ' << grid << ' ' << text.size() << '\n' << text;
    }
    std::cin.rdbuf(requests.rdbuf());
    std::cout.rdbuf(answers.rdbuf());
}
