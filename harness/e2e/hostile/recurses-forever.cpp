#include <iostream>

int deeper(int depth) {
    int here[100];
    here[0] = depth;
    return here[0] < 0 ? 0 : deeper(depth + 1) + here[0];
}

int main() {
    std::cout << deeper(0) << std::endl;
}
