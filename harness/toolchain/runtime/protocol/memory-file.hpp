// Standard streams as files in memory. Unlike with a pipe, writing never blocks, nothing has to be polled, a
// background process that keeps the stream open holds nobody up, and RLIMIT_FSIZE is the output limit.
#pragma once

#include <algorithm>
#include <fcntl.h>
#include <string>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "framing.hpp"

// Out of the way of the descriptors that a program gets (leaf.hpp), which are put in their places one by one.
inline int outOfTheWay(int file) {
    if (file < 0) return file;
    const int moved = fcntl(file, F_DUPFD_CLOEXEC, 16);
    close(file);
    return moved;
}

class MemoryFile {
public:
    explicit MemoryFile(const char *name) : file(outOfTheWay(memfd_create(name, MFD_CLOEXEC))) {
        if (file < 0) throw std::runtime_error("no file in memory could be made");
    }
    ~MemoryFile() { close(file); }
    MemoryFile(const MemoryFile &) = delete;
    MemoryFile &operator=(const MemoryFile &) = delete;

    int descriptor() const { return file; }

    // Runs share the open file, and with it what one has changed of how it is written to.
    void behaveAsBefore() const { fcntl(file, F_SETFL, O_RDWR); }

    void empty() { cut(0); }

    // Zeros, for those who write to it as to memory.
    void makeRoom(std::size_t length) { cut(length); }

    // In the memory that it had: the kernel takes longer to give some and to take it back than to write.
    void fill(const std::string &bytes) {
        lseek(file, 0, SEEK_SET);
        writeAll(file, bytes);
        cut(bytes.size());
    }

    std::uint64_t size() const {
        struct stat facts {};
        return fstat(file, &facts) == 0 ? static_cast<std::uint64_t>(facts.st_size) : 0;
    }

    std::string head(std::uint64_t most) const { return part(0, std::min(most, size())); }

    std::string tail(std::uint64_t most) const {
        const std::uint64_t all = size();
        const std::uint64_t length = std::min(most, all);
        return part(all - length, length);
    }

private:
    // Most runs write no errors: to find that out takes less than to empty an empty file.
    void cut(std::size_t length) {
        if (size() != length && ftruncate(file, static_cast<off_t>(length)) != 0) {
            throw std::runtime_error("a file in memory could not be emptied");
        }
        lseek(file, 0, SEEK_SET);
    }

    std::string part(std::uint64_t from, std::uint64_t length) const {
        std::string bytes(length, '\0');
        std::size_t done = 0;
        while (done < length) {
            const ssize_t got = pread(file, &bytes[done], length - done, static_cast<off_t>(from + done));
            if (got <= 0) break;
            done += static_cast<std::size_t>(got);
        }
        bytes.resize(done);
        return bytes;
    }

    int file;
};

// One set for all runs, one run after the other: nobody who could still write is alive when the next one begins.
struct Streams {
    MemoryFile input{"input"};
    MemoryFile printed{"printed"};
    MemoryFile errors{"errors"};
    MemoryFile records{"records"};

    void prepare(const std::string &typed) {
        for (const MemoryFile *one : {&input, &printed, &errors, &records}) one->behaveAsBefore();
        input.fill(typed);
        printed.empty();
        errors.empty();
        records.empty();
    }
};
