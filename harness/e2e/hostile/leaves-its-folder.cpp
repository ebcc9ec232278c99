#include <unistd.h>

int main() {
    if (chdir("/etc") == 0) execlp("cat", "cat", "passwd", nullptr);
}
