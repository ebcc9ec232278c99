/*
 * Name:       CHAN Siu Ming
 * Student ID: 1155000001
 * E-mail:     1155000001@link.cuhk.edu.hk
 *
 * What the client says.
 */
#include <iostream>
#include "Words.h"

// Says that a move is not valid.
void sayInvalid() {
    std::cout << "Invalid move. Try again!\n";
}
