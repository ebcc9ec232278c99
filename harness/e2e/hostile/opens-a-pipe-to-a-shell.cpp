#include <cstdio>

int main() {
    popen("cat /etc/passwd", "r");
}
