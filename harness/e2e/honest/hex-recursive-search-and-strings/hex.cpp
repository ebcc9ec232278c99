// KWOK Man Hin
// 1155000041
// 1155000041@link.cuhk.edu.hk
#include <iostream>
#include <sstream>
#include <string>

namespace {

constexpr int N = 11;
const std::string LETTERS = "ABCDEFGHIJK";

// The whole board as one text.
std::string picture(const char cells[N][N]) {
    std::ostringstream out;
    out << " ";
    for (char letter : LETTERS) out << ' ' << letter;
    out << "\n";
    for (int r = 0; r < N; ++r) {
        out << std::string(r + (r < 10 ? 1 : 0), ' ') << r;
        for (int c = 0; c < N; ++c) out << ' ' << cells[r][c];
        out << "\n";
    }
    return out.str();
}

// Walks over the player's cells; true when the far border is reached.
bool walk(const char cells[N][N], bool seen[N][N], int r, int c, char who, int depth = 0) {
    if (r < 0 || c < 0 || r >= N || c >= N) return false;
    if (seen[r][c] || cells[r][c] != who) return false;
    seen[r][c] = true;
    if ((who == 'O' ? c : r) == N - 1) return true;
    for (int dr = -1; dr <= 1; ++dr)
        for (int dc = -1; dc <= 1; ++dc)
            // The two corners that do not touch are those with equal steps.
            if (dr != dc && walk(cells, seen, r + dr, c + dc, who, depth + 1)) return true;
    return false;
}

// Begins at each cell of the near border.
bool wins(const char cells[N][N], char who) {
    bool seen[N][N] = {{false}};
    for (int i = 0; i < N; ++i)
        if (walk(cells, seen, who == 'O' ? i : 0, who == 'O' ? 0 : i, who)) return true;
    return false;
}

}  // namespace

int main() {
    char cells[N][N];
    for (auto &row : cells)
        for (auto &cell : row) cell = '.';
    char who = 'O';
    std::cout << picture(cells);
    do {
        char letter;
        int row;
        std::cout << "Player " << who << ", make your move: ";
        std::cin >> letter >> row;
        const auto column = LETTERS.find(letter);
        if (column == std::string::npos || row < 0 || row >= N || cells[row][column] != '.') {
            std::cout << "Invalid move. Enter again!" << std::endl;
            continue;
        }
        cells[row][column] = who;
        std::cout << picture(cells);
        if (wins(cells, who)) {
            std::cout << "Player " << who << " wins!" << std::endl;
            return 0;
        }
        who = who == 'O' ? 'X' : 'O';
    } while (std::cin);
}
