/*
Name: Lam Tsz Ching
Student ID: 1155138842
E-mail: tclam@link.cuhk.edu.hk
*/
#include <iostream>
#include <iomanip>
using namespace std;

//show the board to the players
void show(char a[11][11])
{
    cout << "  A B C D E F G H I J K" << endl;
    for (int y = 0; y < 11; y++)
    {
        cout << setw(2 + y) << y;
        for (int x = 0; x < 11; x++)
            cout << ' ' << a[y][x];
        cout << endl;
    }
}

//1 if the cell can be used, 0 if not
int canUse(char a[11][11], char c, int y)
{
    if (c >= 'A' && c <= 'K' && y >= 0 && y <= 10)
    {
        if (a[y][c - 'A'] == '.')
            return 1;
    }
    return 0;
}

//copy the neighbors into the two lists, return how many there are
int findNeighbors(int x, int y, int nx[6], int ny[6])
{
    int n = 0;
    for (int dy = -1; dy <= 1; dy++)
    {
        for (int dx = -1; dx <= 1; dx++)
        {
            //E2 and G4 are not neighbors of F3, and F3 is not either
            if (dx == dy)
                continue;
            if (x + dx < 0 || x + dx > 10 || y + dy < 0 || y + dy > 10)
                continue;
            nx[n] = x + dx;
            ny[n] = y + dy;
            n++;
        }
    }
    return n;
}

//search from the new piece, with a list of the cells found
bool win(char a[11][11], int x, int y)
{
    bool found[11][11] = {};
    int listX[121], listY[121];
    int count = 1;
    bool top = false, bottom = false, left = false, right = false;
    listX[0] = x;
    listY[0] = y;
    found[y][x] = true;
    for (int i = 0; i < count; i++)
    {
        int nx[6], ny[6];
        int n = findNeighbors(listX[i], listY[i], nx, ny);
        //remember the borders
        if (listY[i] == 0)
            top = true;
        if (listY[i] == 10)
            bottom = true;
        if (listX[i] == 0)
            left = true;
        if (listX[i] == 10)
            right = true;
        for (int k = 0; k < n; k++)
        {
            if (found[ny[k]][nx[k]] || a[ny[k]][nx[k]] != a[y][x])
                continue;
            found[ny[k]][nx[k]] = true;
            listX[count] = nx[k];
            listY[count] = ny[k];
            count++;
        }
    }
    if (a[y][x] == 'O')
        return top && bottom;
    else
        return left && right;
}

int main()
{
    char a[11][11];
    for (int y = 0; y < 11; y++)
        for (int x = 0; x < 11; x++)
            a[y][x] = '.';
    show(a);

    int moves = 0;
    while (true)
    {
        char player = 'O';
        if (moves % 2 == 1)
            player = 'X';
        char c;
        int y;
        cout << "Player " << player << ", make your move: ";
        cin >> c >> y;
        if (canUse(a, c, y) == 1)
        {
            a[y][c - 'A'] = player;
            show(a);
            moves++;
            if (win(a, c - 'A', y))
            {
                cout << "Player " << player << " wins!" << endl;
                return 0;
            }
        }
        else
            cout << "Invalid move. Enter again!" << endl;
    }
}
