// Which bytes a program may touch, in the form of g++ -fsanitize=kernel-address: one shadow byte describes eight bytes.
// With this option, the compiler leaves the shadows to the program, so only memory that can hold a student's arrays
// needs them: the stack, the program's own variables, and what `new T[n]` returns.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <sys/mman.h>

#include "check-trace.hpp"

namespace {

// gxx/checks/check-flags.ts gives the compiler the same number.
constexpr std::uintptr_t shadowOffset = 0x7fff8000;

enum Shadow : unsigned char {
    stackBefore = 0xf1, stackBetween = 0xf2, stackBehind = 0xf3, outOfScope = 0xf8, variableBehind = 0xf9,
    arrayBeside = 0xfa, arrayFreed = 0xfd
};

struct Region {
    std::uintptr_t begin = 0;
    std::uintptr_t end = 0;
    bool has(std::uintptr_t place) const { return place >= begin && place < end; }
};

struct Shadows {
    Region stack;
    Region program;
    Region arrays;
    bool ready = false;
};

inline Shadows shadows;

inline unsigned char *shadowOf(std::uintptr_t place) { return reinterpret_cast<unsigned char *>((place >> 3) + shadowOffset); }

inline bool isShadowed(std::uintptr_t place) {
    return shadows.stack.has(place) || shadows.program.has(place) || shadows.arrays.has(place);
}

inline bool mapShadow(const Region &region) {
    constexpr std::uintptr_t page = 4096;
    const std::uintptr_t begin = reinterpret_cast<std::uintptr_t>(shadowOf(region.begin)) & ~(page - 1);
    const std::uintptr_t end = (reinterpret_cast<std::uintptr_t>(shadowOf(region.end)) + page) & ~(page - 1);
    constexpr int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED;
    return mmap(reinterpret_cast<void *>(begin), end - begin, PROT_READ | PROT_WRITE, flags, -1, 0) != MAP_FAILED;
}

constexpr std::size_t arrayBytes = std::size_t{48} << 20;

// Runs before any student code. Memory whose shadows cannot be mapped is not checked, except for the stack: the
// compiler's own code writes to its shadows without checking.
inline void prepareShadows() {
    if (shadows.ready) return;
    shadows.ready = true;
    const auto here = reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0));
    constexpr std::uintptr_t below = std::uintptr_t{16} << 20;
    constexpr std::uintptr_t above = std::uintptr_t{1} << 20;
    const Region stack{(here - below) & ~std::uintptr_t{4095}, (here + above) & ~std::uintptr_t{4095}};
    const Region program{reinterpret_cast<std::uintptr_t>(__ehdr_start), reinterpret_cast<std::uintptr_t>(_end)};
    if (!mapShadow(stack)) _exit(3);
    shadows.stack = stack;
    if (mapShadow(program)) shadows.program = program;
    void *arrays = mmap(nullptr, arrayBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (arrays == MAP_FAILED) return;
    const auto begin = reinterpret_cast<std::uintptr_t>(arrays);
    const Region region{begin, begin + arrayBytes};
    if (mapShadow(region)) shadows.arrays = region;
}

inline void forbid(std::uintptr_t begin, std::size_t bytes, Shadow how) { std::memset(shadowOf(begin), how, bytes >> 3); }

// The last shadow byte may allow fewer than eight bytes.
inline void allow(std::uintptr_t begin, std::size_t bytes) {
    std::memset(shadowOf(begin), 0, bytes >> 3);
    if ((bytes & 7) != 0) *shadowOf(begin + bytes) = static_cast<unsigned char>(bytes & 7);
}

inline bool mayTouch(std::uintptr_t place) {
    const auto shadow = static_cast<signed char>(*shadowOf(place));
    return shadow == 0 || (shadow > 0 && static_cast<signed char>(place & 7) < shadow);
}

// The first byte that must not be touched, or 0.
inline std::uintptr_t firstForbidden(std::uintptr_t begin, std::size_t bytes) {
    if (bytes == 0 || !isShadowed(begin) || !isShadowed(begin + bytes - 1)) return 0;
    for (std::uintptr_t place = begin; place < begin + bytes;) {
        if (!mayTouch(place)) return place;
        // Continue with the next eight bytes, or with the last byte, whose shadow includes the bytes before it.
        const std::uintptr_t next = (place | 7) + 1;
        const std::uintptr_t last = begin + bytes - 1;
        if ((last | 7) + 1 == next && place < last) place = last;
        else place = next;
    }
    return 0;
}

}  // namespace
