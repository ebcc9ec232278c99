// Starts a compiler or a linker that reads what a student wrote: with limits, without rights, without a network, and
// able to use a few places of the file system only.
//
//     launcher SECONDS MEBIBYTES FILE-MEBIBYTES -r PLACE... -w PLACE... -- PROGRAM ARGUMENTS... [--then PROGRAM ...]
//
// -r: may be read, -w: may be written, too. --then: another tool, if the one before succeeded.

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "capabilities.hpp"
#include "filter.hpp"
#include "landlock.hpp"
#include "limit.hpp"

namespace {

// Where the launcher itself failed; no compiler ends with this code.
constexpr int ourFault = 125;

constexpr long closedCalls[] = {
    SYS_socket, SYS_socketpair, SYS_connect, SYS_bind, SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev,
    SYS_unshare, SYS_setns, SYS_mount, SYS_chroot, SYS_bpf, SYS_keyctl, SYS_perf_event_open,
};

[[noreturn]] void fail(const char *step) {
    std::fprintf(stderr, "launcher: ");
    std::perror(step);
    std::exit(ourFault);
}

rlim_t number(const char *text) { return std::strtoull(text, nullptr, 10); }

void putOnLimits(char **arguments) {
    const rlim_t seconds = number(arguments[0]);
    const rlim_t memory = number(arguments[1]) << 20;
    const rlim_t file = number(arguments[2]) << 20;
    const bool done = limit(RLIMIT_CPU, seconds, seconds + 1) && limit(RLIMIT_AS, memory, memory) &&
                      limit(RLIMIT_FSIZE, file, file) && limit(RLIMIT_CORE, 0, 0);
    if (!done) fail("setrlimit");
}

bool closeCalls() {
    Filter filter;
    for (const long call : closedCalls) filter.on(call, Filter::fail(EPERM));
    return filter.install(Filter::allow);
}

[[noreturn]] void become(char **command) {
    execvp(command[0], command);
    fail(command[0]);
}

void runFirst(char **command) {
    const pid_t process = fork();
    if (process < 0) fail("fork");
    if (process == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        become(command);
    }
    int status = 0;
    if (waitpid(process, &status, 0) != process) fail("waitpid");
    if (!WIFEXITED(status)) std::exit(ourFault);
    if (WEXITSTATUS(status) != 0) std::exit(WEXITSTATUS(status));
}

}  // namespace

int main(int count, char **arguments) {
    if (count < 6) return ourFault;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    std::vector<landlock::Place> places;
    int at = 4;
    for (; at + 1 < count && std::strcmp(arguments[at], "--") != 0; at += 2) {
        const bool writable = std::strcmp(arguments[at], "-w") == 0;
        places.push_back({arguments[at + 1], writable ? landlock::Access::write : landlock::Access::read});
    }
    putOnLimits(arguments + 1);
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) fail("no new privileges");
    if (!giveUpCapabilities()) fail("capabilities");
    // Without Landlock in the kernel, the facts of the toolchain say that the compiler is not sealed.
    if (landlock::version() > 0 && !landlock::restrictTo(places)) fail("landlock");
    if (!closeCalls()) fail("seccomp");
    char **command = arguments + at + 1;
    for (char **word = command; *word != nullptr; ++word) {
        if (std::strcmp(*word, "--then") != 0) continue;
        *word = nullptr;
        runFirst(command);
        command = word + 1;
    }
    become(command);
}
