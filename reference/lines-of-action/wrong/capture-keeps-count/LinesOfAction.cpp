/*********************************************
 * Project:    Lines of Action               *
 * File:       LinesOfAction.cpp             *
 * Name:       Yip Cheuk Lam                 *
 * Student ID: 1155126603                    *
 * E-mail:     1155126603@link.cuhk.edu.hk   *
 *********************************************/
#include <iostream>
#include <vector>
#include <cstdlib>
#include "LinesOfAction.h"
using namespace std;

LinesOfAction::LinesOfAction()
{
    // nested for-loop to initialize the board
    for (int r = 0; r < 8; r++)
    {
        for (int c = 0; c < 8; c++)
        {
            if (r >= 1 && r <= 6 && (c == 0 || c == 7))
                board[r][c] = 'B';
            else if (c >= 1 && c <= 6 && (r == 0 || r == 7))
                board[r][c] = 'W';
            else
                board[r][c] = '.';
        }
    }
    currentPlayer = 'B';
    nextPlayer = 'W';
    blacks = 12;
    whites = 12;
}

void LinesOfAction::printGame()
{
    cout << " ";
    for (char c = 'a'; c <= 'h'; c++)
        cout << " " << c;
    cout << endl;
    for (int r = 0; r < 8; r++)
    {
        cout << r;
        for (int c = 0; c < 8; c++)
            cout << " " << board[r][c];
        cout << endl;
    }
}

char LinesOfAction::getCurrentPlayer()
{
    return currentPlayer;
}

void LinesOfAction::swapPlayer()
{
    if (currentPlayer == 'B')
    {
        currentPlayer = 'W';
        nextPlayer = 'B';
    }
    else
    {
        currentPlayer = 'B';
        nextPlayer = 'W';
    }
}

bool LinesOfAction::move(string from, string to)
{
    // 1. check if from and to is valid input
    if (from.length() != 2 || to.length() != 2)
        return false;
    int fromC = from[0] - 'a';
    int fromR = from[1] - '0';
    int toC = to[0] - 'a';
    int toR = to[1] - '0';
    if (fromC < 0 || fromC > 7 || fromR < 0 || fromR > 7)
        return false;
    if (toC < 0 || toC > 7 || toR < 0 || toR > 7)
        return false;

    // 2. check if the from position contains a piece of the current player
    if (board[fromR][fromC] != currentPlayer)
        return false;

    // 3. horizontal, vertical, or diagonal
    int dR = toR - fromR;
    int dC = toC - fromC;
    bool horizontal = (dR == 0 && dC != 0);
    bool vertical = (dC == 0 && dR != 0);
    bool diagonal = (dR != 0 && abs(dR) == abs(dC));
    if (!horizontal && !vertical && !diagonal)
        return false;
    int stepR = (dR == 0) ? 0 : dR / abs(dR);
    int stepC = (dC == 0) ? 0 : dC / abs(dC);

    // 4. count the pieces in both directions
    int count = 0;
    for (int i = -7; i <= 7; i++)
    {
        int r = fromR + i * stepR;
        int c = fromC + i * stepC;
        if (r >= 0 && r <= 7 && c >= 0 && c <= 7 && board[r][c] != '.')
            count++;
    }
    int distance = max(abs(dR), abs(dC));
    if (count != distance)
        return false;

    // 5. no opponent's piece between
    for (int i = 1; i < distance; i++)
    {
        if (board[fromR + i * stepR][fromC + i * stepC] == nextPlayer)
            return false;
    }

    // 6. the landing position
    if (board[toR][toC] == currentPlayer)
        return false;

    // the move is valid
    board[toR][toC] = currentPlayer;
    board[fromR][fromC] = '.';
    return true;
}

bool LinesOfAction::hasConnected(char p)
{
    bool Visited[8][8];
    int startR = -1, startC = -1;
    for (int r = 0; r < 8; r++)
    {
        for (int c = 0; c < 8; c++)
        {
            Visited[r][c] = false;
            if (board[r][c] == p)
            {
                startR = r;
                startC = c;
            }
        }
    }
    if (startR == -1)
        return false;

    // the BFS of the handout
    vector<int> q_row, q_col;
    int cnt = 1;
    Visited[startR][startC] = true;
    q_row.push_back(startR);
    q_col.push_back(startC);
    while (!q_row.empty())
    {
        int Row = q_row[0];
        int Col = q_col[0];
        q_row.erase(q_row.begin());
        q_col.erase(q_col.begin());
        for (int i = -1; i <= 1; i++)
        {
            for (int j = -1; j <= 1; j++)
            {
                int R_new = Row + i;
                int C_new = Col + j;
                if (R_new < 0 || R_new >= 8 || C_new < 0 || C_new >= 8)
                    continue;
                if (board[R_new][C_new] == p && Visited[R_new][C_new] == false)
                {
                    q_row.push_back(R_new);
                    q_col.push_back(C_new);
                    cnt++;
                    Visited[R_new][C_new] = true;
                }
            }
        }
    }

    int total = whites;
    if (p == 'B')
        total = blacks;
    return cnt == total;
}

char LinesOfAction::gameOver()
{
    if (hasConnected('B'))
    {
        if (hasConnected('W'))
            return 'D';
        return 'B';
    }
    if (hasConnected('W'))
        return 'W';
    return '-';
}
