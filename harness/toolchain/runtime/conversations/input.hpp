// Standard input as a pipe, for an interactive program and for one that must see the end of its input. Like a terminal,
// it gives one line at a time.
#pragma once

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

class PipedInput {
public:
    // False if standard input is a file, which holds the whole input from the start.
    bool open() {
        struct stat facts {};
        if (fstat(STDIN_FILENO, &facts) != 0 || !S_ISFIFO(facts.st_mode)) return false;
        // Reads of standard input are trapped, so the pipe is read through a second descriptor.
        pipe = fcntl(STDIN_FILENO, F_DUPFD, lowestNumber);
        return pipe >= 0;
    }

    bool isOpen() const { return pipe >= 0; }

    // Reads up to and including the next newline. Before it would have to wait, it calls `beforeWaiting` with the
    // number of bytes read so far: the runner then knows that no more output comes until the program gets input. After
    // each line, it calls `afterReading` with the length of the line.
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

    std::size_t lineLength(std::size_t maxBytes) const {
        const std::size_t left = until - from < maxBytes ? until - from : maxBytes;
        const void *newline = std::memchr(store + from, '\n', left);
        if (newline == nullptr) return left;
        return static_cast<std::size_t>(static_cast<const char *>(newline) - store) + 1 - from;
    }

    int pipe = -1;
    char store[4096] = {};
    std::size_t from = 0;
    std::size_t until = 0;
    std::uint64_t consumed = 0;
};
