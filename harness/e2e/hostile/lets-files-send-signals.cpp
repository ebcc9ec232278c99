// What arrives in a file may be announced by a signal, to whoever is said to own the file.
#include <fcntl.h>
#include <iostream>
#include <string>
#include <unistd.h>

int main() {
    for (int file = 0; file < 5; file++) {
        fcntl(file, F_SETOWN, getppid());
        fcntl(file, F_SETSIG, 9);
        fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_ASYNC);
    }
    std::string word;
    while (std::cin >> word) std::cout << word << std::endl;
}
