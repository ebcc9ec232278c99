#include <iostream>

int main() {
    std::cout << "begin" << std::endl;
    char *memory = new char[100000000000];
    memory[0] = 'x';
    std::cout << memory[0] << std::endl;
}
