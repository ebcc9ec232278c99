// What dialogue.test.ts compares the dialogue with: the same reads, done by cin.
// A script is: WHAT TO READ, the number of typed lines, and these lines. Each is answered by one line.
#include <iostream>
#include <sstream>
#include <string>

int main() {
    std::string wanted;
    int lines;
    while (std::cin >> wanted >> lines) {
        std::string typed, line;
        std::getline(std::cin, line);
        for (int i = 0; i < lines; i++) {
            std::getline(std::cin, line);
            typed += line + '\n';
        }
        std::istringstream in(typed);
        std::string answer;
        for (char sort : wanted) {
            int integer = 0;
            char character = 0;
            std::string text;
            if (sort == 'i' && in >> integer) text = std::to_string(integer);
            if (sort == 'c' && in >> character) text = std::string(1, character);
            if (sort == 'w') in >> text;
            if (sort == 'l') std::getline(in, text);
            if (!in) {
                answer = in.eof() ? answer + "?" : "broken promise";
                break;
            }
            answer += "[" + text + "]";
        }
        std::cout << answer << '\n';
    }
}
