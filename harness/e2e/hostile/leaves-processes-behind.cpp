// One child stays in the process group, one leaves it; both hold standard output open and would sleep for an hour.
#include <cstdio>
#include <unistd.h>

void leaveBehind(bool ownSession) {
    int ready[2];
    if (pipe(ready) != 0) {
        return;
    }
    int child = fork();
    if (child == 0) {
        if (ownSession) {
            setsid();
        }
        close(ready[0]);
        close(ready[1]);
        sleep(3600);
        _exit(0);
    }
    close(ready[1]);
    char nothing;
    while (read(ready[0], &nothing, 1) > 0) {
    }
    printf("%d\n", child);
}

int main() {
    leaveBehind(false);
    leaveBehind(true);
}
