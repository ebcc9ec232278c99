/*
 * Assignment: 5
 * Name: Szeto Ming
 * Student ID: 1155129077
 * E-mail: mszeto@link.cuhk.edu.hk
 */
#include <iostream>
#include <iomanip>
using namespace std;

const int SIZE = 11;

// Make an empty board
void makeBoard(char board[SIZE][SIZE])
{
    for (int i = 0; i < SIZE; i++)
        for (int j = 0; j < SIZE; j++)
            board[i][j] = '.';
}

// Print the board, using setw() for the alignment
void printBoard(const char board[SIZE][SIZE])
{
    cout << "  A B C D E F G H I J K" << endl;
    for (int i = 0; i < SIZE; i++)
    {
        cout << setw(i + 2) << i << " ";
        for (int j = 0; j < SIZE; j++)
            cout << board[i][j] << " ";
        cout << endl;
    }
}

// Check whether (i, j) is a location of the board
bool isLocation(int i, int j)
{
    return i >= 0 && i < SIZE && j >= 0 && j < SIZE;
}

// Expand the reachability by one layer. Return false if nothing can be added.
bool expandLayer(const char board[SIZE][SIZE], bool reachable[SIZE][SIZE], char player)
{
    const int stepI[6] = {-1, -1, 0, 0, 1, 1};
    const int stepJ[6] = {0, 1, -1, 1, -1, 0};
    bool added = false;
    for (int i = 0; i < SIZE; i++)
        for (int j = 0; j < SIZE; j++)
        {
            if (!reachable[i][j])
                continue;
            for (int n = 0; n < 6; n++)
            {
                int ni = i + stepI[n];
                int nj = j + stepJ[n];
                if (isLocation(ni, nj) && board[ni][nj] == player && !reachable[ni][nj])
                {
                    reachable[ni][nj] = true;
                    added = true;
                }
            }
        }
    return added;
}

// Check whether the piece at (i, j) belongs to a winning chain
bool isWinChain(const char board[SIZE][SIZE], int i, int j)
{
    const char player = board[i][j];
    bool reachable[SIZE][SIZE] = {};
    reachable[i][j] = true;
    while (expandLayer(board, reachable, player))
    {
        // All the work is done in expandLayer()
    }

    bool one = false, two = false;
    for (int k = 0; k < SIZE; k++)
    {
        if (player == 'O' ? reachable[k][0] : reachable[0][k])
            one = true;
        if (player == 'O' ? reachable[k][SIZE - 1] : reachable[SIZE - 1][k])
            two = true;
    }
    return one && two;
}

int main()
{
    char board[SIZE][SIZE];
    makeBoard(board);
    printBoard(board);

    char player = 'O';
    bool end = false;
    while (!end)
    {
        char letter;
        int i;
        cout << "Player " << player << ", make your move: ";
        cin >> letter >> i;
        int j = letter - 'A';
        if (isLocation(i, j) && board[i][j] == '.')
        {
            board[i][j] = player;
            printBoard(board);
            end = isWinChain(board, i, j);
            if (end)
                cout << "Player " << player << " wins!" << endl;
            player = (player == 'O' ? 'X' : 'O');
        }
        else
        {
            cout << "Invalid move. Enter again!" << endl;
        }
    }
    return 0;
}
