// Waits for a leaf, and distinguishes computing, waiting, and standing in line for a processor. Only the first two
// count against a program, so that a busy machine never decides.
#pragma once

#include <csignal>
#include <ctime>
#include <optional>
#include <sys/wait.h>

#include "run-times.hpp"
#include "../protocol/shared.hpp"

inline std::int64_t microsecondsOf(clockid_t clock) {
    struct timespec time {};
    if (clock_gettime(clock, &time) != 0) return 0;
    return std::int64_t{time.tv_sec} * 1000000 + time.tv_nsec / 1000;
}

inline std::int64_t nowMilliseconds() { return microsecondsOf(CLOCK_MONOTONIC) / 1000; }

// SIGCHLD is blocked, so that it can be awaited with a time limit.
inline sigset_t childSignal() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGCHLD);
    return set;
}

inline bool hasEnded(pid_t process) {
    siginfo_t state{};
    return waitid(P_PID, static_cast<id_t>(process), &state, WEXITED | WNOHANG | WNOWAIT) == 0 && state.si_pid == process;
}

// True if the process ended by itself in time. It stays a zombie, so that no other process can get its number.
inline bool endsWithin(pid_t process, std::uint64_t milliseconds) {
    const sigset_t awaited = childSignal();
    const std::int64_t deadline = nowMilliseconds() + static_cast<std::int64_t>(milliseconds);
    for (;;) {
        if (hasEnded(process)) return true;
        const std::int64_t left = deadline - nowMilliseconds();
        if (left <= 0) return false;
        const struct timespec patience {left / 1000, left % 1000 * 1000000};
        sigtimedwait(&awaited, nullptr, &patience);
    }
}

// The processor clock of another process, as the kernel numbers these clocks (clock_getcpuclockid).
inline clockid_t cpuClockOf(pid_t process) { return static_cast<clockid_t>((~static_cast<unsigned>(process) << 3) | 2); }

struct RunWatch {
    // Empty if the run ended by itself.
    std::optional<Ending> stoppedBy;
    std::uint64_t waitMicroseconds = 0;
};

// In microseconds. Below this, asking for the times takes longer than the waiting that could be excused.
constexpr std::int64_t shortWait = 20000;
// A run ends after this many wall limits even if processors are that scarce, or if the machine does not say which
// processes stand in line.
constexpr std::int64_t maxWallLimits = 10;

inline std::int64_t delayMicroseconds(int times) {
    return static_cast<std::int64_t>(askForTimes(times).delayNanoseconds / 1000);
}

// Returns when the run has ended, or has computed or waited for as long as it may.
inline RunWatch watch(pid_t process, const Order &order, int times) {
    const sigset_t awaited = childSignal();
    const clockid_t clock = cpuClockOf(process);
    const std::int64_t began = microsecondsOf(CLOCK_MONOTONIC);
    const auto maxWait = static_cast<std::int64_t>(order.wallMilliseconds) * 1000;
    const auto maxCpu = static_cast<std::int64_t>(order.cpuMilliseconds) * 1000;
    // The kernel itself enforces whole seconds, by a signal.
    const bool watchesCpu = order.cpuMilliseconds % 1000 != 0;
    std::int64_t cpu = 0;
    std::int64_t nextLook = maxWait;
    const auto waited = [&](std::int64_t wall) {
        const std::int64_t idle = wall - microsecondsOf(clock);
        return idle < shortWait ? std::int64_t{0} : std::max(std::int64_t{0}, idle - delayMicroseconds(times));
    };
    for (;;) {
        const bool ended = hasEnded(process);
        const std::int64_t wall = microsecondsOf(CLOCK_MONOTONIC) - began;
        if (ended) return {std::nullopt, wall < shortWait ? 0 : static_cast<std::uint64_t>(waited(wall))};
        if (watchesCpu && wall >= maxCpu) {
            cpu = microsecondsOf(clock);
            if (cpu >= maxCpu) return {Ending::outOfCpuTime, static_cast<std::uint64_t>(waited(wall))};
        }
        if (wall >= nextLook) {
            const std::int64_t so = waited(wall);
            if (so >= maxWait || wall >= maxWait * maxWallLimits) return {Ending::outOfTime, static_cast<std::uint64_t>(so)};
            nextLook = wall + std::max(std::int64_t{10000}, maxWait - so);
        }
        std::int64_t left = nextLook - wall;
        if (watchesCpu) left = std::min(left, std::max(std::int64_t{1000}, maxCpu - cpu));
        const struct timespec patience {left / 1000000, left % 1000000 * 1000};
        sigtimedwait(&awaited, nullptr, &patience);
    }
}
