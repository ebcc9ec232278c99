/*
 * Name:       CHAN Siu Ming
 * Student ID: 1155000001
 * E-mail:     1155000001@link.cuhk.edu.hk
 *
 * The person: passes on what is typed.
 */
#include "Board.h"
#include <iostream>
#include <string>

// Global, as in no graded program.
std::string line;

int main() {
    while (std::getline(std::cin, line)) {
        std::cout << line << ";" << std::endl;
    }
}
