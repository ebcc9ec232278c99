/**
 * @file   hex.cpp
 * @author MAK Tin Yau (student ID 1155000042, mailto:makty@link.cuhk.edu.hk)
 */
#include <algorithm>
#include <iomanip>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>
using namespace std;

typedef pair<int, int> Place;
const int kSize = 11;

/** Prints the board with its letters. */
void print(char board[kSize][kSize])
{
    cout << setw(3) << 'A';
    for (char c = 'B'; c <= 'K'; ++c) cout << setw(2) << c;
    cout << endl;
    for (int i = 0; i < kSize; ++i)
    {
        cout << setw(i + 2) << right << i;
        for_each(board[i], board[i] + kSize, [](char cell) { cout << setw(2) << cell; });
        cout << endl;
    }
}

/** The neighbours of a place that are on the board. */
vector<Place> around(Place at)
{
    vector<Place> found;
    for (Place step : {Place(0, 1), Place(0, -1), Place(1, 0), Place(-1, 0), Place(1, -1), Place(-1, 1)})
    {
        Place next(at.first + step.first, at.second + step.second);
        if (min(next.first, next.second) >= 0 && max(next.first, next.second) < kSize) found.push_back(next);
    }
    return found;
}

/** Whether the new piece belongs to a chain from border to border. */
bool isChain(char board[kSize][kSize], Place piece)
{
    char player = board[piece.first][piece.second];
    vector<vector<bool>> reachable(kSize, vector<bool>(kSize));
    queue<Place> layer;
    bool near = false, far = false;
    layer.push(piece);
    reachable[piece.first][piece.second] = true;
    while (!layer.empty())
    {
        Place at = layer.front();
        layer.pop();
        int way = player == 'O' ? at.second : at.first;
        near = near || way == 0;
        far = far || way == kSize - 1;
        for (Place next : around(at))
        {
            if (board[next.first][next.second] != player || reachable[next.first][next.second]) continue;
            reachable[next.first][next.second] = true;
            layer.push(next);
        }
    }
    return near && far;
}

/** Asks until the place is free. */
Place ask(char board[kSize][kSize], char player)
{
    for (;;)
    {
        cout << "Player " << player << ", make your move: ";
        char letter = 0;
        int row = -1;
        cin >> letter >> row;
        if (letter >= 'A' && letter <= 'K' && row >= 0 && row <= 10 && board[row][letter - 'A'] == '.')
            return make_pair(row, letter - 'A');
        cout << "Invalid move. Enter again!" << endl;
    }
}

int main()
{
    char board[kSize][kSize];
    fill(&board[0][0], &board[0][0] + kSize * kSize, '.');
    print(board);
    bool over = false;
    for (int turn = 0; !over; ++turn)
    {
        char player = "OX"[turn % 2];
        Place place = ask(board, player);
        board[place.first][place.second] = player;
        print(board);
        over = isChain(board, place);
        if (over) cout << "Player " << player << " wins!" << endl;
    }
    return 0;
}
