#include <iostream>
#include <string>

int main() {
    std::cout << std::string(1000, 'x');
}
