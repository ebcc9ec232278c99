/*
 * Name:       Ho Tsz Ching
 * Student ID: 1155138850
 * E-mail:     1155138850@link.cuhk.edu.hk
 *
 * Hex, with everything about the board in one struct
 */
#include <iostream>
#include <iomanip>
using namespace std;

struct Board {
    char cell[11][11];
    bool reached[11][11];
};

// an empty board
void clear(Board &b) {
    for (int i = 0; i < 11; i++)
        for (int j = 0; j < 11; j++) {
            b.cell[i][j] = '.';
            b.reached[i][j] = false;
        }
}

// the board on the screen
void show(const Board &b) {
    cout << " ";
    for (char letter = 'A'; letter <= 'K'; letter++)
        cout << " " << letter;
    cout << endl;
    for (int i = 0; i < 11; i++) {
        cout << setw(i + 2) << i;
        for (int j = 0; j < 11; j++)
            cout << " " << b.cell[i][j];
        cout << endl;
    }
}

bool inside(int i, int j) {
    return i >= 0 && i <= 10 && j >= 0 && j <= 10;
}

// marks what is connected with (i, j)
void mark(Board &b, int i, int j, char who) {
    if (!inside(i, j) || b.cell[i][j] != who || b.reached[i][j])
        return;
    b.reached[i][j] = true;
    for (int k = -1; k <= 1; k += 2) {
        mark(b, i + k, j, who);
        mark(b, i, j + k, who);
        mark(b, i + k, j - k, who);
    }
}

// does who have a chain from border to border?
bool wins(Board &b, char who) {
    for (int i = 0; i < 11; i++)
        for (int j = 0; j < 11; j++)
            b.reached[i][j] = false;
    for (int k = 0; k < 11; k++)
        mark(b, who == 'O' ? k : 0, who == 'O' ? 0 : k, who);
    for (int k = 0; k < 11; k++)
        if (b.reached[who == 'O' ? k : 10][who == 'O' ? 10 : k])
            return true;
    return false;
}

int main() {
    Board b;
    clear(b);
    show(b);
    char who = 'O';
    for (;;) {
        char column;
        int row;
        cout << "Player " << who << ", make your move: ";
        if (!(cin >> column >> row))
            break;
        if (!inside(row, column - 'A') || b.cell[row][column - 'A'] != '.') {
            cout << "Invalid move. Enter again!" << endl;
            continue;
        }
        b.cell[row][column - 'A'] = who;
        show(b);
        if (wins(b, who)) {
            cout << "Player " << who << " wins!" << endl;
            break;
        }
        who = (who == 'O') ? 'X' : 'O';
    }
    return 0;
}
