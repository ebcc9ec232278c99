// The compiler opens its source before it reads the first header. What it is given is a file full of blank lines; when the
// headers are in, the text that it holds in memory is changed for a student's, before a byte of it was looked at.
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
    // A source that is longer is compiled in the usual way.
    static constexpr std::size_t most = 1 << 16;

    // Instead of opening the source.
    int open() {
        const std::string blank(most, '\n');
        file = memfd_create("source", MFD_CLOEXEC);
        if (file >= 0 && pwrite(file, blank.data(), blank.size(), 0) != static_cast<ssize_t>(blank.size())) return -1;
        return file;
    }

    void noteRead(int from, char *place) {
        if (from == file && text == nullptr) text = place;
    }

    // Where the compiler keeps the end of the text: behind its beginning, in a structure of its own. False where it is
    // not found, or not once: then this is no compiler as we know them.
    bool findEnd() {
        if (text == nullptr || std::count(text, text + most, '\n') != most) return false;
        std::FILE *maps = std::fopen("/proc/self/maps", "re");
        if (maps == nullptr) return false;
        char line[512];
        unsigned found = 0;
        while (std::fgets(line, sizeof line, maps) != nullptr) {
            unsigned long from = 0, to = 0, inode = 0;
            char rights[8] = "";
            const bool read = std::sscanf(line, "%lx-%lx %7s %*s %*s %lu", &from, &to, rights, &inode) == 4;
            // No memory of a file, such as the header; nor our own stack, where the same two may stand.
            const bool isOwn = read && inode == 0 && std::strstr(line, "[stack]") == nullptr;
            if (isOwn && std::strncmp(rights, "rw", 2) == 0) found += search(from, to);
        }
        std::fclose(maps);
        return found == 1;
    }

    // False where the text is too long.
    bool become(const std::string &source) {
        static const std::string mark = "\xef\xbb\xbf";
        const std::size_t skipped = source.compare(0, mark.size(), mark) == 0 ? mark.size() : 0;
        const std::size_t length = source.size() - skipped;
        if (length > most) return false;
        std::memcpy(text, source.data() + skipped, length);
        // As the compiler ends a text that it has read: with a line end like the last one, and zeros.
        text[length] = length > 0 && text[length - 1] == '\r' ? '\r' : '\n';
        std::memset(text + length + 1, 0, std::min<std::size_t>(15, most - length));
        *end = text + length;
        return true;
    }

private:
    unsigned search(unsigned long from, unsigned long to) {
        unsigned found = 0;
        for (auto *word = reinterpret_cast<char **>(from); word + 1 < reinterpret_cast<char **>(to); ++word) {
            if (word[0] != text || word[1] != text + most) continue;
            end = word + 1;
            ++found;
        }
        return found;
    }

    int file = -1;
    char *text = nullptr;
    char **end = nullptr;
};
