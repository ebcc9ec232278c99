/*
 * Name:       CHAN Siu Ming
 * Student ID: 1155000001
 * E-mail:     1155000001@link.cuhk.edu.hk
 *
 * The grid and what can be done to it.
 */
#ifndef GRID_H
#define GRID_H

int gridState(long long grid, int pos);
void printGrid(long long grid);
bool isPlaceable(long long grid, int pos, int p);
void putToGrid(long long &grid, int pos, int p);

#endif
