// What happens between fork and exec: the child puts on its limits and becomes the student's program.
#pragma once

#include <algorithm>
#include <csignal>
#include <fcntl.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <vector>

#include "case.hpp"
#include "limit.hpp"
#include "memory-file.hpp"

// Lies in memory that parent and child share, so that the parent learns which step failed and why.
struct Trouble {
    const char *step;
    int error;
};

constexpr rlim_t stackBytes = rlim_t{8} << 20;
constexpr rlim_t openFiles = 32;

inline bool putOnLimits(const Case &one) {
    // One byte more than may be printed: whoever prints exactly what is allowed gets away, whoever prints more is
    // seen to have done so. The limit is for each file, hence the larger of the two.
    const rlim_t fileBytes = std::max(one.printedBytes, one.recordBytes) + 1;
    // The soft limit sends SIGXCPU, which says clearly what happened; a program that ignores it dies a second later.
    return limit(RLIMIT_CPU, one.cpuSeconds, one.cpuSeconds + 1) && limit(RLIMIT_AS, one.memoryBytes, one.memoryBytes) &&
           limit(RLIMIT_FSIZE, fileBytes, fileBytes) && limit(RLIMIT_CORE, 0, 0) &&
           limit(RLIMIT_STACK, stackBytes, stackBytes) && limit(RLIMIT_NOFILE, openFiles, openFiles) &&
           // No further processes. The superuser is exempt from this one, so the runner kills what is left over, too.
           limit(RLIMIT_NPROC, 0, 0);
}

// What becomes standard input, output and error of the program, and the place for its records.
struct Descriptors {
    int input;
    int printed;
    int errors;
    int records;
};

inline bool connectStreams(const Descriptors &from) {
    return dup2(from.input, 0) == 0 && dup2(from.printed, 1) == 1 && dup2(from.errors, 2) == 2 &&
           dup2(from.records, 3) == 3;
}

[[noreturn]] inline void fail(Trouble &trouble, const char *step) {
    trouble.step = step;
    trouble.error = errno;
    _exit(127);
}

// The host loads the program (live-host.cpp).
struct LivePlace {
    std::string host;
    std::string program;
};

[[noreturn]] inline void becomeProgram(const Case &one, const LivePlace &place, const Descriptors &streams, Trouble &trouble,
                                       std::vector<std::string> arguments = {}) {
    setpgid(0, 0);
    // No program outlives its runner.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    // No setuid program helps out of the limits, and the runner may always kill what it started.
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) fail(trouble, "no-new-privileges");
    // Equal addresses in every run: a program that prints what it never initialised prints the same each time.
    // Some containers forbid this; then such a program is as moody as it is at home.
    personality(ADDR_NO_RANDOMIZE);

    // A signal that we ignore would stay ignored in the program.
    std::signal(SIGPIPE, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);

    if (chdir("/") != 0) fail(trouble, "chdir");
    // All other descriptors, the runner's own among them, close themselves at exec.
    if (!connectStreams(streams)) fail(trouble, "dup2");
    if (!putOnLimits(one)) fail(trouble, "setrlimit");

    arguments.insert(arguments.begin(), place.program);
    std::vector<char *> words;
    for (std::string &argument : arguments) words.push_back(argument.data());
    words.push_back(nullptr);
    char path[] = "PATH=/usr/bin:/bin";
    char locale[] = "LC_ALL=C";
    char *environment[] = {path, locale, nullptr};
    execve(place.host.c_str(), words.data(), environment);
    fail(trouble, "execve");
}
