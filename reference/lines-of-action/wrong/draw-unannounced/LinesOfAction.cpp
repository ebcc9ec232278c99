/************************************
Name: Chung Ho Ting
Student ID: 1155134902
E-mail: 1155134902@link.cuhk.edu.hk
************************************/
#include <iostream>
#include "LinesOfAction.h"
using namespace std;

//Constructor, initialize the data members
LinesOfAction::LinesOfAction()
{
    for (int i = 0; i < 8; i++)
    {
        for (int j = 0; j < 8; j++)
        {
            if ((i == 0 || i == 7) && j != 0 && j != 7)
            {
                board[i][j] = 'W';
            }
            else if ((j == 0 || j == 7) && i != 0 && i != 7)
            {
                board[i][j] = 'B';
            }
            else
            {
                board[i][j] = '.';
            }
        }
    }
    currentPlayer = 'B';
    nextPlayer = 'W';
    blacks = 12;
    whites = 12;
}

//Print out the board
void LinesOfAction::printGame()
{
    cout << "  a b c d e f g h" << endl;
    for (int i = 0; i < 8; i++)
    {
        cout << i;
        for (int j = 0; j < 8; j++)
        {
            cout << ' ' << board[i][j];
        }
        cout << endl;
    }
}

//Return the current player
char LinesOfAction::getCurrentPlayer()
{
    return currentPlayer;
}

//Exchange the two players
void LinesOfAction::swapPlayer()
{
    char temp = currentPlayer;
    currentPlayer = nextPlayer;
    nextPlayer = temp;
}

//Carry out a move if it passes the six conditions
bool LinesOfAction::move(string from, string to)
{
    //Condition 1
    if (from.length() != 2 || to.length() != 2)
    {
        return false;
    }
    string columns = "abcdefgh";
    string rows = "01234567";
    int fromCol = columns.find(from[0]);
    int fromRow = rows.find(from[1]);
    int toCol = columns.find(to[0]);
    int toRow = rows.find(to[1]);
    //find gives a negative number as an int if there is no such character
    if (fromCol < 0 || fromRow < 0 || toCol < 0 || toRow < 0)
    {
        return false;
    }

    //Condition 2
    if (board[fromRow][fromCol] != currentPlayer)
    {
        return false;
    }

    //Condition 3
    int rowMove = toRow - fromRow;
    int colMove = toCol - fromCol;
    if (rowMove == 0 && colMove == 0)
    {
        return false;
    }
    if (rowMove != 0 && colMove != 0 && rowMove * rowMove != colMove * colMove)
    {
        return false;
    }

    //Condition 4: all pieces on the same row, column, or diagonal
    int pieces = 0;
    for (int i = 0; i < 8; i++)
    {
        for (int j = 0; j < 8; j++)
        {
            int rowAway = i - fromRow;
            int colAway = j - fromCol;
            //(rowAway, colAway) is on the line if it is parallel to the move
            if (rowAway * colMove == colAway * rowMove && board[i][j] != '.')
            {
                pieces++;
            }
        }
    }
    int rowStep = 0, colStep = 0;
    if (rowMove != 0)
    {
        rowStep = rowMove > 0 ? 1 : -1;
    }
    if (colMove != 0)
    {
        colStep = colMove > 0 ? 1 : -1;
    }
    if (rowMove != rowStep * pieces || colMove != colStep * pieces)
    {
        return false;
    }

    //Condition 5
    int i = fromRow + rowStep;
    int j = fromCol + colStep;
    while (i != toRow || j != toCol)
    {
        if (board[i][j] == nextPlayer)
        {
            return false;
        }
        i += rowStep;
        j += colStep;
    }

    //Condition 6
    if (board[toRow][toCol] == currentPlayer)
    {
        return false;
    }

    //Update the number of pieces, then the board
    if (board[toRow][toCol] == 'B')
    {
        blacks--;
    }
    else if (board[toRow][toCol] == 'W')
    {
        whites--;
    }
    board[toRow][toCol] = currentPlayer;
    board[fromRow][fromCol] = '.';
    return true;
}

//Check if all pieces of p are connected
bool LinesOfAction::hasConnected(char p)
{
    //Every piece gets a label. Neighbours take the smaller label of the two until nothing changes.
    int label[8][8];
    int count = 0;
    for (int i = 0; i < 8; i++)
    {
        for (int j = 0; j < 8; j++)
        {
            label[i][j] = 0;
            if (board[i][j] == p)
            {
                count++;
                label[i][j] = count;
            }
        }
    }
    bool changed = true;
    while (changed)
    {
        changed = false;
        for (int k = 0; k < 64 * 9; k++)
        {
            int i = k / 9 / 8;
            int j = k / 9 % 8;
            int i2 = i + k % 9 / 3 - 1;
            int j2 = j + k % 3 - 1;
            if (i2 < 0 || i2 > 7 || j2 < 0 || j2 > 7)
            {
                continue;
            }
            if (label[i2][j2] != 0 && label[i2][j2] < label[i][j])
            {
                label[i][j] = label[i2][j2];
                changed = true;
            }
        }
    }
    //How many are connected with the piece with label 1?
    int connected = 0;
    for (int k = 0; k < 64; k++)
    {
        if (label[k / 8][k % 8] == 1)
        {
            connected++;
        }
    }
    if (p == 'B')
    {
        return connected == blacks;
    }
    return connected == whites;
}

//Return the status of the game
char LinesOfAction::gameOver()
{
    bool black = hasConnected('B');
    bool white = hasConnected('W');
    if (black == true && white == true)
    {
        return 'D';
    }
    else if (black == true)
    {
        return 'B';
    }
    else if (white == true)
    {
        return 'W';
    }
    return '-';
}
