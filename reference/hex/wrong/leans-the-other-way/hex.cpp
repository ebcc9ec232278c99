// Name:       Yeung Sze Wing
// Student ID: 1155130966
// E-mail:     1155130966@link.cuhk.edu.hk
// Assignment 5 - Hex

#include <iostream>
#include <iomanip>

using namespace std;

const int SIZE = 11;
const int NEIGHBORS = 6;

// The differences of row and column between a cell and its 6 neighbors
const int ROW_STEP[NEIGHBORS] = {-1, -1, 0, 0, 1, 1};
const int COL_STEP[NEIGHBORS] = {-1, 0, -1, 1, 0, 1};

// Prints the board on the screen
void printBoard(char board[][SIZE])
{
    cout << "  A B C D E F G H I J K\n";
    for (int row = 0; row < SIZE; row++)
    {
        cout << setw(row + 2) << row << " ";
        for (int col = 0; col < SIZE - 1; col++)
            cout << board[row][col] << " ";
        cout << board[row][SIZE - 1] << "\n";
    }
}

// Returns true if (row, col) is inside the board
bool inside(int row, int col)
{
    return row >= 0 && row < SIZE && col >= 0 && col < SIZE;
}

// Places the piece if it is possible. Returns false if it is not.
bool updateBoard(char board[][SIZE], char letter, int row, char player)
{
    int col = letter - 'A';
    if (!inside(row, col) || board[row][col] != '.')
        return false;
    board[row][col] = player;
    return true;
}

// Returns true if the player has a winning chain.
// The reachability is expanded until there is nothing new to be reached.
bool checkWinChain(char board[][SIZE], char player)
{
    bool reachable[SIZE][SIZE];
    for (int row = 0; row < SIZE; row++)
        for (int col = 0; col < SIZE; col++)
        {
            // The pieces at the first border are reachable
            bool atBorder = player == 'O' ? col == 0 : row == 0;
            reachable[row][col] = atBorder && board[row][col] == player;
        }

    bool expanded = true;
    while (expanded)
    {
        expanded = false;
        for (int row = 0; row < SIZE; row++)
            for (int col = 0; col < SIZE; col++)
                for (int k = 0; k < NEIGHBORS && reachable[row][col]; k++)
                {
                    int r = row + ROW_STEP[k], c = col + COL_STEP[k];
                    if (inside(r, c) && board[r][c] == player && !reachable[r][c])
                    {
                        reachable[r][c] = true;
                        expanded = true;
                    }
                }
    }

    for (int i = 0; i < SIZE; i++)
    {
        if (player == 'O' && reachable[i][SIZE - 1])
            return true;
        if (player == 'X' && reachable[SIZE - 1][i])
            return true;
    }
    return false;
}

int main()
{
    char board[SIZE][SIZE];
    for (int row = 0; row < SIZE; row++)
        for (int col = 0; col < SIZE; col++)
            board[row][col] = '.';

    char player = 'X';
    printBoard(board);
    do
    {
        // Swap the player. Player O takes the first turn.
        if (player == 'X')
            player = 'O';
        else
            player = 'X';

        char letter;
        int row;
        cout << "Player " << player << ", make your move: ";
        cin >> letter >> row;
        while (!updateBoard(board, letter, row, player))
        {
            cout << "Invalid move. Enter again!\n";
            cout << "Player " << player << ", make your move: ";
            cin >> letter >> row;
        }
        printBoard(board);
    } while (!checkWinChain(board, player));

    cout << "Player " << player << " wins!\n";
    return 0;
}
