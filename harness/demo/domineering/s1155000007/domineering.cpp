//***************************************
//  Name       : Yip Cheuk Hin
//  Student ID : 1155000007
//  E-mail     : chyip07@student.example
//***************************************
#include <iostream>
using namespace std;

// returns 0, 1 or 2
int gridstate(long long grid, int pos) {
    int state = 0;
    for (int i = 16; i >= pos; i--) {
        state = grid % 10;
        grid = grid / 10;
    }
    return state;
}

// returns the number that has a 1 at pos and 0 everywhere else
long long oneAt(int pos) {
    long long number = 1;
    for (int i = 16; i > pos; i--)
        number = number * 10;
    return number;
}

void printGrid(long long grid) {
    int pos = 1;
    for (int row = 1; row <= 4; row++) {
        for (int col = 1; col <= 4; col++) {
            if (gridstate(grid, pos) == 0) cout << ".";
            if (gridstate(grid, pos) == 1) cout << "A";
            if (gridstate(grid, pos) == 2) cout << "B";
            if (col != 4) cout << " ";
            pos++;
        }
        cout << endl;
    }
}

bool isPlaceable(long long grid, int pos, int p) {
    // wrong position or wrong player
    if (!(pos >= 1 && pos <= 16) || !(p == 1 || p == 2))
        return false;
    // outside of the grid
    if ((p == 1 && pos >= 13) || (p == 2 && pos % 4 == 0))
        return false;
    // both spaces must be empty
    int second = (p == 1) ? pos + 4 : pos + 1;
    if (gridstate(grid, pos) || gridstate(grid, second))
        return false;
    return true;
}

void putToGrid(long long &grid, int pos, int p) {
    int second = (p == 1) ? pos + 4 : pos + 1;
    grid = grid + oneAt(pos) * p + oneAt(second) * p;
}

int main() {
    long long grid = 0;
    int player = 1, winner = 0;
    printGrid(grid);
    while (winner == 0) {
        int pos;
        cout << "Player " << player << "'s move: ";
        cin >> pos;
        if (isPlaceable(grid, pos, player) == false) {
            cout << "Invalid! Try again." << endl;
        }
        else {
            putToGrid(grid, pos, player);
            printGrid(grid);
            int opponent = 3 - player;
            int places = 0;
            for (int i = 1; i <= 16; i++) {
                if (isPlaceable(grid, i, opponent)) {
                    places++;
                }
            }
            // opponent has no place: this player has won
            if (places == 0) {
                winner = player;
            }
            player = opponent;
        }
    }
    cout << "Player " << winner << " wins!" << endl;
    return 0;
}
