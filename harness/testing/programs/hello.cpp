#include <iostream>

int main() {
    std::cout << "Hello!" << std::endl;
}
