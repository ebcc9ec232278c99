#include <iostream>

int board[200000000];

int main() {
    std::cout << board[1] << std::endl;
}
