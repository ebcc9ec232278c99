//=============================
// Name:   Tam Wing Lam
// SID:    1155139613
// E-mail: 1155139613@link.cuhk.edu.hk
//=============================
#include <iostream>
#include <iomanip>
using namespace std;

const int N = 11;
const char NOBODY = '.';

//=============================
// Print the board
//=============================
void PrintBoard(const char Board[N][N])
{
    cout << " ";
    for (int C = 0; C < N; C++)
        cout << " " << static_cast<char>('A' + C);
    cout << endl;
    for (int R = 0; R < N; R++)
    {
        cout << setw(R + 2) << R;
        for (int C = 0; C < N; C++)
            cout << " " << Board[R][C];
        cout << endl;
    }
}

//=============================
// Check if there is such a cell
//=============================
bool IsCell(int R, int C)
{
    return 0 <= R && R < N && 0 <= C && C < N;
}

//=============================
// Count the cells joined with (R, C) that are at a border:
// Side 0 is the player's first border, and Side 1 the second
//=============================
int CountAtBorder(const char Board[N][N], bool Done[N][N], int R, int C, char Player, int Side)
{
    if (!IsCell(R, C) || Done[R][C] || Board[R][C] != Player)
        return 0;
    Done[R][C] = true;
    int Place = Player == 'O' ? C : R;
    int Count = Place == Side * (N - 1) ? 1 : 0;
    for (int K = -1; K <= 1; K += 2)
    {
        Count += CountAtBorder(Board, Done, R + K, C, Player, Side);
        Count += CountAtBorder(Board, Done, R, C + K, Player, Side);
        Count += CountAtBorder(Board, Done, R + K, C - K, Player, Side);
    }
    return Count;
}

//=============================
// Check if the new piece wins
//=============================
bool IsWin(const char Board[N][N], int R, int C)
{
    bool Done1[N][N] = {}, Done2[N][N] = {};
    return CountAtBorder(Board, Done1, R, C, Board[R][C], 0) > 0 &&
           CountAtBorder(Board, Done2, R, C, Board[R][C], 1) > 0;
}

//=============================
// Main
//=============================
int main()
{
    char Board[N][N];
    for (int R = 0; R < N; R++)
        for (int C = 0; C < N; C++)
            Board[R][C] = NOBODY;
    PrintBoard(Board);

    char Player = 'O';
    while (true)
    {
        char Letter;
        int R;
        cout << "Player " << Player << ", make your move: ";
        cin >> Letter >> R;
        int C = Letter - 'A';
        if (!IsCell(R, C) || Board[R][C] != NOBODY)
        {
            cout << "Invalid move! Enter again!" << endl;
            continue;
        }
        Board[R][C] = Player;
        PrintBoard(Board);
        if (IsWin(Board, R, C))
            break;
        Player = Player == 'O' ? 'X' : 'O';
    }
    cout << "Player " << Player << " wins!" << endl;
    return 0;
}
