// LAU Chi Fung
// 1155000022
// 1155000022@link.cuhk.edu.hk
#include <iostream>
#include <stdexcept>

int gridState(long long grid, int pos);
void printGrid(long long grid);
bool isPlaceable(long long grid, int pos, int p);
void putToGrid(long long &grid, int pos, int p);

/// A cell of the grid, which knows what its digit is worth.
class Cell {
public:
    explicit Cell(int position) : unit(1) {
        while (position++ < 16) unit *= 10;
    }
    int in(long long grid) const { return static_cast<int>(grid / unit % 10); }
    void set(long long& grid, int value) const { grid = grid - in(grid) * unit + value * unit; }
private:
    long long unit;
};

/// Thrown where a domino cannot be placed.
struct Refused : std::runtime_error {
    Refused() : std::runtime_error("Invalid! Try again.") {}
};

/// The game: whose turn it is, and the grid.
class Game {
public:
    void run() {
        printGrid(grid);
        while (hasPlace()) {
            try {
                turn();
            } catch (const Refused& refused) {
                std::cout << refused.what() << '\n';
            }
        }
        std::cout << "Player " << other() << " wins!\n";
    }
private:
    int other() const { return player == 1 ? 2 : 1; }
    bool hasPlace() const {
        for (int pos = 1; pos <= 16; ++pos)
            if (isPlaceable(grid, pos, player)) return true;
        return false;
    }
    void turn() {
        int pos = 0;
        std::cout << "Player " << player << "'s move: ";
        std::cin >> pos;
        if (!isPlaceable(grid, pos, player)) throw Refused();
        putToGrid(grid, pos, player);
        player = other();
        printGrid(grid);
    }
    long long grid = 0;
    int player = 1;
};

int main() {
    Game game;
    game.run();
}

void putToGrid(long long &grid, int pos, int p) {
    Cell(pos).set(grid, p);
    Cell(p == 1 ? pos + 4 : pos + 1).set(grid, p);
}

bool isPlaceable(long long grid, int pos, int p) {
    if (pos < 1 || pos > 16) return false;
    switch (p) {
    case 1: return pos <= 12 && Cell(pos).in(grid) + Cell(pos + 4).in(grid) == 0;
    case 2: return pos % 4 != 0 && Cell(pos).in(grid) + Cell(pos + 1).in(grid) == 0;
    default: return false;
    }
}

void printGrid(long long grid) {
    for (int pos = 1; pos <= 16; ++pos) {
        switch (gridState(grid, pos)) {
        case 0: std::cout << '.'; break;
        case 1: std::cout << 'A'; break;
        case 2: std::cout << 'B'; break;
        }
        std::cout << (pos % 4 ? ' ' : '\n');
    }
}

int gridState(long long grid, int pos) { return Cell(pos).in(grid); }
