/* CHEUNG Wing Sze, 1155000021
 * 1155000021@link.cuhk.edu.hk
 */
#include <cstdio>

/* ten to the power n */
long long ten(int n)
{
	return n == 0 ? 1LL : 10LL * ten(n - 1);
}

/* the digit of a position */
int gridState(long long grid, int pos)
{
	return (int)(grid / ten(16 - pos) % 10);
}

/* prints from a position on */
void printFrom(long long grid, int pos)
{
	if (pos > 16)
		return;
	putchar(".AB"[gridState(grid, pos)]);
	putchar(pos % 4 == 0 ? '\n' : ' ');
	printFrom(grid, pos + 1);
}

void printGrid(long long grid)
{
	printFrom(grid, 1);
}

/* the other half of a domino */
int otherHalf(int pos, int p)
{
	return p == 1 ? pos + 4 : pos + 1;
}

bool isPlaceable(long long grid, int pos, int p)
{
	if (p < 1 || p > 2 || pos < 1 || pos > 16)
		return false;
	if ((p == 1 && pos > 12) || (p == 2 && pos % 4 == 0))
		return false;
	return gridState(grid, pos) == 0 && gridState(grid, otherHalf(pos, p)) == 0;
}

void putToGrid(long long &grid, int pos, int p)
{
	grid += p * ten(16 - pos) + p * ten(16 - otherHalf(pos, p));
}

/* is there a place from pos on? */
bool canMove(long long grid, int pos, int p)
{
	return pos <= 16 && (isPlaceable(grid, pos, p) || canMove(grid, pos + 1, p));
}

/* one turn, and then all the others */
void play(long long grid, int p)
{
	int pos;
	if (!canMove(grid, 1, p)) {
		printf("Player %d wins!\n", 3 - p);
		return;
	}
	printf("Player %d's move: ", p);
	if (scanf("%d", &pos) != 1)
		return;
	if (!isPlaceable(grid, pos, p)) {
		puts("Invalid! Try again.");
		play(grid, p);
		return;
	}
	putToGrid(grid, pos, p);
	printGrid(grid);
	play(grid, 3 - p);
}

int main(void)
{
	printGrid(0);
	play(0, 1);
	return 0;
}
