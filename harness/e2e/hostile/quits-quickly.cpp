#include <cstdlib>
#include <iostream>

int main() {
    std::cout << "quick" << std::endl;
    std::quick_exit(0);
}
