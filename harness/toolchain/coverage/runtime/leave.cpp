// Linked into the sample solution when its lines are counted. A run that is ended in another way than by `return` or
// `exit` would lose its counters, so our own code and a timer end it here.

#include <csignal>
#include <unistd.h>

extern "C" void __gcov_dump();

// Our console and our driver are compiled with this name in place of `_exit`.
extern "C" void verbatim_leave(int code) {
    __gcov_dump();
    _exit(code);
}

namespace {

// The counters are written in the middle of whatever the program does. If that is impossible, the limit of processor
// time ends it, and this run is not counted.
void outOfTime(int) { verbatim_leave(0); }

__attribute__((constructor(101))) void startTimer() {
    std::signal(SIGALRM, outOfTime);
    alarm(VERBATIM_SECONDS);
}

}  // namespace
