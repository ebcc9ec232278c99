// A program like those that students write, for rehearsal.hpp, with the driver that all of them contain.
#include <iomanip>
#include <iostream>
#include <string>

#include "../calls/driver.hpp"

using namespace std;

const int SIZE = 4;

char board[SIZE][SIZE];

void printBoard() {
    cout << "  1 2 3 4" << endl;
    for (int row = 0; row < SIZE; row++) {
        cout << char('A' + row) << setw(2);
        for (int column = 0; column < SIZE; column++) {
            cout << board[row][column] << ' ';
        }
        cout << "\n";
    }
}

bool isFree(long long digits, int position) {
    for (int i = 1; i < position; i++) digits /= 10;
    return digits % 10 != 2;
}

extern "C" int verbatim_calls(int count, char **arguments) {
    const Function functions[] = {{true, 0, 0, [](Word *) { printBoard(); }}};
    return serveCalls(functions, count, arguments);
}

int main() {
    for (int row = 0; row < SIZE; row++)
        for (int column = 0; column < SIZE; column++) board[row][column] = '.';
    printBoard();
    int number = 0, other = 0;
    char letter = ' ';
    string word, line;
    cout << "Player " << 1 << "'s move: ";
    cin >> number;
    cout << "Player " << 2 << "'s move: ";
    cin >> other;
    cin >> letter >> other;
    if (!isFree(1122110010221000LL, number) || cin.fail()) {
        cin.clear();
        cin.ignore(100, '\n');
        cout << "Invalid! Try again." << endl;
    }
    cin >> number >> word;
    cin.ignore(100, '\n');
    getline(cin, line);
    board[number % SIZE][other % SIZE] = letter;
    printBoard();
    cout << fixed << setprecision(2) << number / 3.0 << '\t' << 1234567890123LL << endl;
    cout << word + line + to_string(other) << (line.empty() ? " nothing" : " wins!") << endl;
    return 0;
}
