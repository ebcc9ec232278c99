/* Name: Chow Wai Yee, SID: 1155122905, E-mail: 1155122905@link.cuhk.edu.hk */
/* Hex, assignment 5 of CSCI1540 */

#include <iostream>
#include <iomanip>
using namespace std;

const int ELEVEN = 11;

/* Set all the cells to '.' */
void setEmpty(char cells[][ELEVEN])
{
    for (int i = 0; i < ELEVEN; i++)
        for (int j = 0; j < ELEVEN; j++)
            cells[i][j] = '.';
}

/* Print the letters and the rows */
void printCells(char cells[][ELEVEN])
{
    cout << "   A B C D E F G H I J K" << endl;
    for (int i = 0; i < ELEVEN; i++)
    {
        cout << setw(i + 2) << i;
        for (int j = 0; j < ELEVEN; j++)
            cout << ' ' << cells[i][j];
        cout << endl;
    }
}

/* Check a move: 1 is fine, 0 is not */
int checkMove(char cells[][ELEVEN], char letter, int i)
{
    int j = letter - 'A';
    if (i < 0 || i >= ELEVEN)
        return 0;
    if (j < 0 || j >= ELEVEN)
        return 0;
    if (cells[i][j] != '.')
        return 0;
    return 1;
}

/* Give every piece of the player that is joined with (i, j) the mark '*' */
void mark(char cells[][ELEVEN], int i, int j, char player)
{
    if (i < 0 || i >= ELEVEN || j < 0 || j >= ELEVEN)
        return;
    if (cells[i][j] != player)
        return;
    cells[i][j] = '*';
    mark(cells, i - 1, j, player);
    mark(cells, i + 1, j, player);
    mark(cells, i, j - 1, player);
    mark(cells, i, j + 1, player);
    mark(cells, i - 1, j + 1, player);
    mark(cells, i + 1, j - 1, player);
}

/* Check if the chain of the piece at (i, j) wins, on a copy of the board */
bool checkWin(char cells[][ELEVEN], int i, int j)
{
    char copy[ELEVEN][ELEVEN];
    for (int y = 0; y < ELEVEN; y++)
        for (int x = 0; x < ELEVEN; x++)
            copy[y][x] = cells[y][x];
    mark(copy, i, j, cells[i][j]);

    /* look for the marks at the borders */
    bool top = false, bottom = false, left = false, right = false;
    for (int k = 0; k < ELEVEN; k++)
    {
        top = top || copy[0][k] == '*';
        bottom = bottom || copy[10][k] == '*';
        left = left || copy[k][0] == '*';
        right = right || copy[k][10] == '*';
    }
    if (cells[i][j] == 'O')
        return left && right;
    return top && bottom;
}

int main()
{
    char cells[ELEVEN][ELEVEN];
    setEmpty(cells);
    printCells(cells);

    bool isOTurn = true;
    while (true)
    {
        char player = isOTurn ? 'O' : 'X';
        char letter;
        int i;
        cout << "Player " << player << ", make your move: ";
        cin >> letter >> i;
        while (checkMove(cells, letter, i) == 0)
        {
            cout << "Invalid move. Enter again!" << endl;
            cout << "Player " << player << ", make your move: ";
            cin >> letter >> i;
        }
        cells[i][letter - 'A'] = player;
        printCells(cells);
        if (checkWin(cells, i, letter - 'A'))
        {
            cout << "Player " << player << " wins!" << endl;
            break;
        }
        isOTurn = !isOTurn;
    }
    return 0;
}
