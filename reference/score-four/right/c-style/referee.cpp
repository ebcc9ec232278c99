/*
 * referee.cpp    Score Four
 * CPSC 101       Joan Whitford   230150001   whitfor@unbc.ca
 *
 * A person against a computer opponent: referee OPPONENT_IN OPPONENT_OUT
 */
#include <cstdio>
#include <cstring>
#include "beads.h"

struct Match {
    Beads b;
    FILE *to;      /* commands */
    FILE *from;    /* responses */
    char person;   /* 'w' or 'b' */
    int over;
};

const char *name(char colour)
{
    return colour == 'w' ? "white" : "black";
}

char other(char colour)
{
    return colour == 'w' ? 'b' : 'w';
}

/* sends a command, and reads the response up to its period */
void command(Match *m, const char *text, char *response, int size)
{
    int n = 0;
    int c;
    fprintf(m->to, "%s;\n", text);
    fflush(m->to);
    while ((c = getc(m->from)) != EOF && c != '.')
        if (c != '\n' && n < size - 1)
            response[n++] = c;
    response[n] = 0;
}

void show(const Beads *b)
{
    for (int z = 3; z >= 0; z--) {
        for (int peg = 0; peg < 16; peg++)
            printf(" %c%s", b->bead[peg][z] ? b->bead[peg][z] : '.', peg % 4 == 3 ? "  " : "");
        printf("\n");
    }
    printf(" A          B          C          D\n");
}

/* puts a bead on the board and looks whether the game is over */
void put(Match *m, int peg, char colour)
{
    add(&m->b, peg, colour);
    show(&m->b);
    if (line(&m->b, colour)) {
        printf("\n%s wins!\n", name(colour));
        m->over = 1;
    } else if (full(&m->b)) {
        printf("\ndraw!\n");
        m->over = 1;
    }
}

void computer(Match *m)
{
    char response[100];
    command(m, "move", response, sizeof response);
    int peg = pegnumber(response);
    if (peg == -1 || m->b.n[peg] == 4) {
        printf("computer: %s ???\n", response);
        m->over = 1;
        return;
    }
    printf("computer: %s\n", response);
    put(m, peg, other(m->person));
}

void begin(Match *m)
{
    char text[100], response[100];
    empty(&m->b);
    m->over = 0;
    sprintf(text, "play %s", name(other(m->person)));
    command(m, text, response, sizeof response);
    if (m->person == 'b')
        computer(m);
}

void person(Match *m, const char *input)
{
    char text[100], response[100];
    int peg = pegnumber(input);
    if (m->over) {
        printf("the game is over (restart or quit)\n");
    } else if (peg == -1) {
        printf("from A1 to D4!\n");
    } else if (m->b.n[peg] == 4) {
        printf("full!\n");
    } else {
        sprintf(text, "note: %s plays %.2s", name(m->person), input);
        command(m, text, response, sizeof response);
        put(m, peg, m->person);
        if (!m->over)
            computer(m);
    }
}

int main(int argc, char *argv[])
{
    Match m;
    char input[200], response[100];
    int first = 1;
    if (argc != 3) {
        printf("usage: referee OPPONENT_IN OPPONENT_OUT\n");
        return 1;
    }
    m.to = fopen(argv[1], "w");
    m.from = fopen(argv[2], "r");
    m.person = 'w';
    m.over = 0;
    if (m.to == NULL || m.from == NULL) {
        printf("no pipes\n");
        return 1;
    }

    while (fgets(input, sizeof input, stdin) != NULL) {
        input[strcspn(input, "\n")] = 0;
        if (first) {
            int black = strcmp(input, "black") == 0;
            first = 0;
            if (black)
                m.person = 'b';
            begin(&m);
            if (black)
                continue;
        }
        if (strcmp(input, "quit") == 0)
            break;
        if (strcmp(input, "restart") == 0) {
            command(&m, "restart", response, sizeof response);
            begin(&m);
        } else {
            person(&m, input);
        }
    }
    command(&m, "quit", response, sizeof response);
    return 0;
}
