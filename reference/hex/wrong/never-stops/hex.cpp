/*
 Name: Lui Man Hin
 Student ID: 1155134126
 E-mail: 1155134126@link.cuhk.edu.hk

 Game of Hex, 11 x 11
*/
#include <iostream>
#include <iomanip>
using namespace std;

//printing
void printBoard(char board[][11])
{
    int i, j;
    cout << "  A B C D E F G H I J K" << endl;
    for (i = 0; i < 11; i++)
    {
        cout << setw(i + 2) << i;
        for (j = 0; j < 11; j++)
            cout << " " << board[i][j];
        cout << endl;
    }
}

//check the input
bool checkValid(char board[][11], char a, int b)
{
    if (a > 'K' || a < 'A')
        return false;
    if (b > 10 || b < 0)
        return false;
    if (board[b][a - 'A'] != '.')
        return false;
    return true;
}

//change the board
void changeBoard(char board[][11], char a, int b, char player)
{
    board[b][a - 'A'] = player;
}

//set the cells which can be reached
void setReach(char board[][11], bool reach[][11], char player, int x, int y)
{
    if (x < 0 || x > 10 || y < 0 || y > 10)
        return;
    if (reach[y][x] == true || board[y][x] != player)
        return;
    reach[y][x] = true;
    setReach(board, reach, player, x, y - 1);
    setReach(board, reach, player, x + 1, y - 1);
    setReach(board, reach, player, x - 1, y);
    setReach(board, reach, player, x + 1, y);
    setReach(board, reach, player, x - 1, y + 1);
    setReach(board, reach, player, x, y + 1);
}

//check if this player wins
bool checkWin(char board[][11], char player)
{
    bool reach[11][11] = {false};
    int k;
    if (player == 'O')
    {
        for (k = 0; k < 11; k++)
            setReach(board, reach, player, 0, k);
        for (k = 0; k < 11; k++)
            if (reach[k][10])
                return true;
    }
    else
    {
        for (k = 0; k < 11; k++)
            setReach(board, reach, player, k, 0);
        for (k = 0; k < 11; k++)
            if (reach[10][k])
                return true;
    }
    return false;
}

int main()
{
    char board[11][11], player = 'O', a;
    int i, j, b;
    for (i = 0; i < 11; i++)
        for (j = 0; j < 11; j++)
            board[i][j] = '.';
    printBoard(board);
    while (1)
    {
        cout << "Player " << player << ", make your move: ";
        cin >> a >> b;
        if (checkValid(board, a, b) == true)
        {
            changeBoard(board, a, b, player);
            printBoard(board);
            if (checkWin(board, player) == true)
                cout << "Player " << player << " wins!" << endl;
            //next player
            if (player == 'O')
                player = 'X';
            else
                player = 'O';
        }
        else
            cout << "Invalid move. Enter again!" << endl;
    }
    return 0;
}
