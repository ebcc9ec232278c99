// A program gets freed memory before it gets new memory. In a process of its own there would be next to no freed
// memory, so a program that forgets to set a variable on the heap finds zeros. This file makes that so here, too.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

// The part of the new memory that was used up while looking for freed memory. Nothing refers to it any more.
struct UsedUpMemory {
    std::uintptr_t begin = 0;
    std::uintptr_t end = 0;
};

inline UsedUpMemory usedUpMemory;

// The beginning of the memory at the end of the heap that is free now.
inline char *unusedMemory() { return static_cast<char *>(sbrk(0)) - mallinfo2().keepcost; }

// This memory may have been used and freed before, so it is set to zeros.
inline void emptyUnusedMemory() {
    const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
    // The C library keeps the size of the free memory there.
    char *begin = unusedMemory() + 2 * sizeof(std::size_t);
    char *end = static_cast<char *>(sbrk(0));
    char *wholePages = reinterpret_cast<char *>((reinterpret_cast<std::uintptr_t>(begin) + page - 1) & ~(page - 1));
    if (wholePages >= end) return;
    std::memset(begin, 0, static_cast<std::size_t>(wholePages - begin));
    madvise(wholePages, static_cast<std::size_t>(end - wholePages), MADV_DONTNEED);
}

// Takes all freed memory again, and keeps it.
inline void useUpFreedMemory() {
    // The largest size for which the C library keeps lists of freed pieces; it divides larger pieces.
    constexpr std::size_t largest = 1032, smallest = 24, step = 16;
    const char *unused = unusedMemory();
    for (std::size_t size = largest; size >= smallest; size -= step) {
        // Volatile, because a compiler may remove a malloc whose result is not used.
        for (const char *volatile piece = nullptr; piece < unused;) piece = static_cast<char *>(std::malloc(size));
    }
    usedUpMemory = {reinterpret_cast<std::uintptr_t>(unused), reinterpret_cast<std::uintptr_t>(unusedMemory())};
    emptyUnusedMemory();
}
