/// Author: LUK Sin Ying, 1155000045, luksy@link.cuhk.edu.hk
#include <iomanip>
#include <iostream>
using std::cin;
using std::cout;
using std::setw;

typedef char Row[11];
typedef bool (*Far)(int row, int column);

// Where each player has to arrive.
bool atRight(int, int column) { return column == 10; }
bool atBottom(int row, int) { return row == 10; }

// All rows, each one column further to the right.
void printBoard(const Row (&board)[11])
{
    cout << ' ';
    for (char letter = 'A'; letter != 'L'; letter++) cout << setw(2) << letter;
    cout << std::endl;
    const Row *row = board;
    for (int number = 0; number != 11; number++, row++)
    {
        cout << setw(number + 2) << number;
        for (char cell : *row) cout << ' ' << cell;
        cout << std::endl;
    }
}

// A depth-first search with a stack of its own; cells that were seen are in small letters until the end.
bool search(Row board[], int startRow, int startColumn, Far isFar)
{
    int rows[121 * 6 + 1], columns[121 * 6 + 1], height = 0;
    char mine = board[startRow][startColumn];
    bool found = false;
    rows[height] = startRow;
    columns[height++] = startColumn;
    while (height > 0)
    {
        int row = rows[--height], column = columns[height];
        if (row < 0 || row > 10 || column < 0 || column > 10 || board[row][column] != mine) continue;
        board[row][column] = char(mine - 'A' + 'a');
        if (isFar(row, column))
        {
            found = true;
            goto restore;
        }
        for (int way = 0; way < 6; way++)
        {
            rows[height] = row + (way == 0 || way == 1) - (way == 2 || way == 3);
            columns[height++] = column + (way == 2 || way == 4) - (way == 0 || way == 5);
        }
    }
restore:
    for (int i = 0; i < 121; i++)
        if (board[i / 11][i % 11] == char(mine - 'A' + 'a')) board[i / 11][i % 11] = mine;
    return found;
}

bool hasWon(Row board[], char player)
{
    for (int i = 0; i < 11; i++)
    {
        if (player == 'O' && board[i][0] == 'O' && search(board, i, 0, atRight)) return true;
        if (player == 'X' && board[0][i] == 'X' && search(board, 0, i, &atBottom)) return true;
    }
    return false;
}

int main()
{
    Row board[11];
    for (auto &row : board)
        for (auto &cell : row) cell = '.';
    printBoard(board);
    int moves = 0;
    while (true)
    {
        const char player = moves % 2 == 0 ? 'O' : 'X';
        char letter;
        int number;
        cout << "Player " << player << ", make your move: ";
        cin >> letter >> number;
        // Bad cells first, then those that are taken.
        if (letter < 'A' || letter > 'K' || number < 0 || number > 10 || board[number][letter - 'A'] != '.')
        {
            cout << "Invalid move. Enter again!" << std::endl;
            continue;
        }
        board[number][letter - 'A'] = player;
        ++moves;
        printBoard(board);
        if (hasWon(board, player))
        {
            cout << "Player " << player << " wins!" << std::endl;
            return 0;
        }
    }
}
