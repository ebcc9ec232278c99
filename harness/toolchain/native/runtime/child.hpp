// What happens between fork and exec: the child puts on its limits and becomes the student's program.
#pragma once

#include <algorithm>
#include <csignal>
#include <fcntl.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>

#include "case.hpp"
#include "memory-file.hpp"

// Lies in memory that parent and child share, so that the parent learns which step failed and why.
struct Trouble {
    const char *step;
    int error;
};

constexpr rlim_t stackBytes = rlim_t{8} << 20;
constexpr rlim_t openFiles = 32;

// A template because C libraries disagree on the type of a resource.
template <class Resource>
bool limit(Resource resource, rlim_t soft, rlim_t hard) {
    const struct rlimit values {soft, hard};
    return setrlimit(resource, &values) == 0;
}

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

inline bool connectStreams(const Streams &streams) {
    return dup2(streams.input.descriptor(), 0) == 0 && dup2(streams.printed.descriptor(), 1) == 1 &&
           dup2(streams.errors.descriptor(), 2) == 2 && dup2(streams.records.descriptor(), 3) == 3;
}

[[noreturn]] inline void fail(Trouble &trouble, const char *step) {
    trouble.step = step;
    trouble.error = errno;
    _exit(127);
}

[[noreturn]] inline void becomeProgram(const Case &one, const Streams &streams, Trouble &trouble) {
    setpgid(0, 0);
    // No program outlives its runner.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    // No setuid program helps out of the limits, and the runner may always kill what it started.
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) fail(trouble, "no-new-privileges");
    // Equal addresses in every run: a program that prints what it never initialised prints the same each time.
    // Some containers forbid this; then such a program is as moody as it is at home.
    personality(ADDR_NO_RANDOMIZE);

    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);

    if (chdir(one.folder.c_str()) != 0) fail(trouble, "chdir");
    // All other descriptors, the runner's own among them, close themselves at exec.
    if (!connectStreams(streams)) fail(trouble, "dup2");
    if (!putOnLimits(one)) fail(trouble, "setrlimit");

    char name[] = "program";
    char *arguments[] = {name, nullptr};
    char path[] = "PATH=/usr/bin:/bin";
    char locale[] = "LC_ALL=C";
    char *environment[] = {path, locale, nullptr};
    execve(one.program.c_str(), arguments, environment);
    fail(trouble, "execve");
}
