// Runs the solution, whose main is renamed to solution_main, as often as solution.test.ts asks for.
//   session BYTES, newline, BYTES of typed input      the whole program
//   FUNCTION ARGUMENT ...                             one call
// Each is answered by: RETURNED GRID BYTES, newline, BYTES of printed output.
#include <iostream>
#include <sstream>
#include <string>

extern "C" int solution_main();
int gridState(long long grid, int pos);
void printGrid(long long grid);
bool isPlaceable(long long grid, int pos, int p);
void putToGrid(long long &grid, int pos, int p);

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
            if (what != "printGrid") requests >> pos;
            if (what == "isPlaceable" || what == "putToGrid") requests >> p;
            if (what == "gridState") returned = gridState(grid, pos);
            if (what == "printGrid") printGrid(grid);
            if (what == "isPlaceable") returned = isPlaceable(grid, pos, p);
            if (what == "putToGrid") putToGrid(grid, pos, p);
        }
        const std::string text = printed.str();
        answers << returned << ' ' << grid << ' ' << text.size() << '\n' << text;
    }
    std::cin.rdbuf(requests.rdbuf());
    std::cout.rdbuf(answers.rdbuf());
}
