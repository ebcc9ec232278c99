// One run: a copy of the zygote applies its limits and its seal, loads the student's program and becomes it. Student
// code, including the constructors of global objects, runs nowhere else.
#pragma once

#include <csignal>
#include <sys/prctl.h>
#include <sys/syscall.h>

#include "../speed/games.hpp"
#include "../sandbox/limit.hpp"
#include "../sandbox/seal.hpp"
#include "stack.hpp"

constexpr rlim_t openFiles = 32;

inline bool applyLimits(const Order &order) {
    // The soft limit sends SIGXCPU, which says clearly what happened; a program that ignores it dies a second later.
    // This limit counts whole seconds; a limit between them is watched from outside (watch.hpp).
    const rlim_t seconds = (order.cpuMilliseconds + 999) / 1000;
    return limit(RLIMIT_CPU, seconds, seconds + 1) &&
           limit(RLIMIT_AS, order.memoryBytes, order.memoryBytes) &&
           limit(RLIMIT_FSIZE, order.fileBytes, order.fileBytes) && limit(RLIMIT_CORE, 0, 0) &&
           limit(RLIMIT_STACK, stackBytes, stackBytes) && limit(RLIMIT_NOFILE, openFiles, openFiles) &&
           limit(RLIMIT_NPROC, 0, 0) && limit(RLIMIT_MEMLOCK, 0, 0) && limit(RLIMIT_MSGQUEUE, 0, 0);
}

// The file is open in several processes: rewind it, as the last one may have stopped anywhere.
inline bool connectProgram(int program) { return lseek(program, 0, SEEK_SET) == 0 && dup2(program, programFile) >= 0; }

inline bool connectStreams(const Order &order, const Shared &shared) {
    const Streams &streams = shared.streams;
    const int input = streams.input.descriptor();
    const bool connected = dup2(isRequest(order.kind) ? shared.nothing : input, STDIN_FILENO) >= 0 &&
                           dup2(streams.printed.descriptor(), STDOUT_FILENO) >= 0 &&
                           dup2(streams.errors.descriptor(), STDERR_FILENO) >= 0 &&
                           dup2(streams.records.descriptor(), recordFile) >= 0 &&
                           dup2(isRequest(order.kind) ? input : shared.nothing, requestFile) >= 0;
    if (!connected || !connectProgram(shared.programs.at(order.program))) return false;
    // Closes the channels of runner and zygote, and the other programs.
    return syscall(SYS_close_range, programFile + 1, ~0U, 0) == 0;
}

[[noreturn]] inline void fail(Failure &failure, const char *step) {
    failure.error = errno;
    failure.step = step;
    _exit(127);
}

inline void setEnvironment() {
    static char path[] = "PATH=/usr/bin:/bin";
    static char locale[] = "LC_ALL=C";
    static char *variables[] = {path, locale, nullptr};
    environ = variables;
}

// Makes a process of its own, in which nothing of Verbatim is left that a program could notice.
inline void becomeLeaf(Offence *offence) {
    setpgid(0, 0);
    prctl(PR_SET_NAME, "verbatim-leaf");
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    setEnvironment();
    trapState.offence = offence;
}

[[noreturn]] inline void becomeProgram(const Order &order, Shared &shared) {
    Failure &failure = *shared.failure;
    becomeLeaf(shared.offence);
    if (!connectStreams(order, shared)) fail(failure, "dup2");
    if (!applyLimits(order)) fail(failure, "setrlimit");
    trapState.games = reinterpret_cast<Games *>(keptBesideBuffers);
    if (!shared.sealed || !sealLeaf(order.kind)) fail(failure, "seccomp");
    munmap(shared.failure, sizeof failure);
    play(order.kind, shared.heap);
}
