// What is different inside the process of an interactive program: trap.hpp leaves these system calls to this file.
//
// - Standard input is a pipe. A program that asks for more than there is records that it waits, and then waits or sees
//   the end of its input.
// - A program that commands another one opens two pipes by the names that it was given. Nothing is opened: the program
//   gets a new descriptor for a pipe that it has had from the start. So there is no file that it could open.
// - Reading from that other program is trapped, too: before the program waits for an answer, it records that it does.
#pragma once

#include <optional>

#include "input.hpp"
#include "../sandbox/seal.hpp"

// These names are the arguments of the program. The handout fixes their order: to the other program, and from it.
constexpr const char *pipeNames[] = {"to-opponent", "from-opponent"};
constexpr int commandFile = 6;
constexpr int answerFile = 7;

struct StudentConsole {
    PipedInput input;
    // How many bytes of answers the program has read.
    std::uint64_t consumed = 0;
};

inline StudentConsole studentConsole;

// Tells the runner that no more output comes until the program gets input.
inline void recordWaiting(std::uint64_t consumed) {
    const Record entry{What::waits, 0, consumed};
    syscall(SYS_write, recordFile, &entry, sizeof entry);
}

inline long readAnswer(void *buffer, std::size_t size) {
    struct pollfd answers {answerFile, POLLIN, 0};
    // A program that made its pipe non-blocking goes on without an answer.
    const bool waits = (fcntl(answerFile, F_GETFL) & O_NONBLOCK) == 0;
    if (waits && poll(&answers, 1, 0) == 0) recordWaiting(studentConsole.consumed);
    const ssize_t got = read(answerFile, buffer, size);
    if (got < 0) return -errno;
    studentConsole.consumed += static_cast<std::uint64_t>(got);
    return got;
}

inline long readForProgram(int file, void *buffer, std::size_t size) {
    if (size == 0) return 0;
    if (file >= lowestAnswerFile) return readAnswer(buffer, size);
    const auto recordLine = [](std::uint32_t length) { record(What::read, length); };
    return studentConsole.input.readLine(buffer, size, recordWaiting, recordLine);
}

inline long readInParts(int file, const struct iovec *parts, std::size_t count) {
    for (std::size_t part = 0; part < count; ++part) {
        if (parts[part].iov_len > 0) return readForProgram(file, parts[part].iov_base, parts[part].iov_len);
    }
    return 0;
}

// A pipe can only be opened in the direction that the handout gives it.
inline long openPipe(int pipe, int flags) {
    const int refused = pipe == commandFile ? O_RDONLY : O_WRONLY;
    if ((flags & O_ACCMODE) == refused) return -EACCES;
    const int file = fcntl(pipe, F_DUPFD, pipe == answerFile ? lowestAnswerFile : 0);
    return file < 0 ? -errno : file;
}

// The pipe that a call is about, or 0.
inline int pipeOf(const PathCall &call, const ucontext_t *context) {
    const auto *path = reinterpret_cast<const char *>(Machine::argument(context, call.path));
    if (path == nullptr || trapState.loading) return 0;
    if (std::strcmp(path, pipeNames[0]) == 0) return commandFile;
    if (std::strcmp(path, pipeNames[1]) == 0) return answerFile;
    return 0;
}

inline std::optional<long> onPipe(const PathCall &call, const ucontext_t *context) {
    const int pipe = pipeOf(call, context);
    if (pipe == 0) return std::nullopt;
    const auto next = [&](int index) { return Machine::argument(context, call.path + index); };
    switch (call.number) {
    case SYS_openat:
#if defined(__x86_64__)
    case SYS_open:
#endif
        return openPipe(pipe, static_cast<int>(next(1)));
    case SYS_newfstatat:
#if defined(__x86_64__)
    case SYS_stat:
    case SYS_lstat:
#endif
        return syscall(SYS_fstat, pipe, next(1)) < 0 ? -errno : 0;
    case SYS_faccessat:
    case SYS_faccessat2:
#if defined(__x86_64__)
    case SYS_access:
#endif
        return 0;
    default:
        return -ENOSYS;
    }
}

inline std::optional<long> onConversationCall(int number, const ucontext_t *context) {
    const auto file = static_cast<int>(Machine::argument(context, 0));
    const std::uint64_t where = Machine::argument(context, 1);
    const std::uint64_t howMuch = Machine::argument(context, 2);
    if (number == SYS_read) return readForProgram(file, reinterpret_cast<void *>(where), howMuch);
    if (number == SYS_readv) return readInParts(file, reinterpret_cast<const struct iovec *>(where), howMuch);
    for (const PathCall &call : pathCalls) {
        if (call.number == number) return onPipe(call, context);
    }
    return std::nullopt;
}
