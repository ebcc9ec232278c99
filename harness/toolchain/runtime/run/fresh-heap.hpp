// A program gets its first memory from what others have given back before it gets any that nobody had. In a process of its
// own there would be next to nothing of that, and whoever forgets to set what is new finds zeros.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

// What was taken from the memory that nobody had, to find out that there is no other: nobody knows where it is.
struct UsedUpMemory {
    std::uintptr_t begin = 0;
    std::uintptr_t end = 0;
};

inline UsedUpMemory usedUpMemory;

// Where the memory begins that nobody has at the moment.
inline char *unusedMemory() { return static_cast<char *>(sbrk(0)) - mallinfo2().keepcost; }

// Somebody may have had it and given it back.
inline void emptyUnusedMemory() {
    const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
    // The C library keeps its size there.
    char *begin = unusedMemory() + 2 * sizeof(std::size_t);
    char *end = static_cast<char *>(sbrk(0));
    char *wholePages = reinterpret_cast<char *>((reinterpret_cast<std::uintptr_t>(begin) + page - 1) & ~(page - 1));
    if (wholePages >= end) return;
    std::memset(begin, 0, static_cast<std::size_t>(wholePages - begin));
    madvise(wholePages, static_cast<std::size_t>(end - wholePages), MADV_DONTNEED);
}

// Whatever was given back is taken again and kept.
inline void useUpFreedMemory() {
    // The largest that the C library keeps by its size; those that are larger it divides.
    constexpr std::size_t largest = 1032, smallest = 24, step = 16;
    const char *unused = unusedMemory();
    for (std::size_t size = largest; size >= smallest; size -= step) {
        // Volatile, as compilers know what malloc is for, and that nobody needs this.
        for (const char *volatile piece = nullptr; piece < unused;) piece = static_cast<char *>(std::malloc(size));
    }
    usedUpMemory = {reinterpret_cast<std::uintptr_t>(unused), reinterpret_cast<std::uintptr_t>(unusedMemory())};
    emptyUnusedMemory();
}
