// The filters that every leaf wears: without them, no code of the student's runs. The kernel takes longer to put on a long
// one than a student's program to play a game. So most of it the zygote wears, and its leaves inherit it; what the zygote
// needs itself, each leaf gives up by a short one of its own.
#pragma once

#include <csignal>
#include <fcntl.h>
#include <unistd.h>

#include "filter.hpp"
#include "trap.hpp"

inline bool catchTraps() {
    struct sigaction action {};
    action.sa_sigaction = onTrap;
    action.sa_flags = SA_SIGINFO | SA_NODEFER;
    return sigaction(SIGSYS, &action, nullptr) == 0;
}

inline bool sealZygote() {
    if (!catchTraps()) return false;
    Filter filter;
    filter.onAny(allowedCalls, Filter::allow);
    filter.onAny(keptAndForbidden, Filter::allow);
    filter.onAny(keptAndDenied, Filter::allow);
    filter.onAny(keptSignals, Filter::allow);
    filter.on(keptLimits, Filter::allow);
    // From there on, they are about who gets signals when something arrives.
    filter.onArgumentFrom(SYS_fcntl, 1, F_SETOWN, Filter::trap);
    filter.on(SYS_fcntl, Filter::allow);
    for (const PathCall &call : pathCalls) filter.on(call.number, Filter::trap);
    // A program that handles or ignores all signals does not take our handler away, and does not notice.
    filter.onArgument(SYS_rt_sigaction, 0, SIGSYS, Filter::fail(0), Filter::allow);
    for (const ForbiddenCall &call : forbiddenCalls) filter.on(call.number, Filter::trap);
    return filter.install(Filter::fail(EPERM));
}

// Reading is trapped, and so is the question how much is there to be read, which a file answers with its size. Seeking
// fails as it does on a terminal: fflush(stdin) and the like would otherwise read lines twice.
inline void makeTerminal(Filter &filter) {
    filter.onArgumentOfAny({SYS_read, SYS_readv}, 0, STDIN_FILENO, Filter::trap, Filter::allow);
    // Who is talked to has a pipe there, which knows.
    if (trapState.talk == nullptr) filter.onArgument(SYS_ioctl, 0, STDIN_FILENO, Filter::trap, Filter::allow);
    filter.onArgument(SYS_lseek, 0, STDIN_FILENO, Filter::fail(ESPIPE), Filter::allow);
}

// Of a program that commands another one: what it reads from that one by these numbers (student-console.hpp).
constexpr int lowestAnswerFile = 24;

inline void watchAnswers(Filter &filter) {
    filter.onArgumentFrom(SYS_read, 0, lowestAnswerFile, Filter::trap);
    filter.onArgumentFrom(SYS_readv, 0, lowestAnswerFile, Filter::trap);
}

inline bool sealLeaf(Input kind) {
    const auto self = static_cast<std::uint32_t>(getpid());
    Filter filter;
    if (trapState.talk != nullptr) watchAnswers(filter);
    if (!isRequest(kind)) makeTerminal(filter);
    // A second filter comes at once.
    if (isManyRuns(kind)) filter.on(SYS_seccomp, Filter::allow);
    // Nobody ends like this but by a fault of ours, or of the machine (../run-end.ts).
    filter.onArgumentOf(SYS_kill, 1, SIGKILL, Filter::trap);
    filter.onArgumentOf(SYS_tgkill, 2, SIGKILL, Filter::trap);
    // raise and abort send a signal to the process itself.
    filter.onArgumentOfAny(keptSignals, 0, self, Filter::allow, Filter::trap);
    filter.onNull(keptLimits, 2, Filter::trap);
    filter.onAny(keptAndForbidden, Filter::trap);
    filter.onAny(keptAndDenied, Filter::fail(EPERM));
    return filter.install(Filter::allow);
}

// For a program that no zygote starts.
inline bool seal(Input kind) { return sealZygote() && sealLeaf(kind); }

// For a process that many runs share, before anything of the program runs: a constructor could otherwise put on a filter
// of its own, so that this one seems to be put on.
inline bool sealForManyRuns() {
    Filter filter;
    // Our own driver closes it.
    filter.onArgument(SYS_close, 0, requestFile, Filter::allow, Filter::trap);
    filter.onAny(lastingCalls, Filter::trap);
    filter.on(SYS_seccomp, Filter::trap);
    return filter.install(Filter::allow);
}
