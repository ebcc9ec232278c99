// Waiting for a program, and making sure that nothing of it is left.
#pragma once

#include <csignal>
#include <cstdio>
#include <ctime>
#include <sys/resource.h>
#include <sys/wait.h>
#include <vector>

inline std::int64_t nowMilliseconds() {
    struct timespec now {};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return std::int64_t{now.tv_sec} * 1000 + now.tv_nsec / 1000000;
}

// SIGCHLD is blocked in the runner, so that it can be waited for with a time limit.
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

inline std::vector<pid_t> childrenOfRunner() {
    std::vector<pid_t> children;
    const std::string list = "/proc/self/task/" + std::to_string(getpid()) + "/children";
    if (FILE *file = std::fopen(list.c_str(), "re")) {
        int child = 0;
        while (std::fscanf(file, "%d", &child) == 1) children.push_back(child);
        std::fclose(file);
    }
    return children;
}

// The runner adopts orphans (PR_SET_CHILD_SUBREAPER): also those that left the process group to live on as daemons.
inline void killLeftovers() {
    for (;;) {
        while (waitpid(-1, nullptr, WNOHANG) > 0) continue;
        if (errno == ECHILD) return;
        const std::vector<pid_t> children = childrenOfRunner();
        if (children.empty()) return;
        for (const pid_t child : children) kill(child, SIGKILL);
        // Killing a parent hands its children to the runner: look again.
        waitpid(-1, nullptr, 0);
    }
}

inline struct rusage killAndReap(pid_t process, int &status) {
    struct rusage usage {};
    kill(-process, SIGKILL);
    while (wait4(process, &status, 0, &usage) < 0 && errno == EINTR) continue;
    killLeftovers();
    return usage;
}
