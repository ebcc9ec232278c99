/*
Name:       Szeto Man Yi
Student ID: 1155131165
E-mail:     1155131165@link.cuhk.edu.hk
*/
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
    char keep = currentPlayer;
    currentPlayer = nextPlayer;
    nextPlayer = keep;
}

//Carry out a move if it passes the six tests
bool LinesOfAction::move(string from, string to)
{
    //Test 1
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

    //Test 2
    if (board[fromRow][fromCol] != currentPlayer)
    {
        return false;
    }

    //Test 3
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

    //Test 4: all pieces on the same row, column, or diagonal
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

    //Test 5
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

    //Test 6
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
    //Every piece gets a number. Neighbours take the smaller number of the two until nothing changes.
    int number[8][8];
    int count = 0;
    for (int i = 0; i < 8; i++)
    {
        for (int j = 0; j < 8; j++)
        {
            number[i][j] = 0;
            if (board[i][j] == p)
            {
                count++;
                number[i][j] = count;
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
            if (number[i2][j2] != 0 && number[i2][j2] < number[i][j])
            {
                number[i][j] = number[i2][j2];
                changed = true;
            }
        }
    }
    //How many are connected with piece number 1?
    int connected = 0;
    for (int k = 0; k < 64; k++)
    {
        if (number[k / 8][k % 8] == 1)
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
