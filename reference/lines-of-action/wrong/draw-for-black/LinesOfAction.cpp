//Student Name: Mak Long Hei
//Student ID: 1155127791
//E-mail: 1155127791@link.cuhk.edu.hk
#include <iostream>
#include <vector>
#include "LinesOfAction.h"
using namespace std;

//Set up the board
LinesOfAction::LinesOfAction() {
	for (int row = 0; row < 8; row++) {
		for (int column = 0; column < 8; column++) {
			board[row][column] = '.';
		}
	}
	for (int k = 1; k <= 6; k++) board[0][k] = 'W';
	for (int k = 1; k <= 6; k++) board[7][k] = 'W';
	for (int k = 1; k <= 6; k++) board[k][0] = 'B';
	for (int k = 1; k <= 6; k++) board[k][7] = 'B';
	currentPlayer = 'B';
	nextPlayer = 'W';
	blacks = 12;
	whites = 12;
}

//Print the board
void LinesOfAction::printGame() {
	cout << "  a b c d e f g h" << endl;
	for (int row = 0; row < 8; row++) {
		cout << row;
		for (int column = 0; column < 8; column++) {
			cout << " " << board[row][column];
		}
		cout << endl;
	}
}

//Get the current player
char LinesOfAction::getCurrentPlayer() {
	return currentPlayer;
}

//Swap the players
void LinesOfAction::swapPlayer() {
	char original = currentPlayer;
	currentPlayer = nextPlayer;
	nextPlayer = original;
}

//Move a piece, return false if invalid
bool LinesOfAction::move(string from, string to) {
	if (from.length() != 2 || to.length() != 2) {
		return false;
	}
	int fromColumn = from.at(0) - 'a';
	int fromRow = from.at(1) - '0';
	int toColumn = to.at(0) - 'a';
	int toRow = to.at(1) - '0';
	//Check the range of the four numbers
	int numbers[4] = { fromColumn, fromRow, toColumn, toRow };
	for (int k = 0; k < 4; k++) {
		if (numbers[k] < 0 || numbers[k] > 7) {
			return false;
		}
	}
	if (board[fromRow][fromColumn] != currentPlayer) {
		return false;
	}
	if (board[toRow][toColumn] == currentPlayer) {
		return false;
	}
	//Try the eight directions, only one of them can lead to the destination
	const int rowStep[8] = { -1, -1, -1, 0, 0, 1, 1, 1 };
	const int columnStep[8] = { -1, 0, 1, -1, 1, -1, 0, 1 };
	for (int d = 0; d < 8; d++) {
		//Count the pieces on the line
		int count = 0;
		for (int k = -7; k <= 7; k++) {
			int row = fromRow + k * rowStep[d];
			int column = fromColumn + k * columnStep[d];
			if (row >= 0 && row < 8 && column >= 0 && column < 8) {
				if (board[row][column] != '.') {
					count++;
				}
			}
		}
		//Does the line lead to the destination?
		if (fromRow + count * rowStep[d] != toRow || fromColumn + count * columnStep[d] != toColumn) {
			continue;
		}
		//Any opponent between?
		for (int k = 1; k < count; k++) {
			if (board[fromRow + k * rowStep[d]][fromColumn + k * columnStep[d]] == nextPlayer) {
				return false;
			}
		}
		//Capture the opponent
		if (board[toRow][toColumn] == nextPlayer) {
			if (nextPlayer == 'W') {
				whites--;
			}
			else {
				blacks--;
			}
		}
		board[toRow][toColumn] = currentPlayer;
		board[fromRow][fromColumn] = '.';
		return true;
	}
	return false;
}

//BFS to check the connection
bool LinesOfAction::hasConnected(char p) {
	vector<int> q_row, q_col;
	vector<vector<bool>> visited(8, vector<bool>(8, false));
	for (int row = 0; row < 8; row++) {
		for (int column = 0; column < 8; column++) {
			if (board[row][column] == p && q_row.empty()) {
				q_row.push_back(row);
				q_col.push_back(column);
				visited[row][column] = true;
			}
		}
	}
	//The vectors keep all the pieces found, next is the one to look at
	for (size_t next = 0; next < q_row.size(); next++) {
		for (int row = q_row[next] - 1; row <= q_row[next] + 1; row++) {
			for (int column = q_col[next] - 1; column <= q_col[next] + 1; column++) {
				if (row < 0 || row > 7 || column < 0 || column > 7) {
					continue;
				}
				if (board[row][column] == p && !visited[row][column]) {
					visited[row][column] = true;
					q_row.push_back(row);
					q_col.push_back(column);
				}
			}
		}
	}
	int cnt = q_row.size();
	if (p == 'B') {
		return cnt == blacks;
	}
	return cnt == whites;
}

//Check if the game is over
char LinesOfAction::gameOver() {
	if (hasConnected('B')) {
		return 'B';
	}
	else if (hasConnected('W')) {
		return 'W';
	}
	else if (hasConnected('B') && hasConnected('W')) {
		return 'D';
	}
	return '-';
}
