/* Pat Ferris, 230000061, ferris@unbc.ca: the opponent plays on the first peg with room. */
#include <cstdio>
#include <cstring>
#include "pegs.h"

/* responses leave at once */
static void respond(const char *text)
{
    std::printf("%s.\n", text);
    std::fflush(stdout);
}

static void makeMove(Pegs *pegs, char mine)
{
    for (int peg = 0; peg < 16; peg++)
        if (drop(pegs, peg / 4, peg % 4, mine)) {
            char name[3] = {static_cast<char>('A' + peg / 4), static_cast<char>('1' + peg % 4), 0};
            respond(name);
            return;
        }
    respond("none");
}

int main()
{
    Pegs pegs;
    char mine = 0, text[200], colour[20], location[20];
    clearPegs(&pegs);
    /* a command is everything up to its semicolon */
    while (std::scanf(" %199[^;];", text) == 1) {
        if (std::strcmp(text, "quit") == 0) {
            respond("ok");
            break;
        }
        if (std::strcmp(text, "restart") == 0) {
            clearPegs(&pegs);
            mine = 0;
            respond("ok");
        } else if (std::strcmp(text, "move") == 0) {
            makeMove(&pegs, mine == 0 ? 'w' : mine);
        } else if (std::sscanf(text, "play %19s", colour) == 1) {
            mine = colour[0];
            respond("ok");
        } else if (std::sscanf(text, "note: %19s plays %19s", colour, location) == 2) {
            int column, row;
            if (readPeg(location, &column, &row)) drop(&pegs, column, row, colour[0]);
            respond("ok");
        }
    }
    return 0;
}
