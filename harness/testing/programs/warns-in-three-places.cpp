#include <iostream>

int sign(int number) {
    if (number < 0) {
        return -1;
    }
    int unused;
    if (number = 0) {
        return 0;
    }
}

int main() {
    std::cout << sign(-3) << std::endl;
}
