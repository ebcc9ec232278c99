// The filters of every leaf: without them, no student code runs. The kernel takes longer to install a long filter than
// a student's program takes for a short run. So the zygote installs most of it, and its leaves inherit that; the calls
// that the zygote itself needs are forbidden in each leaf by a short second filter.
#pragma once

#include <csignal>
#include <fcntl.h>
#include <sys/random.h>
#include <unistd.h>

#include "filter.hpp"
#include "trap.hpp"

inline bool catchTraps() {
    struct sigaction action {};
    action.sa_sigaction = onTrap;
    action.sa_flags = SA_SIGINFO | SA_NODEFER;
    return sigaction(SIGSYS, &action, nullptr) == 0;
}

// What a leaf has to know to install one more filter.
inline std::uint32_t keyOfFilter = 0;

inline bool sealZygote() {
    if (!catchTraps() || getrandom(&keyOfFilter, sizeof keyOfFilter, 0) != sizeof keyOfFilter) return false;
    Filter filter;
    filter.onAny(allowedCalls, Filter::allow);
    filter.onAny(keptAndForbidden, Filter::allow);
    filter.onAny(keptAndDenied, Filter::allow);
    filter.onAny(keptSignals, Filter::allow);
    filter.on(keptLimits, Filter::allow);
    // The commands from F_SETOWN on choose which process gets signals about a file.
    filter.onArgumentFrom(SYS_fcntl, 1, F_SETOWN, Filter::trap);
    filter.on(SYS_fcntl, Filter::allow);
    for (const PathCall &call : pathCalls) filter.on(call.number, Filter::trap);
    // If a program handles or ignores all signals, our handler stays, and the program does not notice.
    filter.onArgument(SYS_rt_sigaction, 0, SIGSYS, Filter::fail(0), Filter::allow);
    for (const ForbiddenCall &call : forbiddenCalls) filter.on(call.number, Filter::trap);
    return filter.install(Filter::fail(EPERM));
}

// Reading is trapped, and so is the question how much there is to read, which a file answers with its size. Seeking
// fails as it does on a terminal: fflush(stdin) and the like would otherwise read lines twice.
inline void makeTerminal(Filter &filter) {
    filter.onArgumentOfAny({SYS_read, SYS_readv}, 0, STDIN_FILENO, Filter::trap, Filter::allow);
    // The standard input of an interactive program is a pipe, which answers that question correctly.
    const bool isPipe = trapState.conversationCall != nullptr;
    if (!isPipe) filter.onArgument(SYS_ioctl, 0, STDIN_FILENO, Filter::trap, Filter::allow);
    filter.onArgument(SYS_lseek, 0, STDIN_FILENO, Filter::fail(ESPIPE), Filter::allow);
}

// The lowest descriptor by which a commanding program reads answers (student-console.hpp).
constexpr int lowestAnswerFile = 24;

inline void watchAnswers(Filter &filter) {
    filter.onArgumentFrom(SYS_read, 0, lowestAnswerFile, Filter::trap);
    filter.onArgumentFrom(SYS_readv, 0, lowestAnswerFile, Filter::trap);
}

inline bool sealLeaf(Input kind) {
    const auto self = static_cast<std::uint32_t>(getpid());
    Filter filter;
    if (trapState.conversationCall != nullptr) watchAnswers(filter);
    if (!isRequest(kind)) makeTerminal(filter);
    // A second filter follows when the program has been loaded. Constructors have run by then, and do not know the key.
    if (isManyRuns(kind)) filter.onArgument(SYS_seccomp, Filter::keyArgument, keyOfFilter, Filter::allow, Filter::trap);
    // An end by SIGKILL counts as a fault of Verbatim or of the machine (gxx/run/run-end.ts), so no program may send
    // it.
    filter.onArgumentOf(SYS_kill, 1, SIGKILL, Filter::trap);
    filter.onArgumentOf(SYS_tgkill, 2, SIGKILL, Filter::trap);
    // raise and abort send a signal to their own process.
    filter.onArgumentOfAny(keptSignals, 0, self, Filter::allow, Filter::trap);
    filter.onNull(keptLimits, 2, Filter::trap);
    filter.onAny(keptAndForbidden, Filter::trap);
    filter.onAny(keptAndDenied, Filter::fail(EPERM));
    return filter.install(Filter::allow);
}

// For a program that is not started by a zygote.
inline bool seal(Input kind) { return sealZygote() && sealLeaf(kind); }

// For a process that many runs share, when the program has been loaded: loading needs some of these calls.
inline bool sealForManyRuns() {
    Filter filter;
    // The driver closes this file.
    filter.onArgument(SYS_close, 0, requestFile, Filter::allow, Filter::trap);
    filter.onAny(lastingCalls, Filter::trap);
    filter.on(SYS_seccomp, Filter::trap);
    return filter.install(Filter::allow, keyOfFilter);
}
