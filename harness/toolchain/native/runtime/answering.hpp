// What whoever runs programs does before the first one and after each.
#pragma once

#include <sys/mman.h>

#include "child.hpp"
#include "processes.hpp"

constexpr std::uint64_t errorTailBytes = 4096;

inline void prepareToRun() {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    // A student's program cannot reach into the runner's memory or open its files through /proc.
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    const sigset_t blocked = childSignal();
    sigprocmask(SIG_BLOCK, &blocked, nullptr);
}

inline Trouble &sharedTrouble() {
    static void *page = mmap(nullptr, sizeof(Trouble), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (page == MAP_FAILED) throw std::runtime_error("no shared memory could be had");
    return *static_cast<Trouble *>(page);
}

inline std::uint64_t cpuMicroseconds(const struct rusage &usage) {
    const auto total = [](const struct timeval &time) { return time.tv_sec * 1000000 + time.tv_usec; };
    return static_cast<std::uint64_t>(total(usage.ru_utime) + total(usage.ru_stime));
}

inline Answer notStarted(const char *step, int error) {
    Answer answer;
    answer.trouble = step;
    answer.number = static_cast<std::uint32_t>(error);
    return answer;
}

inline Answer answerOf(bool inTime, int status, const struct rusage &usage) {
    Answer answer;
    answer.ending = !inTime ? Ending::outOfTime : WIFSIGNALED(status) ? Ending::killed : Ending::exited;
    answer.number = static_cast<std::uint32_t>(WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
    answer.cpuMicroseconds = cpuMicroseconds(usage);
    return answer;
}

inline void putErrors(Answer &answer, const MemoryFile &errors) {
    answer.errorSize = errors.size();
    answer.errorTail = errors.tail(errorTailBytes);
}

inline void putStreams(Answer &answer, const Streams &streams, const Case &one) {
    putErrors(answer, streams.errors);
    answer.printedSize = streams.printed.size();
    answer.printed = streams.printed.head(one.printedBytes);
    answer.records = streams.records.head(one.recordBytes);
}
