// Student: LEUNG Cho Yiu (1155000044)
// Contact: leungcy@link.cuhk.edu.hk
#include <iostream>
using namespace std;

const int WIDTH = 11, CELLS = WIDTH * WIDTH;
const char *const REFUSED = "Invalid move. Enter again!";

// Groups of things that belong together; each thing knows its leader.
template <int SIZE>
class Groups {
public:
    Groups() { for (int i = 0; i < SIZE; ++i) leader[i] = i; }
    int operator[](int thing) { return leader[thing] == thing ? thing : leader[thing] = (*this)[leader[thing]]; }
    Groups &join(int one, int other) { leader[(*this)[one]] = (*this)[other]; return *this; }
private:
    int leader[SIZE];
};

// Four borders stand behind the cells.
enum Border { LEFT = CELLS, RIGHT, TOP, BOTTOM, ALL };

// A row and the number in front of it.
static void printRow(const char row[WIDTH], int number) {
    cout.width(number + 2);
    cout << number;
    for (int i = 0; i < WIDTH; ++i) cout << " " << row[i];
    cout << "\n";
}

void printAll(const char board[WIDTH][WIDTH]) {
    cout << "  A B C D E F G H I J K\n";
    for (int i = 0; i < WIDTH; ++i) printRow(board[i], i);
}

// Joins a new piece with its neighbours and its borders.
void connect(const char board[WIDTH][WIDTH], Groups<ALL> &groups, int row, int column) {
    const int steps[6][2] = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}, {-1, 1}, {1, -1}};
    const char mine = board[row][column];
    const int me = row * WIDTH + column;
    for (const auto &step : steps) {
        const int r = row + step[0], c = column + step[1];
        if (r >= 0 && r < WIDTH && c >= 0 && c < WIDTH && board[r][c] == mine) groups.join(me, r * WIDTH + c);
    }
    if (mine == 'O' && column == 0) groups.join(me, LEFT);
    if (mine == 'O' && column == WIDTH - 1) groups.join(me, RIGHT);
    if (mine == 'X' && row == 0) groups.join(me, TOP);
    if (mine == 'X' && row == WIDTH - 1) groups.join(me, BOTTOM);
}

bool isFree(const char board[WIDTH][WIDTH], char letter, int row) {
    return row >= 0 && row < WIDTH && letter >= 'A' && letter < 'A' + WIDTH && board[row][letter - 'A'] == '.';
}

int main() {
    char board[WIDTH][WIDTH];
    for (int i = 0; i < CELLS; ++i) board[i / WIDTH][i % WIDTH] = '.';
    Groups<ALL> groups;
    printAll(board);
    for (char player = 'O';; player = player == 'O' ? 'X' : 'O') {
        char letter; int row;
        while (cout << "Player " << player << ", make your move: " << flush, cin >> letter >> row, !isFree(board, letter, row))
            cout << REFUSED << endl;
        board[row][letter - 'A'] = player;
        printAll(board);
        connect(board, groups, row, letter - 'A');
        if (groups[LEFT] == groups[RIGHT] || groups[TOP] == groups[BOTTOM]) {
            cout << "Player " << player << " wins!" << endl;
            break;
        }
    }
}
