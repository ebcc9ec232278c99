// The pipes between a running program and the runner.
#pragma once

#include <fcntl.h>
#include <sys/ioctl.h>
#include <utility>

#include "../protocol/memory-file.hpp"

// An open file that closes itself.
class File {
public:
    explicit File(int file = -1) : file(file) {}
    File(File &&other) noexcept : file(std::exchange(other.file, -1)) {}
    File &operator=(File &&other) noexcept {
        std::swap(file, other.file);
        return *this;
    }
    ~File() { closeNow(); }

    int descriptor() const { return file; }

    void closeNow() {
        if (file >= 0) close(file);
        file = -1;
    }

private:
    int file;
};

// The runner's end never blocks; the program's end does, as programs expect of their standard streams.
struct Pipe {
    File reading;
    File writing;
};

enum class RunnerEnd { reading, writing };

inline Pipe makePipe(RunnerEnd end) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("cannot create a pipe");
    fcntl(ends[end == RunnerEnd::reading ? 0 : 1], F_SETFL, O_NONBLOCK);
    return {File(outOfTheWay(ends[0])), File(outOfTheWay(ends[1]))};
}

// Reads what has arrived, but nothing that arrives meanwhile: a program that writes fast enough would keep us reading
// for ever.
inline std::string readWhatIsThere(const File &from) {
    int length = 0;
    if (from.descriptor() < 0 || ioctl(from.descriptor(), FIONREAD, &length) != 0 || length == 0) return "";
    std::string all(static_cast<std::size_t>(length), '\0');
    const ssize_t got = read(from.descriptor(), &all[0], all.size());
    all.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
    return all;
}

// For a pipe that has no reader yet.
inline void fillAtOnce(const File &to, const std::string &text) {
    if (!text.empty()) fcntl(to.descriptor(), F_SETPIPE_SZ, static_cast<int>(text.size()));
    if (write(to.descriptor(), text.data(), text.size()) != static_cast<ssize_t>(text.size())) {
        throw std::runtime_error("the input of the program does not fit into a pipe");
    }
}

// Text that a program does not take, because it has ended or does not read, is lost: the program will be silent.
inline void offer(const File &to, const std::string &text) {
    if (to.descriptor() < 0) return;
    [[maybe_unused]] const ssize_t taken = write(to.descriptor(), text.data(), text.size());
}
