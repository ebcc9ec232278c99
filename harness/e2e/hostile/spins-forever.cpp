#include <iostream>

int main() {
    std::cout << "begin" << std::endl;
    volatile bool always = true;
    while (always) {
    }
}
