// Seals a tool that reads student files: with limits, without rights, without a network, and with access to a few
// places of the file system only. The limits, the places and the command are given as words:
//
//     SECONDS MEBIBYTES FILE-MEBIBYTES -r PLACE... -w PLACE... -- COMMAND...
//
// -r: may be read, -w: may be read and written. The caller watches the clock.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sys/prctl.h>

#include "capabilities.hpp"
#include "filter.hpp"
#include "landlock.hpp"
#include "limit.hpp"

// The launcher itself failed; no compiler exits with this code.
constexpr int exitLauncherFailed = 125;

[[noreturn]] inline void fail(const char *step) {
    std::fprintf(stderr, "launcher: ");
    std::perror(step);
    _exit(exitLauncherFailed);
}

constexpr long closedCalls[] = {
    SYS_socket, SYS_socketpair, SYS_connect, SYS_bind, SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev,
    SYS_unshare, SYS_setns, SYS_mount, SYS_chroot, SYS_bpf, SYS_keyctl, SYS_perf_event_open,
    // All processes that the tool starts stay in its group, and are ended with it.
    SYS_setsid, SYS_setpgid,
};

inline rlim_t number(const char *text) { return std::strtoull(text, nullptr, 10); }

inline void applyLimits(char **words) {
    const rlim_t seconds = number(words[0]);
    const rlim_t memory = number(words[1]) << 20;
    const rlim_t file = number(words[2]) << 20;
    const bool done = limit(RLIMIT_CPU, seconds, seconds + 1) && limit(RLIMIT_AS, memory, memory) &&
                      limit(RLIMIT_FSIZE, file, file) && limit(RLIMIT_CORE, 0, 0);
    if (!done) fail("setrlimit");
}

inline bool closeCalls() {
    Filter filter;
    for (const long call : closedCalls) filter.on(call, Filter::fail(EPERM));
    return filter.install(Filter::allow);
}

// Seals this process and all that it starts. Returns the words of the command.
inline char **sealTool(char **words) {
    std::vector<landlock::Place> places;
    char **word = words + 3;
    for (; std::strcmp(*word, "--") != 0; word += 2) {
        const bool writable = std::strcmp(*word, "-w") == 0;
        places.push_back({word[1], writable ? landlock::Access::write : landlock::Access::read});
    }
    applyLimits(words);
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) fail("no new privileges");
    if (!giveUpCapabilities()) fail("capabilities");
    // If the kernel has no Landlock, the facts of the toolchain say that the compiler is not sealed.
    if (landlock::version() > 0 && !landlock::restrictTo(places)) fail("landlock");
    if (!closeCalls()) fail("seccomp");
    return word + 1;
}

[[noreturn]] inline void become(char **command) {
    execvp(command[0], command);
    fail(command[0]);
}
