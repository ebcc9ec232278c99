// Looking for what the harness keeps: the kernel's files about the process are not there.
#include <fstream>
#include <iostream>

int main() {
    std::ifstream file("/proc/self/maps");
    std::cout << (file ? "open" : "closed") << std::endl;
}
