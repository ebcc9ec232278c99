/*
  Name: Cheng Ho Yin
  Student ID: 1155127752
  E-mail address: 1155127752@link.cuhk.edu.hk
  Assignment 5
*/
#include <iostream>
#include <iomanip>
using namespace std;

/* ---------- print the board ---------- */
void print_board(char board[][11])
{
    cout << "  A B C D E F G H I J K" << endl;
    for (int r = 0; r < 11; r++)
    {
        cout << setw(r + 2) << r;
        for (int c = 0; c < 11; c++)
        {
            cout << " " << board[r][c];
        }
        cout << endl;
    }
}

/* ---------- is the input valid? ---------- */
bool is_valid(char board[][11], char column, int row)
{
    if (column >= 'A' && column <= 'K' && row >= 0 && row <= 10)
    {
        return board[row][column - 'A'] == '.';
    }
    return false;
}

/* ---------- put the piece ---------- */
void put_piece(char board[][11], char column, int row, char player)
{
    board[row][column - 'A'] = player;
}

/* ---------- one cell of the chain ---------- */
bool next_cell(char board[][11], char visited[][11], int r, int c, char player)
{
    if (r < 0 || r > 10 || c < 0 || c > 10)
    {
        return false;
    }
    if (board[r][c] != player || visited[r][c] == 'Y')
    {
        return false;
    }
    visited[r][c] = 'Y';
    /* the other side is reached */
    if ((player == 'O' && c == 10) || (player == 'X' && r == 10))
    {
        return true;
    }
    return next_cell(board, visited, r, c + 1, player) ||
           next_cell(board, visited, r + 1, c, player) ||
           next_cell(board, visited, r + 1, c - 1, player) ||
           next_cell(board, visited, r - 1, c + 1, player) ||
           next_cell(board, visited, r - 1, c, player) ||
           next_cell(board, visited, r, c - 1, player);
}

/* ---------- does the player win? ---------- */
bool is_win(char board[][11], char player)
{
    char visited[11][11];
    for (int r = 0; r < 11; r++)
    {
        for (int c = 0; c < 11; c++)
        {
            visited[r][c] = 'N';
        }
    }
    for (int i = 0; i < 11; i++)
    {
        if (player == 'O' && next_cell(board, visited, i, 0, player))
        {
            return true;
        }
        if (player == 'X' && next_cell(board, visited, 0, i, player))
        {
            return true;
        }
    }
    return false;
}

/* ---------- main ---------- */
int main()
{
    char board[11][11];
    for (int r = 0; r < 11; r++)
    {
        for (int c = 0; c < 11; c++)
        {
            board[r][c] = '.';
        }
    }
    print_board(board);

    char player = 'O';
    int finish = 0;
    while (finish == 0)
    {
        char column;
        int row;
        cout << "Player " << player << ", make your move: ";
        cin >> column >> row;
        if (is_valid(board, column, row))
        {
            put_piece(board, column, row, player);
            print_board(board);
            if (is_win(board, player))
            {
                cout << "Player " << player << " wins!" << endl;
                finish = 1;
            }
        }
        else
        {
            cout << "Invalid move. Enter again!" << endl;
        }
        /* swap the players */
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
