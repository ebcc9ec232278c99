#include <cstdio>

int main() {
    int sum = 0;
    int number = 1;
    while (number != 0) {
        printf("Number: ");
        scanf("%d", &number);
        sum += number;
    }
    printf("Sum %d\n", sum);
}
