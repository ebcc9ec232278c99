/*
 * Name: Kam Chun Kit
 * SID: 1155140655
 * E-mail: 1155140655@link.cuhk.edu.hk
 * Works in Visual Studio 2017
 */
#include <iostream>
using namespace std;

// The number of rows and columns
const int DIM = 11;

// Displays the board
void displayBoard(char board[DIM][DIM])
{
    cout << "  A B C D E F G H I J K" << endl;
    for (int i = 0; i < DIM; i++)
    {
        cout << setw(i + 2) << i;
        for (int j = 0; j < DIM; j++)
            cout << setw(2) << board[i][j];
        cout << endl;
    }
}

// Checks the input of a player
bool checkInput(char board[DIM][DIM], char letter, int number)
{
    bool proper = letter >= 'A' && letter <= 'K' && number >= 0 && number <= 10;
    return proper && board[number][letter - 'A'] == '.';
}

// Updates the board
void updateBoard(char board[DIM][DIM], char letter, int number, char player)
{
    board[number][letter - 'A'] = player;
}

// Sets all cells that are reachable from (i, j)
void setReachability(char board[DIM][DIM], bool reachable[DIM][DIM], int i, int j, char player)
{
    if (i < 0 || i >= DIM || j < 0 || j >= DIM)
        return;
    if (board[i][j] != player || reachable[i][j])
        return;
    reachable[i][j] = true;
    // Above and below
    setReachability(board, reachable, i - 1, j, player);
    setReachability(board, reachable, i - 1, j + 1, player);
    setReachability(board, reachable, i + 1, j - 1, player);
    setReachability(board, reachable, i + 1, j, player);
    // In the same row
    setReachability(board, reachable, i, j - 1, player);
    setReachability(board, reachable, i, j + 1, player);
}

// Checks if the player wins
bool checkWinChain(char board[DIM][DIM], int i, int j, char player)
{
    bool reachable[DIM][DIM] = {};
    bool fromBorder = false, toBorder = false;
    setReachability(board, reachable, i, j, player);
    for (int k = 0; k < DIM; k++)
    {
        if (player == 'O' && reachable[k][0])
            fromBorder = true;
        if (player == 'O' && reachable[k][DIM - 1])
            toBorder = true;
        if (player == 'X' && reachable[0][k])
            fromBorder = true;
        if (player == 'X' && reachable[DIM - 1][k])
            toBorder = true;
    }
    return fromBorder && toBorder;
}

int main()
{
    char board[DIM][DIM];
    for (int i = 0; i < DIM; i++)
        for (int j = 0; j < DIM; j++)
            board[i][j] = '.';

    char player = 'O';
    bool over = false;
    displayBoard(board);
    while (!over)
    {
        char letter;
        int number;
        cout << "Player " << player << ", make your move: ";
        cin >> letter >> number;
        if (!checkInput(board, letter, number))
        {
            cout << "Invalid move. Enter again!" << endl;
            continue;
        }
        updateBoard(board, letter, number, player);
        displayBoard(board);
        over = checkWinChain(board, number, letter - 'A', player);
        if (!over)
            player = player == 'O' ? 'X' : 'O';
    }
    cout << "Player " << player << " wins!" << endl;
    return 0;
}
