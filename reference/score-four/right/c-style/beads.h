/*
 * beads.h        Score Four
 * CPSC 101       Joan Whitford   230150001   whitfor@unbc.ca
 */
#ifndef BEADS_H
#define BEADS_H

/* 16 pegs, each is a list of beads: 'w' or 'b' */
typedef struct {
    char bead[16][4];
    int n[16];
} Beads;

void empty(Beads *b);
/* number of the peg from 0 to 15, -1 for another text */
int pegnumber(const char *text);
/* adds a bead, returns 0 if there are four already */
int add(Beads *b, int peg, char colour);
int full(const Beads *b);
/* 1 if there is a line of the colour */
int line(const Beads *b, char colour);

#endif
