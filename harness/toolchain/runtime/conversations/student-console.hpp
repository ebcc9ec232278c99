// What is different for a program that is talked to while it runs, inside its own process: the system calls that
// trap.hpp has to leave to us.
//
// - Standard input is a pipe. A program that asks for more than there is waits, after it has recorded that it does, or
//   sees the end of its input.
// - A program that commands another one opens two pipes by the names that it was given. Nothing is opened: it gets what
//   it has had from the start, by a new number. So there is no file in the world that it could open.
// - What it reads from that other program is trapped, too: before it waits for an answer, it records that it does.
#pragma once

#include <optional>

#include "input.hpp"
#include "../sandbox/seal.hpp"

// The names are the program's arguments; the order is that of the handout: to the other program, and from it.
constexpr const char *pipeNames[] = {"to-opponent", "from-opponent"};
constexpr int commandFile = 6;
constexpr int answerFile = 7;

struct TalkConsole {
    LiveInput input;
    // Of answers, in bytes.
    std::uint64_t consumed = 0;
};

inline TalkConsole talkConsole;

// Whoever talks to the program knows then that nothing more comes until something is said.
inline void recordWaiting(std::uint64_t consumed) {
    const Record entry{What::waits, 0, consumed};
    syscall(SYS_write, recordFile, &entry, sizeof entry);
}

inline long readAnswer(void *buffer, std::size_t size) {
    struct pollfd answers {answerFile, POLLIN, 0};
    // A program that has asked not to be kept waiting goes on with something else.
    const bool waits = (fcntl(answerFile, F_GETFL) & O_NONBLOCK) == 0;
    if (waits && poll(&answers, 1, 0) == 0) recordWaiting(talkConsole.consumed);
    const ssize_t got = read(answerFile, buffer, size);
    if (got < 0) return -errno;
    talkConsole.consumed += static_cast<std::uint64_t>(got);
    return got;
}

inline long readTalk(int file, void *buffer, std::size_t size) {
    if (size == 0) return 0;
    if (file >= lowestAnswerFile) return readAnswer(buffer, size);
    return talkConsole.input.readLine(buffer, size, recordWaiting, [](std::uint32_t length) { record(What::read, length); });
}

inline long readTalkInParts(int file, const struct iovec *parts, std::size_t count) {
    for (std::size_t part = 0; part < count; ++part) {
        if (parts[part].iov_len > 0) return readTalk(file, parts[part].iov_base, parts[part].iov_len);
    }
    return 0;
}

// Other directions than that of the handout lead nowhere.
inline long openPipe(int pipe, int flags) {
    const int refused = pipe == commandFile ? O_RDONLY : O_WRONLY;
    if ((flags & O_ACCMODE) == refused) return -EACCES;
    const int file = fcntl(pipe, F_DUPFD, pipe == answerFile ? lowestAnswerFile : 0);
    return file < 0 ? -errno : file;
}

// Which of our pipes a call is about; 0: none.
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

inline std::optional<long> onTalkersCall(int number, const ucontext_t *context) {
    const auto file = static_cast<int>(Machine::argument(context, 0));
    const std::uint64_t where = Machine::argument(context, 1);
    const std::uint64_t howMuch = Machine::argument(context, 2);
    if (number == SYS_read) return readTalk(file, reinterpret_cast<void *>(where), howMuch);
    if (number == SYS_readv) return readTalkInParts(file, reinterpret_cast<const struct iovec *>(where), howMuch);
    for (const PathCall &call : pathCalls) {
        if (call.number == number) return onPipe(call, context);
    }
    return std::nullopt;
}
