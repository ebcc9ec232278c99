// Has the libraries loaded and waits for orders. For each one it makes a copy of itself, which becomes the student's
// program, and tells how that ended.
#pragma once

#include <csignal>
#include <ctime>
#include <sys/resource.h>
#include <sys/wait.h>

#include "leaf.hpp"

// It takes a thousandth of that.
constexpr std::uint64_t loadingMilliseconds = 1000;

inline std::int64_t nowMilliseconds() {
    struct timespec now {};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return std::int64_t{now.tv_sec} * 1000 + now.tv_nsec / 1000000;
}

// SIGCHLD is blocked, so that it can be waited for with a time limit.
inline sigset_t childSignal() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGCHLD);
    return set;
}

// True if the process ended by itself in time. It stays a zombie: as long as it is one, nobody else can get its number.
inline bool endsWithin(pid_t process, std::uint64_t milliseconds) {
    const sigset_t awaited = childSignal();
    const std::int64_t deadline = nowMilliseconds() + static_cast<std::int64_t>(milliseconds);
    for (;;) {
        siginfo_t state{};
        if (waitid(P_PID, static_cast<id_t>(process), &state, WEXITED | WNOHANG | WNOWAIT) == 0 && state.si_pid == process) {
            return true;
        }
        const std::int64_t left = deadline - nowMilliseconds();
        if (left <= 0) return false;
        const struct timespec patience {left / 1000, left % 1000 * 1000000};
        sigtimedwait(&awaited, nullptr, &patience);
    }
}

// The filter lets no leaf make a process; the group is killed all the same, and what was adopted is cleared away.
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
    return {Ending::notStarted, static_cast<std::uint32_t>(error), 0, step};
}

// What still runs of a leaf ends now.
inline Report reportOn(pid_t process, bool inTime, const Trouble &trouble) {
    int status = 0;
    const struct rusage usage = killAndReap(process, status);
    if (trouble.step != nullptr) return notStarted(trouble.step, trouble.error);
    const bool killed = WIFSIGNALED(status);
    const Ending ending = !inTime ? Ending::outOfTime : killed ? Ending::killed : Ending::exited;
    const int number = killed ? WTERMSIG(status) : WEXITSTATUS(status);
    return {ending, static_cast<std::uint32_t>(number), cpuMicroseconds(usage), nullptr};
}

inline Report carryOut(const Order &order, Shared &shared) {
    *shared.trouble = {};
    *shared.offence = {};
    const pid_t process = fork();
    if (process < 0) return notStarted("fork", errno);
    if (process == 0) becomeProgram(order, shared);
    // Both sides do it: whichever comes first, the group exists before anybody signals it.
    setpgid(process, process);
    const bool inTime = endsWithin(process, order.wallMilliseconds);
    return reportOn(process, inTime, *shared.trouble);
}

// In a copy first. A loader that dies over a program, or does not come back, does so in each leaf then, where it is the
// program's fault.
inline bool canBeLoaded(const Initialisers &initialisers) {
    const pid_t process = fork();
    if (process < 0) return false;
    if (process == 0) {
        loadAhead(initialisers);
        _exit(loadedAhead.program == nullptr ? 1 : 0);
    }
    const Report report = reportOn(process, endsWithin(process, loadingMilliseconds), {});
    // Both read the same file.
    return report.ending == Ending::exited && report.number == 0 && lseek(programFile, 0, SEEK_SET) == 0;
}

// Until the runner is gone. The channels to Node are none of the zygote's business. `whenLoaded` comes before all leaves.
template <class WhenLoaded>
[[noreturn]] void beZygote(int orders, Shared &shared, WhenLoaded whenLoaded) {
    prctl(PR_SET_NAME, "verbatim-zygote");
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    dup2(shared.nothing, STDIN_FILENO);
    dup2(shared.nothing, STDOUT_FILENO);
    const sigset_t blocked = childSignal();
    sigprocmask(SIG_BLOCK, &blocked, nullptr);
    Machine::setCanary();
    // Two of them might see each other.
    const auto initialisers = shared.programs.size() == 1 ? copyWithoutInitialisers(shared.programs.front()) : std::nullopt;
    shared.sealed = sealZygote();
    if (shared.sealed && initialisers && canBeLoaded(*initialisers)) loadAhead(*initialisers);
    useUpFreedMemory();
    whenLoaded();
    Order order;
    while (recv(orders, &order, sizeof order, 0) == static_cast<ssize_t>(sizeof order)) {
        const Report report = carryOut(order, shared);
        if (send(orders, &report, sizeof report, MSG_NOSIGNAL) != static_cast<ssize_t>(sizeof report)) break;
    }
    _exit(0);
}
