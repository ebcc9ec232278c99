// Linked into the student's whole program: makes files behave like the terminal that the program was written for.
//
// - Output appears line by line and before each read, so that a crash loses nothing that a person would have seen.
// - Each read gets one line, as from a terminal, and the place of that line among the output is recorded.
// - The program that asks for more input than there is ends there, instead of looping on an end of input which no
//   person at a keyboard ever produces.
//
// All reading, of cin, scanf and everything else, ends in the system call read(0, ...), also inside the C library
// where no replaced function would be seen. So the system call itself is trapped (seccomp) and done in a handler.
//
// Where standard input is a pipe, a program that asks for more waits, after it has recorded that it does, or sees the end
// of its input. Where standard output is one, somebody listens, and output stays where the program keeps it until it
// flushes.
//
// The records on descriptor 3 are the program's own word: one that writes there itself spoils the display of its own
// run, and one that claims to have asked for more input only ends as if it had asked.

#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <ucontext.h>
#include <unistd.h>

#include "live-input.hpp"

namespace {

constexpr int recordFile = 3;

// The TypeScript half is ../console-records.ts.
enum class What : std::uint32_t { started = 1, read = 2, endOfInput = 3, failed = 4, waits = 5 };

struct Record {
    What what;
    // Bytes read, or the error number of a failure.
    std::uint32_t number;
    // Bytes of output before it; for a program that waits, the bytes of input.
    std::uint64_t after;
};

void record(What what, std::uint32_t number, std::uint64_t after) {
    const Record entry{what, number, after};
    syscall(SYS_write, recordFile, &entry, sizeof entry);
}

void record(What what, std::uint32_t number) {
    record(what, number, static_cast<std::uint64_t>(lseek(STDOUT_FILENO, 0, SEEK_CUR)));
}

// What the trapped system call was asked for, and where its result belongs.
struct Machine {
#if defined(__x86_64__)
    static constexpr std::uint32_t architecture = AUDIT_ARCH_X86_64;
    static greg_t *registers(ucontext_t *context) { return context->uc_mcontext.gregs; }
    static std::uint64_t second(ucontext_t *context) { return static_cast<std::uint64_t>(registers(context)[REG_RSI]); }
    static std::uint64_t third(ucontext_t *context) { return static_cast<std::uint64_t>(registers(context)[REG_RDX]); }
    static void give(ucontext_t *context, long result) { registers(context)[REG_RAX] = result; }
#elif defined(__aarch64__)
    static constexpr std::uint32_t architecture = AUDIT_ARCH_AARCH64;
    static std::uint64_t second(ucontext_t *context) { return context->uc_mcontext.regs[1]; }
    static std::uint64_t third(ucontext_t *context) { return context->uc_mcontext.regs[2]; }
    static void give(ucontext_t *context, long result) {
        context->uc_mcontext.regs[0] = static_cast<std::uint64_t>(result);
    }
#else
#error "Only x86-64 and arm64 are known here"
#endif
};

// How far the program has read. Standard input is a file in memory, read by position.
off_t position = 0;
LiveInput live;

long readLine(void *buffer, std::size_t size) {
    if (size == 0) return 0;
    if (live.isOpen()) {
        return live.readLine(
            buffer, size, [](std::uint64_t consumed) { record(What::waits, 0, consumed); },
            [](std::uint32_t length) { record(What::read, length); });
    }
    const ssize_t got = pread(STDIN_FILENO, buffer, size, position);
    if (got < 0) return -errno;
    if (got == 0) {
        record(What::endOfInput, 0);
        syscall(SYS_exit_group, 0);
    }
    const void *newline = std::memchr(buffer, '\n', static_cast<std::size_t>(got));
    const std::ptrdiff_t toNewline = static_cast<const char *>(newline) - static_cast<const char *>(buffer) + 1;
    const long length = newline == nullptr ? got : toNewline;
    record(What::read, static_cast<std::uint32_t>(length));
    position += length;
    return length;
}

// A read into several buffers may fill fewer than it was given: the first one will do.
long readLineInParts(const struct iovec *parts, std::size_t count) {
    for (std::size_t part = 0; part < count; ++part) {
        if (parts[part].iov_len > 0) return readLine(parts[part].iov_base, parts[part].iov_len);
    }
    return 0;
}

void onTrappedRead(int, siginfo_t *info, void *interrupted) {
    const int errorBefore = errno;
    auto *context = static_cast<ucontext_t *>(interrupted);
    const std::uint64_t where = Machine::second(context);
    const std::uint64_t howMuch = Machine::third(context);
    const long result = info->si_syscall == SYS_readv
                            ? readLineInParts(reinterpret_cast<const struct iovec *>(where), howMuch)
                            : readLine(reinterpret_cast<void *>(where), howMuch);
    Machine::give(context, result);
    errno = errorBefore;
}

// Allows everything except on standard input: reading is trapped, and seeking fails as it does on a terminal
// (fflush(stdin) and the like would otherwise read lines twice).
bool trapReads() {
    struct sigaction action {};
    action.sa_sigaction = onTrappedRead;
    action.sa_flags = SA_SIGINFO | SA_NODEFER;
    if (sigaction(SIGSYS, &action, nullptr) != 0) return false;

    constexpr std::uint32_t load = BPF_LD | BPF_W | BPF_ABS;
    constexpr std::uint32_t jumpIfEqual = BPF_JMP | BPF_JEQ | BPF_K;
    constexpr std::uint32_t decide = BPF_RET | BPF_K;
    // The two numbers of a jump say how many lines to skip: if equal, if not.
    struct sock_filter filter[] = {
        BPF_STMT(load, offsetof(seccomp_data, arch)),
        BPF_JUMP(jumpIfEqual, Machine::architecture, 0, 6),
        BPF_STMT(load, offsetof(seccomp_data, args)),  // the lower half, little endian
        BPF_JUMP(jumpIfEqual, STDIN_FILENO, 0, 4),
        BPF_STMT(load, offsetof(seccomp_data, nr)),
        BPF_JUMP(jumpIfEqual, SYS_read, 3, 0),
        BPF_JUMP(jumpIfEqual, SYS_readv, 2, 0),
        BPF_JUMP(jumpIfEqual, SYS_lseek, 2, 0),
        BPF_STMT(decide, SECCOMP_RET_ALLOW),
        BPF_STMT(decide, SECCOMP_RET_TRAP),
        BPF_STMT(decide, SECCOMP_RET_ERRNO | ESPIPE),
    };
    const struct sock_fprog program {sizeof filter / sizeof filter[0], filter};
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

bool outputIsFile() {
    struct stat facts {};
    return fstat(STDOUT_FILENO, &facts) == 0 && S_ISREG(facts.st_mode);
}

// 101 is the earliest that is not reserved: before every global object of the student's.
__attribute__((constructor(101))) void openConsole() {
    record(What::started, 0);
    live.open();
    setvbuf(stdin, nullptr, _IOLBF, 0);
    if (outputIsFile()) setvbuf(stdout, nullptr, _IOLBF, 0);
    if (!trapReads()) {
        // Without the trap the run would differ silently from all others.
        record(What::failed, static_cast<std::uint32_t>(errno));
        _exit(1);
    }
}

}  // namespace
