/**************************************
 * Name:  NG Ho Man                   *
 * SID:   1155000024                  *
 * Email: 1155000024@link.cuhk.edu.hk *
 **************************************/
#include <iostream>
using namespace std;

#define CELLS 16
#define SIDE 4
#define EMPTY(grid, pos) (gridState(grid, pos) == 0)

/* the state of a position */
int gridState(long long grid, int pos) {
	int skip = CELLS - pos;
again:
	if (skip == 0)
		return (int)(grid % 10);
	grid /= 10;
	skip--;
	goto again;
}

/* prints the grid */
void printGrid(long long grid) {
	int pos = 1;
next:
	switch (gridState(grid, pos)) {
	case 1:
		cout << "A";
		break;
	case 2:
		cout << "B";
		break;
	default:
		cout << ".";
	}
	if (pos % SIDE == 0)
		cout << endl;
	else
		cout << " ";
	if (pos++ < CELLS)
		goto next;
}

/* can it be placed? */
bool isPlaceable(long long grid, int pos, int p) {
	if (pos < 1 || pos > CELLS)
		goto no;
	if (p == 1 && pos + SIDE <= CELLS && EMPTY(grid, pos) && EMPTY(grid, pos + SIDE))
		return true;
	if (p == 2 && pos % SIDE && EMPTY(grid, pos) && EMPTY(grid, pos + 1))
		return true;
no:
	return false;
}

/* puts it */
void putToGrid(long long &grid, int pos, int p) {
	int step = p == 1 ? SIDE : 1, i = CELLS;
	long long unit = 1;
	do {
		if (i == pos || i == pos + step)
			grid += p * unit;
		unit *= 10;
	} while (--i);
}

int main() {
	long long grid = 0;
	int player = 1, pos;
	printGrid(grid);
turn:
	/* who has no place loses */
	for (pos = 1; pos <= CELLS; pos++)
		if (isPlaceable(grid, pos, player))
			goto ask;
	cout << "Player " << (player ^ 3) << " wins!" << endl;
	return 0;
ask:
	cout << "Player " << player << "'s move: ";
	cin >> pos;
	if (!isPlaceable(grid, pos, player)) {
		cout << "Invalid! Try again." << endl;
		goto ask;
	}
	putToGrid(grid, pos, player);
	printGrid(grid);
	player ^= 3;
	goto turn;
}
