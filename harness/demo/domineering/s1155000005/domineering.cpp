// Cheung Lok Tin
// 1155000005
// ltcheung05@student.example

#include <iostream>
#include <iomanip>

using std::cin;
using std::cout;
using std::endl;

// ---------- tools ----------

// 10 to the power n (we may not use pow)
long long tenToThe(int n)
{
    long long result = 1;
    while (n > 0) {
        result *= 10;
        n--;
    }
    return result;
}

// ---------- required functions ----------

int gridState(long long grid, int pos)
{
    long long fromHere = grid % tenToThe(17 - pos);   // cut off everything to the left
    return fromHere / tenToThe(16 - pos);             // and everything to the right
}

void printGrid(long long grid)
{
    int pos = 1;
    while (pos <= 16) {
        switch (gridState(grid, pos)) {
        case 1:  cout << "A"; break;
        case 2:  cout << "B"; break;
        default: cout << ".";
        }
        cout << (pos % 4 ? " " : "\n");
        pos++;
    }
}

bool isPlaceable(long long grid, int pos, int p)
{
    if (p != 1 && p != 2) return false;
    if (pos < 1 || pos > 16) return false;
    if (gridState(grid, pos) != 0) return false;

    if (p == 1)
        return pos + 4 <= 16 && gridState(grid, pos + 4) == 0;
    else
        return pos % 4 != 0 && gridState(grid, pos + 1) == 0;
}

void putToGrid(long long &grid, int pos, int p)
{
    if (p == 1)
        grid += tenToThe(16 - pos) + tenToThe(12 - pos);
    else
        grid += 22 * tenToThe(15 - pos);
}

// ---------- the game ----------

bool canMove(long long grid, int p)
{
    bool found = false;
    for (int pos = 1; pos <= 16 && !found; pos++)
        found = isPlaceable(grid, pos, p);
    return found;
}

int main()
{
    long long grid = 0;
    int current = 1, next = 2;

    printGrid(grid);

    while (canMove(grid, current)) {
        int pos;
        bool done = false;
        while (!done) {
            cout << "Player " << current << "'s move: ";
            cin >> pos;
            done = isPlaceable(grid, pos, current);
            if (!done)
                cout << "Invaild! Try again." << endl;
        }
        putToGrid(grid, pos, current);
        printGrid(grid);

        int temp = current;   // swap the players
        current = next;
        next = temp;
    }

    cout << "Player " << next << " wins!" << endl;
    return 0;
}
