// The handler of trapped system calls, inside the student's process. It makes files behave like the terminal that the
// program was written for, and it ends a program that does something forbidden.
//
// - Each read gets one line, as from a terminal, and the place of that line among the output is recorded.
// - A program that asks for more input than there is ends there, instead of looping on an end of input which no person
//   at a keyboard ever produces. If the input is closed, as with Ctrl-D, the program reads its end instead.
//
// All reading, by cin, scanf and everything else, ends in the system call read(0, ...), also inside the C library,
// where replacing a function would have no effect. So the system call itself is trapped and done here.
//
// The records on descriptor 3 are the program's own word: a program that writes there itself spoils the display of its
// own run, and one that claims to have asked for more input only ends as if it had asked.
#pragma once

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <sys/ioctl.h>
#include <sys/uio.h>
#include <unistd.h>

#include "../run/machine.hpp"
#include "../protocol/shared.hpp"
#include "system-calls.hpp"

// The code that the kernel gives a signal for a system call that a filter trapped.
constexpr int trappedByFilter = 1;

constexpr int recordFile = 3;
constexpr int requestFile = 4;
constexpr int programFile = 5;

// The TypeScript half is gxx/run/console-records.ts.
enum class What : std::uint32_t { started = 1, read = 2, endOfInput = 3, notLoaded = 4, ended = 5, waits = 6 };

struct Record {
    What what;
    // Bytes read.
    std::uint32_t number;
    // Bytes of output before this record.
    std::uint64_t after;
};

struct Trap {
    // How far the program has read. Standard input is a file in memory, read by position.
    off_t position = 0;
    // Behind the last line the program reads the end of its input, as often as it likes.
    bool isClosed = false;
    bool hasReadEnd = false;
    // Set while the loader opens its one file: the program.
    bool loading = false;
    bool loaded = false;
    // The end of the libraries may be skipped (quick-exit.hpp).
    bool canEndQuickly = false;
    // Many runs share this process.
    bool many = false;
    // Input and output of many runs need no system calls (quick-streams.hpp).
    bool quick = false;
    // A line of input needs no trap (quick-streams.hpp).
    bool ownInput = false;
    struct Games *games = nullptr;
    Offence *offence = nullptr;
    // Set for an interactive program: handles some calls differently (student-console.hpp).
    std::optional<long> (*conversationCall)(int number, const ucontext_t *context) = nullptr;
};

inline Trap trapState;

// Defined in games.hpp, quick-streams.hpp and unseen-output.hpp.
inline std::size_t unseenOutput();
inline void writeUnseenOutput();
inline void forgetUnseenOutput();
inline void keepRecord(What what, std::uint32_t number);
inline ssize_t copyInput(void *buffer, std::size_t size, off_t position);
[[noreturn]] inline void endGame();
[[noreturn]] inline void leaveGames();

inline std::uint64_t printedBytes() { return static_cast<std::uint64_t>(lseek(STDOUT_FILENO, 0, SEEK_CUR)); }

inline void record(What what, std::uint32_t number) {
    if (trapState.many) return keepRecord(what, number);
    // The place of a line is behind all that was printed before it, even if that is still in a buffer.
    const std::uint64_t unseen = trapState.conversationCall == nullptr ? unseenOutput() : 0;
    const Record entry{what, number, printedBytes() + unseen};
    syscall(SYS_write, recordFile, &entry, sizeof entry);
}

[[noreturn]] inline void endHere() {
    if (trapState.many) endGame();
    for (;;) syscall(SYS_exit_group, 0);
}

[[noreturn]] inline void forbid(Forbidden what) {
    // If many runs share the process, the report would not say which run it was: this one is run again alone.
    if (trapState.many) leaveGames();
    trapState.offence->what = what;
    endHere();
}

// A read of nothing is recorded once: a program may read the end for ever, and the records have a limit.
inline long readEnd() {
    if (!trapState.hasReadEnd) record(What::read, 0);
    trapState.hasReadEnd = true;
    return 0;
}

