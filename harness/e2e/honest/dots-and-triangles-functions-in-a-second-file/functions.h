#ifndef FUNCTIONS_H
#define FUNCTIONS_H

bool isFilled(long long grid, int pos);
void printGrid(long long grid);
long long digitValue(int i);
void updateTriangle(long long &grid, int pos, int p, int i, int a, int b, int c);
void updateGrid(long long &grid, int pos, int p);
int playerScore(long long grid, int p);

#endif
