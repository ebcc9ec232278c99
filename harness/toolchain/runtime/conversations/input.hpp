// Standard input as a pipe: for a program that somebody talks to while it runs, and for one that shall see the end of its
// input. Like a terminal, it gives one line at a time.
#pragma once

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

class LiveInput {
public:
    // False where standard input is a file, which holds all that will ever be typed.
    bool open() {
        struct stat facts {};
        if (fstat(STDIN_FILENO, &facts) != 0 || !S_ISFIFO(facts.st_mode)) return false;
        // Reads of standard input are trapped. This is the same pipe by another number.
        pipe = fcntl(STDIN_FILENO, F_DUPFD, lowestNumber);
        return pipe >= 0;
    }

    bool isOpen() const { return pipe >= 0; }

    // Up to and with the next newline. Before it would have to wait, it calls `beforeWaiting` with the bytes that have
    // been read so far: whoever talks to the program then knows that nothing more comes until something is said. After
    // each line, it calls `afterReading` with its length.
    template <class BeforeWaiting, class AfterReading>
    long readLine(void *buffer, std::size_t size, BeforeWaiting beforeWaiting, AfterReading afterReading) {
        if (from == until) {
            if (!somethingIsThere()) beforeWaiting(consumed);
            const long got = syscall(SYS_read, pipe, store, sizeof store);
            if (got < 0) return -errno;
            from = 0;
            until = static_cast<std::size_t>(got);
        }
        const std::size_t length = lineLength(size);
        std::memcpy(buffer, store + from, length);
        from += length;
        consumed += length;
        if (length > 0) afterReading(static_cast<std::uint32_t>(length));
        return static_cast<long>(length);
    }

private:
    static constexpr int lowestNumber = 20;

    bool somethingIsThere() const {
        struct pollfd input {pipe, POLLIN, 0};
        return poll(&input, 1, 0) > 0;
    }

    std::size_t lineLength(std::size_t most) const {
        const std::size_t left = until - from < most ? until - from : most;
        const void *newline = std::memchr(store + from, '\n', left);
        return newline == nullptr ? left : static_cast<std::size_t>(static_cast<const char *>(newline) - store) + 1 - from;
    }

    int pipe = -1;
    char store[4096] = {};
    std::size_t from = 0;
    std::size_t until = 0;
    std::uint64_t consumed = 0;
};
