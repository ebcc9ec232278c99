#include <iostream>

int main() {
    while (true) {
        std::cerr << "oh no\n";
    }
}
