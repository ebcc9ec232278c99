// The compiler opens its source before it reads the first header. It is given a file full of empty lines. When the
// headers are read, the text that the compiler holds in memory is replaced by the student's, before the compiler has
// looked at a byte of it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

class StandInSource {
public:
    // A longer source is compiled in the usual way.
    static constexpr std::size_t maxBytes = 1 << 16;

    // Called instead of opening the source.
    int open() {
        const std::string blank(maxBytes, '\n');
        file = memfd_create("source", MFD_CLOEXEC);
        if (file >= 0 && pwrite(file, blank.data(), blank.size(), 0) != static_cast<ssize_t>(blank.size())) return -1;
        return file;
    }

    void noteRead(int from, char *place) {
        if (from == file && text == nullptr) text = place;
    }

    // Finds where the compiler keeps the end of the text: after its beginning, in one of its structures. False if that
    // is not found, or more than once: then this is no compiler that we know.
    bool findEnd() {
        if (text == nullptr || std::count(text, text + maxBytes, '\n') != maxBytes) return false;
        std::FILE *maps = std::fopen("/proc/self/maps", "re");
        if (maps == nullptr) return false;
        char line[512];
        unsigned found = 0;
        while (std::fgets(line, sizeof line, maps) != nullptr) {
            unsigned long from = 0, to = 0, inode = 0;
            char rights[8] = "";
            const bool read = std::sscanf(line, "%lx-%lx %7s %*s %*s %lu", &from, &to, rights, &inode) == 4;
            // Excludes memory of files, such as the header, and our own stack, which may contain the same two pointers.
            const bool isOwn = read && inode == 0 && std::strstr(line, "[stack]") == nullptr;
            if (isOwn && std::strncmp(rights, "rw", 2) == 0) found += search(from, to);
        }
        std::fclose(maps);
        return found == 1;
    }

    // False if the text is too long.
    bool become(const std::string &source) {
        static const std::string mark = "\xef\xbb\xbf";
        const std::size_t skipped = source.compare(0, mark.size(), mark) == 0 ? mark.size() : 0;
        const std::size_t length = source.size() - skipped;
        if (length > maxBytes) return false;
        std::memcpy(text, source.data() + skipped, length);
        // Ends the text as the compiler does when it reads one: with a line end like the last one, and zeros.
        text[length] = length > 0 && text[length - 1] == '\r' ? '\r' : '\n';
        std::memset(text + length + 1, 0, std::min<std::size_t>(15, maxBytes - length));
        *end = text + length;
        return true;
    }

private:
    unsigned search(unsigned long from, unsigned long to) {
        unsigned found = 0;
        for (auto *word = reinterpret_cast<char **>(from); word + 1 < reinterpret_cast<char **>(to); ++word) {
            if (word[0] != text || word[1] != text + maxBytes) continue;
            end = word + 1;
            ++found;
        }
        return found;
    }

    int file = -1;
    char *text = nullptr;
    char **end = nullptr;
};
