// Starts one interactive program and reports how it ended. The keeper is the first process of its own namespace, if the
// machine allows one. It does not touch the input and output of the program.
#pragma once

#include <poll.h>
#include <sys/socket.h>

#include "student-program.hpp"
#include "../run/zygote.hpp"

// Returns when the program has ended, or when the runner stops it or is gone. The program stays a zombie.
inline void awaitEnd(pid_t process, int channel) {
    // The handler only interrupts the waiting. SIGCHLD is blocked outside of ppoll, so that no signal is missed.
    std::signal(SIGCHLD, [](int) {});
    sigset_t none;
    sigemptyset(&none);
    struct pollfd closing {channel, POLLIN, 0};
    while (!endsWithin(process, 0) && ppoll(&closing, 1, nullptr, &none) <= 0) continue;
}

inline Report keep(const Order &order, const StudentStreams &streams, int program, int channel, Failure *failure,
                   Offence *offence) {
    const pid_t process = fork();
    if (process < 0) return notStarted("fork", errno);
    if (process == 0) becomeStudentProgram(order, streams, program, failure, offence);
    // Both processes call setpgid: whichever comes first, the group exists before it gets a signal.
    setpgid(process, process);
    // The end of a pipe is seen only when every copy of its other end is closed.
    syscall(SYS_close_range, 0, channel - 1, 0);
    syscall(SYS_close_range, channel + 1, ~0U, 0);
    awaitEnd(process, channel);
    // The runner decides how long the program may take.
    return reportOn(process, {}, *failure);
}

[[noreturn]] inline void beKeeper(const Order &order, const StudentStreams &streams, int program, int channel,
                                  Failure *failure, Offence *offence) {
    prctl(PR_SET_NAME, "verbatim-keeper");
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    const sigset_t blocked = childSignal();
    sigprocmask(SIG_BLOCK, &blocked, nullptr);
    const Report report = keep(order, streams, program, channel, failure, offence);
    send(channel, &report, sizeof report, MSG_NOSIGNAL);
    _exit(0);
}
