// Has the libraries loaded and waits for orders. For each order it makes a copy of itself, which becomes the student's
// program, and reports how that ended.
#pragma once

#include <csignal>
#include <sys/resource.h>
#include <sys/wait.h>

#include "leaf.hpp"
#include "watch.hpp"

// The filter lets no leaf create a process. The group is killed all the same, and processes that this one has inherited
// are reaped.
inline struct rusage killAndReap(pid_t process, int &status) {
    struct rusage usage {};
    kill(-process, SIGKILL);
    kill(process, SIGKILL);
    while (wait4(process, &status, 0, &usage) < 0 && errno == EINTR) continue;
    while (waitpid(-1, nullptr, WNOHANG) > 0) continue;
    return usage;
}

inline std::uint64_t cpuMicroseconds(const struct rusage &usage) {
    const auto total = [](const struct timeval &time) { return time.tv_sec * 1000000 + time.tv_usec; };
    return static_cast<std::uint64_t>(total(usage.ru_utime) + total(usage.ru_stime));
}

inline Report notStarted(const char *step, int error) {
    return {Ending::notStarted, static_cast<std::uint32_t>(error), 0, 0, step};
}

// Ends everything that the leaf has left running.
inline Report reportOn(pid_t process, const RunWatch &watched, const Failure &failure) {
    int status = 0;
    const struct rusage usage = killAndReap(process, status);
    if (failure.step != nullptr) return notStarted(failure.step, failure.error);
    const bool killed = WIFSIGNALED(status);
    const Ending byItself = killed ? Ending::killed : Ending::exited;
    const int number = killed ? WTERMSIG(status) : WEXITSTATUS(status);
    const Ending ending = watched.stoppedBy.value_or(byItself);
    return {ending, static_cast<std::uint32_t>(number), cpuMicroseconds(usage), watched.waitMicroseconds, nullptr};
}

inline Report carryOut(const Order &order, Shared &shared) {
    *shared.failure = {};
    *shared.offence = {};
    const pid_t process = fork();
    if (process < 0) return notStarted("fork", errno);
    if (process == 0) becomeProgram(order, shared);
    // Both processes call setpgid: whichever comes first, the group exists before it gets a signal.
    setpgid(process, process);
    return reportOn(process, watch(process, order, shared.times), *shared.failure);
}

// Never returns: the process ends when the runner is gone. The zygote does not use the channels to Node.
[[noreturn]] inline void beZygote(int orders, Shared &shared) {
    prctl(PR_SET_NAME, "verbatim-zygote");
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    dup2(shared.nothing, STDIN_FILENO);
    dup2(shared.nothing, STDOUT_FILENO);
    const sigset_t blocked = childSignal();
    sigprocmask(SIG_BLOCK, &blocked, nullptr);
    Machine::setCanary();
    shared.sealed = sealZygote();
    useUpFreedMemory();
    Order order;
    while (recv(orders, &order, sizeof order, 0) == static_cast<ssize_t>(sizeof order)) {
        const Report report = carryOut(order, shared);
        if (send(orders, &report, sizeof report, MSG_NOSIGNAL) != static_cast<ssize_t>(sizeof report)) break;
    }
    _exit(0);
}