inline long nextLine(void *buffer, std::size_t size) {
    if (size == 0) return 0;
    const ssize_t got = trapState.many ? copyInput(buffer, size, trapState.position)
                                       : pread(STDIN_FILENO, buffer, size, trapState.position);
    if (got < 0) return -errno;
    if (got == 0 && trapState.isClosed) return readEnd();
    if (got == 0) {
        writeUnseenOutput();
        record(What::endOfInput, 0);
        endHere();
    }
    const void *newline = std::memchr(buffer, '\n', static_cast<std::size_t>(got));
    const std::ptrdiff_t toNewline = static_cast<const char *>(newline) - static_cast<const char *>(buffer) + 1;
    const long length = newline == nullptr ? got : toNewline;
    record(What::read, static_cast<std::uint32_t>(length));
    trapState.position += length;
    return length;
}

// A read into several buffers may fill fewer than it was given, so the first one is enough.
inline long readLineInParts(const struct iovec *parts, std::size_t count) {
    for (std::size_t part = 0; part < count; ++part) {
        if (parts[part].iov_len > 0) return nextLine(parts[part].iov_base, parts[part].iov_len);
    }
    return 0;
}

inline bool belongsToSystem(const char *path) {
    for (const char *beginning : {"/usr/", "/lib", "/proc/", "/sys/", "/dev/", "/etc/localtime", "/etc/ld.so"}) {
        if (std::strncmp(path, beginning, std::strlen(beginning)) == 0) return true;
    }
    return false;
}

inline long onPath(const PathCall &call, const ucontext_t *context) {
    const auto *path = reinterpret_cast<const char *>(Machine::argument(context, call.path));
    if (call.number == SYS_openat && trapState.loading) {
        trapState.loading = false;
        return programFile;
    }
    if (path == nullptr) return -EFAULT;
    // The C library gets the facts of an open file by this call.
    if (call.number == SYS_newfstatat && *path == '\0' && (Machine::argument(context, 3) & AT_EMPTY_PATH) != 0) {
        const long result = syscall(SYS_fstat, Machine::argument(context, 0), Machine::argument(context, 2));
        return result < 0 ? -errno : result;
    }
    if (!belongsToSystem(path)) forbid(Forbidden::files);
    return -ENOENT;
}

// As at a keyboard: whatever lines follow, nothing has been typed yet.
inline long onQuestion(const ucontext_t *context) {
    if (Machine::argument(context, 1) != FIONREAD) return -ENOTTY;
    *reinterpret_cast<int *>(Machine::argument(context, 2)) = 0;
    return 0;
}

// A file may name another process as its owner, to which signals are sent.
inline long onOwner(const ucontext_t *context) {
    const auto command = static_cast<int>(Machine::argument(context, 1));
    if (command == F_SETOWN || command == F_SETOWN_EX || command == F_SETSIG) forbid(Forbidden::signals);
    return -EINVAL;
}

inline long resultOf(int number, const ucontext_t *context) {
    if (number == SYS_exit_group) {
        forgetUnseenOutput();
        endGame();
    }
    if (trapState.conversationCall != nullptr) {
        if (const auto result = trapState.conversationCall(number, context)) return *result;
    }
    if (number == SYS_read) {
        return nextLine(reinterpret_cast<void *>(Machine::argument(context, 1)), Machine::argument(context, 2));
    }
    if (number == SYS_readv) {
        const auto *parts = reinterpret_cast<const struct iovec *>(Machine::argument(context, 1));
        return readLineInParts(parts, Machine::argument(context, 2));
    }
    if (number == SYS_ioctl) return onQuestion(context);
    if (number == SYS_fcntl && !trapState.many) return onOwner(context);
    for (const PathCall &call : pathCalls) {
        if (call.number == number) return onPath(call, context);
    }
    for (const ForbiddenCall &call : forbiddenCalls) {
        if (call.number == number) forbid(call.what);
    }
    if (number == SYS_kill || number == SYS_tgkill) forbid(Forbidden::signals);
    if (number == SYS_prlimit64) forbid(Forbidden::limits);
    forbid(Forbidden::seal);
}

inline void onTrap(int, siginfo_t *info, void *interrupted) {
    // The program raised the signal itself: no filter trapped a call.
    if (info->si_code != trappedByFilter) forbid(Forbidden::seal);
    const int errorBefore = errno;
    auto *context = static_cast<ucontext_t *>(interrupted);
    Machine::setResult(context, resultOf(info->si_syscall, context));
    errno = errorBefore;
}
