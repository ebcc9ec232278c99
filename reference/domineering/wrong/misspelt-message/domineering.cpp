// CSCI1120 Assignment 3: Domineering
// Student: Kwok Hiu Lam (1155122093)
// Student ID: 1155122093, e-mail: 1155122093@link.cuhk.edu.hk
// Name: Kwok Hiu Lam

#include <iostream>
using namespace std;

// The grid is cut in two: positions 1-8 in the upper half, positions 9-16 in
// the lower half. Each half has eight digits and fits an int.
int upperHalf(long long grid) {
	return grid / 100000000;
}

int lowerHalf(long long grid) {
	return grid % 100000000;
}

// 10, 100, 1000, ...: one followed by so many zeros
int oneAndZeros(int zeros) {
	int number = 1;
	for (int i = 0; i < zeros; ++i) {
		number *= 10;
	}
	return number;
}

int gridState(long long grid, int pos) {
	if (pos <= 8) {
		return upperHalf(grid) / oneAndZeros(8 - pos) % 10;
	} else {
		return lowerHalf(grid) / oneAndZeros(16 - pos) % 10;
	}
}

void printGrid(long long grid) {
	for (int pos = 1; pos <= 16; ++pos) {
		int state = gridState(grid, pos);
		cout << (state == 0 ? '.' : state == 1 ? 'A' : 'B');
		if (pos % 4 == 0) {
			cout << endl;
		} else {
			cout << " ";
		}
	}
}

bool isPlaceable(long long grid, int pos, int p) {
	bool isPosition = pos >= 1 && pos <= 16;
	if (!isPosition) {
		return false;
	}
	switch (p) {
		case 1:
			// Player 1 needs a row below.
			return pos <= 12 && gridState(grid, pos) == 0 && gridState(grid, pos + 4) == 0;
		case 2:
			// Player 2 needs a column to the right.
			return pos % 4 != 0 && gridState(grid, pos) == 0 && gridState(grid, pos + 1) == 0;
		default:
			return false;
	}
}

void putToGrid(long long &grid, int pos, int p) {
	int other = pos + (p == 1 ? 4 : 1);
	long long upper = upperHalf(grid);
	int lower = lowerHalf(grid);
	// The domino may lie in both halves.
	for (int i = pos; i <= other; i += other - pos) {
		if (i <= 8) {
			upper += p * oneAndZeros(8 - i);
		} else {
			lower += p * oneAndZeros(16 - i);
		}
	}
	grid = upper * 100000000 + lower;
}

int main() {
	long long grid = 0;
	int player = 1;
	bool finished = false;

	printGrid(grid);
	while (!finished) {
		int pos;
		cout << "Player " << player << "'s move: ";
		cin >> pos;
		if (!isPlaceable(grid, pos, player)) {
			cout << "Invaild! Try again." << endl;
		} else {
			putToGrid(grid, pos, player);
			printGrid(grid);
			player = (player == 1) ? 2 : 1;

			// Can the next player move?
			finished = true;
			for (int i = 1; i <= 16 && finished; ++i) {
				finished = !isPlaceable(grid, i, player);
			}
			if (finished) {
				cout << "Player " << (player == 1 ? 2 : 1) << " wins!" << endl;
			}
		}
	}
	return 0;
}
