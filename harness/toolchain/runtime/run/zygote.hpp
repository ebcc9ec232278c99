// Has the libraries loaded and waits for orders. For each one it makes a copy of itself, which becomes the student's
// program, and tells how that ended.
#pragma once

#include <csignal>
#include <sys/resource.h>
#include <sys/wait.h>

#include "leaf.hpp"
#include "watch.hpp"

// It takes a thousandth of that.
constexpr std::uint64_t loadingMilliseconds = 1000;

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
    return {Ending::notStarted, static_cast<std::uint32_t>(error), 0, 0, step};
}

// What still runs of a leaf ends now.
inline Report reportOn(pid_t process, const RunWatch &watched, const Trouble &trouble) {
    int status = 0;
    const struct rusage usage = killAndReap(process, status);
    if (trouble.step != nullptr) return notStarted(trouble.step, trouble.error);
    const bool killed = WIFSIGNALED(status);
    const Ending byItself = killed ? Ending::killed : Ending::exited;
    const int number = killed ? WTERMSIG(status) : WEXITSTATUS(status);
    const Ending ending = watched.stoppedBy.value_or(byItself);
    return {ending, static_cast<std::uint32_t>(number), cpuMicroseconds(usage), watched.waitMicroseconds, nullptr};
}

inline Report carryOut(const Order &order, Shared &shared) {
    *shared.trouble = {};
    *shared.offence = {};
    const pid_t process = fork();
    if (process < 0) return notStarted("fork", errno);
    if (process == 0) becomeProgram(order, shared);
    // Both sides do it: whichever comes first, the group exists before anybody signals it.
    setpgid(process, process);
    return reportOn(process, watch(process, order, shared.times), *shared.trouble);
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
    RunWatch watched;
    if (!endsWithin(process, loadingMilliseconds)) watched.stoppedBy = Ending::outOfTime;
    const Report report = reportOn(process, watched, {});
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
