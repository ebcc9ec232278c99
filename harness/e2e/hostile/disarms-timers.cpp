#include <csignal>
#include <sys/time.h>
#include <unistd.h>

int main() {
    alarm(0);
    itimerval never = {};
    setitimer(ITIMER_REAL, &never, nullptr);
    setitimer(ITIMER_PROF, &never, nullptr);
    signal(SIGXCPU, SIG_IGN);
    while (true) {
    }
}
