// Reads character by character; a dot ends the program.
#include <cstdio>

int main() {
    int letters = 0;
    printf("Text: ");
    for (int character = getchar(); character != '.'; character = getchar()) {
        if (character == '\n') {
            printf("%d so far\nMore: ", letters);
        } else {
            letters++;
        }
    }
    printf("%d in all\n", letters);
}
