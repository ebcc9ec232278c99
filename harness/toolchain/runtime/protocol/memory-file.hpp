// Standard streams as files in memory. Compared with pipes: writing never blocks, nothing has to be polled, a
// background process that keeps the stream open delays nothing, and RLIMIT_FSIZE is the output limit.
#pragma once

#include <algorithm>
#include <fcntl.h>
#include <string>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "framing.hpp"

// Moves a file away from the descriptors that a program gets (leaf.hpp), which are set one by one.
inline int outOfTheWay(int file) {
    if (file < 0) return file;
    const int moved = fcntl(file, F_DUPFD_CLOEXEC, 16);
    close(file);
    return moved;
}

class MemoryFile {
public:
    explicit MemoryFile(const char *name) : file(outOfTheWay(memfd_create(name, MFD_CLOEXEC))) {
        if (file < 0) throw std::runtime_error("cannot create a file in memory");
    }
    ~MemoryFile() { close(file); }
    MemoryFile(const MemoryFile &) = delete;
    MemoryFile &operator=(const MemoryFile &) = delete;

    int descriptor() const { return file; }

    // Runs share the open file, and so they share the flags that a run has set on it.
    void behaveAsBefore() const { fcntl(file, F_SETFL, O_RDWR); }

    void empty() { cut(0); }

    // Makes the file so long, with zeros, for a process that maps it into its memory.
    void makeRoom(std::size_t length) { cut(length); }

    // Keeps the memory of the file: to free it and to allocate it again takes the kernel longer than to write.
    void fill(const std::string &bytes) {
        lseek(file, 0, SEEK_SET);
        writeAll(file, bytes);
        cut(bytes.size());
    }

    std::uint64_t size() const {
        struct stat facts {};
        return fstat(file, &facts) == 0 ? static_cast<std::uint64_t>(facts.st_size) : 0;
    }

    std::string head(std::uint64_t maxBytes) const { return part(0, std::min(maxBytes, size())); }

    std::string tail(std::uint64_t maxBytes) const {
        const std::uint64_t all = size();
        const std::uint64_t length = std::min(maxBytes, all);
        return part(all - length, length);
    }

private:
    // Most runs write no errors, and asking for the size is quicker than emptying an empty file.
    void cut(std::size_t length) {
        if (size() != length && ftruncate(file, static_cast<off_t>(length)) != 0) {
            throw std::runtime_error("cannot set the length of a file in memory");
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

// One set for all runs, one run after the other: no process that could still write is alive when the next run begins.
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
