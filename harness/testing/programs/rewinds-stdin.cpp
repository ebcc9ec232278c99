// Two ways in which people try to discard the rest of a line. On a terminal, neither has an effect.
#include <cstdio>

int main() {
    char first = 0;
    char second = 0;
    char third = 0;
    printf("Letters: ");
    scanf("%c", &first);
    fflush(stdin);
    scanf("%c", &second);
    rewind(stdin);
    scanf("%c", &third);
    printf("%c, %c and %c\n", first, second, third);
}
