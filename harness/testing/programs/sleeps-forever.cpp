#include <iostream>
#include <unistd.h>

int main() {
    std::cout << "good night" << std::endl;
    while (true) {
        sleep(1000);
    }
}
