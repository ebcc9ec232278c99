/*
 * opponent.cpp   Score Four
 * CPSC 101       Joan Whitford   230150001   whitfor@unbc.ca
 *
 * Computer opponent. Reads commands, writes responses.
 */
#include <cctype>
#include <cstdio>
#include <cstring>
#include "beads.h"

/* reads the next word into w; a semicolon is a word, too. 0 at the end */
int word(char *w, int size)
{
    int n = 0;
    int c = getchar();
    while (c != EOF && isspace(c))
        c = getchar();
    if (c == EOF)
        return 0;
    if (c == ';') {
        strcpy(w, ";");
        return 1;
    }
    while (c != EOF && !isspace(c) && c != ';') {
        if (n < size - 1)
            w[n++] = c;
        c = getchar();
    }
    w[n] = 0;
    if (c == ';')
        ungetc(c, stdin);
    return 1;
}

/* every response goes out at once */
void respond(const char *text)
{
    printf("%s.\n", text);
    fflush(stdout);
}

/* wins if it can, otherwise the first peg with room */
int think(const Beads *b, char me)
{
    int first = -1;
    for (int peg = 0; peg < 16; peg++) {
        Beads copy = *b;
        if (!add(&copy, peg, me))
            continue;
        if (line(&copy, me))
            return peg;
        if (first == -1)
            first = peg;
    }
    return first;
}

int main()
{
    Beads b;
    char me = 0;
    char w[20];
    char colour[20];
    empty(&b);

    while (word(w, sizeof w)) {
        if (strcmp(w, ";") == 0)
            continue;
        if (strcmp(w, "quit") == 0)
            break;
        if (strcmp(w, "restart") == 0) {
            empty(&b);
            me = 0;
            respond("ok");
        } else if (strcmp(w, "play") == 0) {
            word(w, sizeof w);
            me = w[0];
            respond("ok");
        } else if (strcmp(w, "note:") == 0) {
            word(colour, sizeof colour);
            word(w, sizeof w);
            word(w, sizeof w);
            if (pegnumber(w) != -1)
                add(&b, pegnumber(w), colour[0]);
            respond("ok");
        } else if (strcmp(w, "move") == 0) {
            if (me == 0 || full(&b)) {
                respond("-");
            } else {
                int peg = think(&b, me);
                char text[3] = {(char)('A' + peg / 4), (char)('1' + peg % 4), 0};
                add(&b, peg, me);
                respond(text);
            }
        }
    }
    return 0;
}
