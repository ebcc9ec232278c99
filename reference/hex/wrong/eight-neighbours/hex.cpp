/* CSCI1540 Assignment 5
   Name: Tsang Hoi Lam
   Student ID: 1155137021
   E-mail: 1155137021@link.cuhk.edu.hk */

#include <iostream>
#include <iomanip>
using namespace std;

const int N = 11;

// print the board with the row numbers and column letters
void printBoard(char board[N][N])
{
    cout << "  A B C D E F G H I J K" << endl;
    for (int i = 0; i < N; i++)
    {
        cout << setw(i + 2) << i;
        for (int j = 0; j < N; j++)
        {
            cout << " " << board[i][j];
        }
        cout << endl;
    }
}

// check if the input is a proper and empty cell
bool checkInput(char board[N][N], char column, int row)
{
    if (column < 'A' || column > 'K')
    {
        return false;
    }
    if (row < 0 || row > 10)
    {
        return false;
    }
    return board[row][column - 'A'] == '.';
}

// mark all the cells reachable from (row, col)
void setReachability(char board[N][N], bool reachable[N][N], int row, int col, char player)
{
    if (row < 0 || row >= N || col < 0 || col >= N)
    {
        return;
    }
    if (reachable[row][col])
    {
        return;
    }
    if (board[row][col] != player)
    {
        return;
    }
    reachable[row][col] = true;
    // go to all the neighbors
    for (int i = -1; i <= 1; i++)
    {
        for (int j = -1; j <= 1; j++)
        {
            setReachability(board, reachable, row + i, col + j, player);
        }
    }
}

// check if the piece at (row, col) completes a winning chain
bool checkWinChain(char board[N][N], int row, int col, char player)
{
    bool reachable[N][N];
    for (int i = 0; i < N; i++)
    {
        for (int j = 0; j < N; j++)
        {
            reachable[i][j] = false;
        }
    }
    setReachability(board, reachable, row, col, player);

    // the two borders of the player
    bool first = false, second = false;
    for (int i = 0; i < N; i++)
    {
        if (player == 'O')
        {
            first = first || reachable[i][0];
            second = second || reachable[i][N - 1];
        }
        else
        {
            first = first || reachable[0][i];
            second = second || reachable[N - 1][i];
        }
    }
    return first && second;
}

int main()
{
    char board[N][N];
    for (int i = 0; i < N; i++)
    {
        for (int j = 0; j < N; j++)
        {
            board[i][j] = '.';
        }
    }

    char player = 'O';
    bool win = false;
    printBoard(board);
    while (!win)
    {
        char column;
        int row;
        cout << "Player " << player << ", make your move: ";
        cin >> column >> row;
        if (!checkInput(board, column, row))
        {
            cout << "Invalid move. Enter again!" << endl;
            continue;
        }
        // put the piece
        board[row][column - 'A'] = player;
        printBoard(board);
        win = checkWinChain(board, row, column - 'A', player);
        if (win)
        {
            cout << "Player " << player << " wins!" << endl;
        }
        // change the player
        if (player == 'O')
        {
            player = 'X';
        }
        else
        {
            player = 'O';
        }
    }
    return 0;
}
