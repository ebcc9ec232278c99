// The first process of its own namespace, where there is one: starts one program that is talked to, and tells how it
// ended. What the program says and hears is none of its business.
#pragma once

#include <poll.h>
#include <sys/socket.h>

#include "student-program.hpp"
#include "../run/zygote.hpp"

// Until the program has ended, or until whoever talks to it has had enough of it or is gone. It stays a zombie.
inline void awaitEnd(pid_t process, int talker) {
    // Does nothing but interrupt the waiting. SIGCHLD is blocked outside of it, so that none is missed.
    std::signal(SIGCHLD, [](int) {});
    sigset_t none;
    sigemptyset(&none);
    struct pollfd talk {talker, POLLIN, 0};
    while (!endsWithin(process, 0) && ppoll(&talk, 1, nullptr, &none) <= 0) continue;
}

inline Report keep(const Order &order, const TalkStreams &streams, int program, int talker, Trouble *trouble,
                   Offence *offence) {
    const pid_t process = fork();
    if (process < 0) return notStarted("fork", errno);
    if (process == 0) becomeTalker(order, streams, program, trouble, offence);
    // Both sides do it: whichever comes first, the group exists before anybody signals it.
    setpgid(process, process);
    // Nobody would ever see the end of a pipe that is open here, too.
    syscall(SYS_close_range, 0, talker - 1, 0);
    syscall(SYS_close_range, talker + 1, ~0U, 0);
    awaitEnd(process, talker);
    // How long it may take is settled by whoever talks to it.
    return reportOn(process, {}, *trouble);
}

[[noreturn]] inline void beKeeper(const Order &order, const TalkStreams &streams, int program, int talker,
                                  Trouble *trouble, Offence *offence) {
    prctl(PR_SET_NAME, "verbatim-keeper");
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    const sigset_t blocked = childSignal();
    sigprocmask(SIG_BLOCK, &blocked, nullptr);
    const Report report = keep(order, streams, program, talker, trouble, offence);
    send(talker, &report, sizeof report, MSG_NOSIGNAL);
    _exit(0);
}
