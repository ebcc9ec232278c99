/* Pat Ferris, 230000061, ferris@unbc.ca: the referee, between a person and an opponent. */
#include <cstdio>
#include <cstring>
#include "pegs.h"

static FILE *toOpponent, *fromOpponent;

/* sends a command; the response without its period */
static void ask(const char *command, char response[20])
{
    std::fprintf(toOpponent, "%s;\n", command);
    std::fflush(toOpponent);
    response[0] = 0;
    if (std::fscanf(fromOpponent, " %19[^.].", response) != 1) std::strcpy(response, "nothing");
}

static void draw(const Pegs *pegs)
{
    for (int level = 3; level >= 0; level--) {
        std::printf("level %d\n", level + 1);
        for (int column = 0; column < 4; column++) {
            std::printf("%c ", 'A' + column);
            for (int row = 0; row < 4; row++) {
                char bead = pegs->bead[column][row][level];
                std::printf(" %c", bead == 0 ? '-' : bead);
            }
            std::printf("\n");
        }
    }
}

/* after a bead: has it ended the game? */
static bool isOver(const Pegs *pegs, char colour)
{
    draw(pegs);
    if (hasFour(pegs, colour)) std::printf("%s wins!\n", colour == 'w' ? "White" : "Black");
    else if (allFull(pegs)) std::printf("Draw!\n");
    else return false;
    return true;
}

static const char *nameOf(char colour) { return colour == 'w' ? "white" : "black"; }

/* the other program's turn */
static bool opponentMoves(Pegs *pegs, char colour)
{
    char response[20];
    int column, row;
    ask("move", response);
    if (!readPeg(response, &column, &row) || !drop(pegs, column, row, colour)) {
        std::printf("The opponent made no legal move.\n");
        return true;
    }
    std::printf("The opponent plays %s.\n", response);
    return isOver(pegs, colour);
}

static bool begin(Pegs *pegs, char person)
{
    char response[20], command[60];
    clearPegs(pegs);
    ask("restart", response);
    std::snprintf(command, sizeof command, "play %s", nameOf(person == 'w' ? 'b' : 'w'));
    ask(command, response);
    if (person == 'b') return opponentMoves(pegs, 'w');
    draw(pegs);
    return false;
}

int main(int argc, char **argv)
{
    Pegs pegs;
    char line[100], response[20], command[140], person = 'w';
    bool over = false, first = true;
    if (argc < 3) return 1;
    toOpponent = std::fopen(argv[1], "w");
    fromOpponent = std::fopen(argv[2], "r");
    if (toOpponent == NULL || fromOpponent == NULL) return 1;
    std::printf("Type a peg, black (to begin with), restart or quit.\n");
    while (std::fgets(line, sizeof line, stdin) != NULL) {
        line[std::strcspn(line, "\r\n")] = 0;
        bool choice = first && std::strcmp(line, "black") == 0;
        if (choice) person = 'b';
        if (first) over = begin(&pegs, person);
        first = false;
        if (choice) continue;
        int column, row;
        if (std::strcmp(line, "quit") == 0) break;
        if (std::strcmp(line, "restart") == 0) over = begin(&pegs, person);
        else if (over) std::printf("The game is over.\n");
        else if (!readPeg(line, &column, &row)) std::printf("There is no such peg.\n");
        else if (!drop(&pegs, column, row, person)) std::printf("This peg is full.\n");
        else {
            std::snprintf(command, sizeof command, "note: %s plays %s", nameOf(person), line);
            ask(command, response);
            over = isOver(&pegs, person);
            if (!over) over = opponentMoves(&pegs, person == 'w' ? 'b' : 'w');
        }
        std::fflush(stdout);
    }
    if (first) begin(&pegs, person);
    ask("quit", response);
    return 0;
}
