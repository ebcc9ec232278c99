/*===========================================
  LinesOfAction.cpp
  Name: Chow Ka Wing
  Student ID: 1155125579
  E-mail: 1155125579@link.cuhk.edu.hk
===========================================*/
#include <iostream>
#include <vector>
#include "LinesOfAction.h"
using namespace std;

//Constructor
LinesOfAction::LinesOfAction() {
    int r, c;
    for (r = 0; r < 8; r++) {
        for (c = 0; c < 8; c++) {
            board[r][c] = '.';
            if (c > 0 && c < 7 && (r == 0 || r == 7)) {
                board[r][c] = 'W';
            }
            if (r > 0 && r < 7 && (c == 0 || c == 7)) {
                board[r][c] = 'B';
            }
        }
    }
    currentPlayer = 'B';
    nextPlayer = 'W';
    blacks = 12;
    whites = 12;
}

//Print the game board
void LinesOfAction::printGame() {
    int r, c;
    cout << "  a b c d e f g h" << endl;
    for (r = 0; r < 8; r++) {
        cout << r;
        for (c = 0; c < 8; c++) {
            cout << " " << board[r][c];
        }
        cout << endl;
    }
}

//Return the current player
char LinesOfAction::getCurrentPlayer() {
    return currentPlayer;
}

//Swap the players
void LinesOfAction::swapPlayer() {
    char temp;
    temp = currentPlayer;
    currentPlayer = nextPlayer;
    nextPlayer = temp;
}

//Check the six rules, then move
bool LinesOfAction::move(string from, string to) {
    bool valid = from.length() == 2 && to.length() == 2;
    int fr = 0, fc = 0, tr = 0, tc = 0;

    //Rule 1: inside the board
    if (valid) {
        fr = from[1] - '0';
        fc = from[0] - 'a';
        tr = to[1] - '0';
        tc = to[0] - 'a';
        valid = fr >= 0 && fr < 8 && fc >= 0 && fc < 8 && tr >= 0 && tr < 8 && tc >= 0 && tc < 8;
    }

    //Rule 2 and rule 6: from has an own piece, to does not
    if (valid) {
        valid = board[fr][fc] == currentPlayer && board[tr][tc] != currentPlayer;
    }

    //Rule 3: horizontal, vertical or diagonal
    int dr = 0, dc = 0;
    if (valid) {
        if (tr > fr) dr = 1;
        if (tr < fr) dr = -1;
        if (tc > fc) dc = 1;
        if (tc < fc) dc = -1;
        valid = dr == 0 || dc == 0 || (tr - fr) * dr == (tc - fc) * dc;
    }

    //Rule 4: count the pieces on the line
    int pieces = 1, distance = 0;
    if (valid) {
        int r, c;
        for (r = fr + dr, c = fc + dc; r >= 0 && r < 8 && c >= 0 && c < 8; r += dr, c += dc) {
            if (board[r][c] != '.') {
                pieces++;
            }
        }
        for (r = fr - dr, c = fc - dc; r >= 0 && r < 8 && c >= 0 && c < 8; r -= dr, c -= dc) {
            if (board[r][c] != '.') {
                pieces++;
            }
        }
        distance = (dr != 0) ? (tr - fr) * dr : (tc - fc) * dc;
        valid = pieces == distance;
    }

    //Rule 5: no opponent between
    for (int i = 1; valid && i < distance; i++) {
        if (board[fr + i * dr][fc + i * dc] == nextPlayer) {
            valid = false;
        }
    }

    if (!valid) {
        cout << "Invalid move. Try again!" << endl;
        return false;
    }

    //Capture
    if (board[tr][tc] == 'B') {
        blacks--;
    } else if (board[tr][tc] == 'W') {
        whites--;
    }
    board[fr][fc] = '.';
    board[tr][tc] = currentPlayer;
    return true;
}

//Check if all the pieces of a player are connected
bool LinesOfAction::hasConnected(char p) {
    vector<int> row, col;   //pieces found so far
    bool found[8][8] = {};
    int r, c, total = 0;
    for (r = 0; r < 8; r++) {
        for (c = 0; c < 8; c++) {
            if (board[r][c] == p) {
                total++;
                if (total == 1) {
                    row.push_back(r);
                    col.push_back(c);
                    found[r][c] = true;
                }
            }
        }
    }
    for (unsigned int i = 0; i < row.size(); i++) {
        for (r = row[i] - 1; r <= row[i] + 1; r++) {
            for (c = col[i] - 1; c <= col[i] + 1; c++) {
                if (r < 0 || r > 7 || c < 0 || c > 7) {
                    continue;
                }
                if (board[r][c] == p && found[r][c] == false) {
                    row.push_back(r);
                    col.push_back(c);
                    found[r][c] = true;
                }
            }
        }
    }
    return (int)row.size() == total;
}

//Return B, W, D or -
char LinesOfAction::gameOver() {
    bool b = hasConnected('B');
    bool w = hasConnected('W');
    if (b && w) {
        return 'D';
    }
    if (b) {
        return 'B';
    }
    if (w) {
        return 'W';
    }
    return '-';
}
