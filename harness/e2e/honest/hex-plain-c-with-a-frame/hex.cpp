/*
Name        : SIU Wai Lam
Student ID  : 1155000043
E-mail      : 1155000043@link.cuhk.edu.hk
Program     : Game of Hex
*/
#include <cstdio>
#include <cstring>

#define ROWS 11
#define FRAME (ROWS + 2)

/* rows and columns 1 to 11 are the board, all others its frame */
void init(char b[FRAME][FRAME])
{
    memset(b, '#', FRAME * FRAME);
    for (int r = 1; r <= ROWS; r++)
        memset(b[r] + 1, '.', ROWS);
}

/* prints what is inside the frame */
void show(char b[FRAME][FRAME])
{
    printf("  A B C D E F G H I J K\n");
    for (int r = 1; r <= ROWS; r++)
    {
        printf("%*d", r + 1, r - 1);
        for (int c = 1; c <= ROWS; c++)
            printf(" %c", b[r][c]);
        printf("\n");
    }
}

/* a cell that touches a reached one is reached */
int touches(char reached[FRAME][FRAME], int r, int c)
{
    return reached[r - 1][c] || reached[r - 1][c + 1] || reached[r][c - 1] || reached[r][c + 1] ||
           reached[r + 1][c - 1] || reached[r + 1][c];
}

/* sweeps over the board as long as something changes */
int won(char b[FRAME][FRAME], char p)
{
    char reached[FRAME][FRAME] = {{0}};
    int changes, r, c;
    do
    {
        changes = 0;
        for (r = 1; r <= ROWS; r++)
            for (c = 1; c <= ROWS; c++)
            {
                int first = p == 'O' ? c == 1 : r == 1;
                if (b[r][c] == p && !reached[r][c] && (first || touches(reached, r, c)))
                {
                    reached[r][c] = 1;
                    changes++;
                }
            }
    } while (changes);
    for (int i = 1; i <= ROWS; i++)
        if (p == 'O' ? reached[i][ROWS] : reached[ROWS][i])
            return 1;
    return 0;
}

int main()
{
    char b[FRAME][FRAME], p = 'O', letter;
    int row;
    init(b);
    show(b);
    for (;;)
    {
        printf("Player %c, make your move: ", p);
        if (scanf(" %c%d", &letter, &row) != 2)
            return 0;
        if (letter < 'A' || letter > 'K' || row < 0 || row > 10 || b[row + 1][letter - 'A' + 1] != '.')
        {
            puts("Invalid move. Enter again!");
            continue;
        }
        b[row + 1][letter - 'A' + 1] = p;
        show(b);
        if (won(b, p))
            break;
        p = p == 'O' ? 'X' : 'O';
    }
    printf("Player %c wins!\n", p);
    return 0;
}
