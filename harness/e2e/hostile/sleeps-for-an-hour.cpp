#include <unistd.h>

int main() {
    sleep(3600);
}
