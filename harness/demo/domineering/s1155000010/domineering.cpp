// Name: Tam Pui Yee
// Student ID: 1155000010
// E-mail: pytam10@student.example
#include <iostream>
using namespace std;

// get one digit of the grid
int gridState(long long grid, int pos) {
    long long d = 1;
    for (int i = 0; i < 16 - pos; i++) {
        d = d * 10;
    }
    return (grid / d) % 10
}

// print 4 rows of 4 symbols
void printGrid(long long grid) {
    for (int r = 0; r < 4; r++) {
        for (int c = 1; c <= 4; c++) {
            int s = gridState(grid, r * 4 + c);
            if (s == 0) cout << ".";
            else if (s == 1) cout << "A";
            else cout << "B";
            if (c < 4) cout << " ";
        }
        cout << endl;
    }
}

// check position, player, edge and empty spaces
bool isPlaceable(long long grid, int pos, int p) {
    if (pos < 1 || pos > 16) return false;
    if (p == 1 && pos <= 12)
        return gridState(grid, pos) == 0 && gridState(grid, pos + 4) == 0;
    if (p == 2 && pos % 4 != 0)
        return gridState(grid, pos) == 0 && gridState(grid, pos + 1) == 0;
    return false;
}

// change two digits of the grid
void putToGrid(long long &grid, int pos, int p) {
    long long d = 1;
    for (int i = 0; i < 16 - pos; i++) {
        d = d * 10;
    }
    if (p == 1) grid = grid + d + d / 10000;
    else grid = grid + 2 * d + d / 10 * 2;
}

int main() {
    long long grid = 0;
    int player = 1;
    int pos;
    printGrid(grid);
    do {
        cout << "Player " << player << "'s move: ";
        cin >> pos;
        if (isPlaceable(grid, pos, player)) {
            putToGrid(grid, pos, player);
            printGrid(grid);
            player = 3 - player;
        } else {
            cout << "Invalid! Try again." << endl;
        }
    } while (!gameOver(grid, player));   // TODO write gameOver
    cout << "Player " << 3 - player << " wins!" << endl;
    return 0;
}
