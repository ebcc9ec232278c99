#include <cstdio>

int main() {
    int *nowhere = nullptr;
    printf("before\nand ");
    *nowhere = 1;
    printf("after\n");
}
