#include <unistd.h>

int main() {
    char *none[] = {nullptr};
    execve("/bin/sh", none, none);
}
