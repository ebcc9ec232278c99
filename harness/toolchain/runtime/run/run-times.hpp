// Reads how long a run has computed, and how long it has stood in line for a processor. This needs a process that has
// not given up its files: the host, for the runners of submissions, and a small process beside each conversation.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

struct RunTimes {
    std::uint64_t cpuNanoseconds;
    std::uint64_t delayNanoseconds;
};

// Allocates no memory: it would remain allocated in all later programs.
template <std::size_t size>
bool readShort(const char *path, char (&text)[size]) {
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return false;
    const ssize_t got = read(file, text, size - 1);
    close(file);
    text[got < 0 ? 0 : got] = 0;
    return got > 0;
}

// 0 if there is no child.
inline long lastChildOf(long process) {
    char path[64];
    char text[64];
    std::snprintf(path, sizeof path, "/proc/%ld/task/%ld/children", process, process);
    if (!readShort(path, text)) return 0;
    long child = 0;
    for (const char *at = text; *at != 0;) {
        char *rest = nullptr;
        const long next = std::strtol(at, &rest, 10);
        if (rest == at) break;
        child = next;
        at = rest;
    }
    return child;
}

// Zeros if the kernel does not say.
inline RunTimes timesOf(long process) {
    char path[64];
    char text[96];
    std::snprintf(path, sizeof path, "/proc/%ld/schedstat", process);
    if (process == 0 || !readShort(path, text)) return {};
    char *rest = nullptr;
    const std::uint64_t cpu = std::strtoull(text, &rest, 10);
    return {cpu, std::strtoull(rest, nullptr, 10)};
}

// The times of the leaf that this runner has now.
inline RunTimes timesOfLeaf(pid_t runner) {
    const long zygote = lastChildOf(runner);
    return timesOf(zygote == 0 ? 0 : lastChildOf(zygote));
}

// Returns when the runner and its zygote are gone. The runner of a conversation may itself stand in line for a
// processor while an answer is already there: `includeRunnerDelay` adds that time, which is not the program's.
inline void answerTimes(int questions, pid_t runner, bool includeRunnerDelay = false) {
    char question = 0;
    while (recv(questions, &question, 1, 0) == 1) {
        RunTimes times = timesOfLeaf(runner);
        if (includeRunnerDelay) times.delayNanoseconds += timesOf(runner).delayNanoseconds;
        if (send(questions, &times, sizeof times, MSG_NOSIGNAL) != static_cast<ssize_t>(sizeof times)) break;
    }
}

// The times of the current leaf; zeros if they are unknown.
inline RunTimes askForTimes(int answers) {
    const char question = 0;
    RunTimes times{};
    const bool answered = answers >= 0 && send(answers, &question, 1, MSG_NOSIGNAL) == 1 &&
                          recv(answers, &times, sizeof times, 0) == static_cast<ssize_t>(sizeof times);
    return answered ? times : RunTimes{};
}
