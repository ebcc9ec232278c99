#include <iostream>

int main() {
    int number = 0;
    while (number <= 0) {
        std::cout << "Number: ";
        std::cin.clear();
        std::cin >> number;
    }
}
