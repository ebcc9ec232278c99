// Which variable a forbidden place lies beside. The compiler describes each frame in a text, and tells of each global one.
#pragma once

#include <cstdlib>
#include <initializer_list>

#include "check-shadow.hpp"

namespace {

struct Neighbour {
    const char *where = "outside";
    // Bytes between the variable and the place that was touched first.
    std::uint64_t distance = 0;
    // `board:12`, with the line of its declaration where the compiler says it.
    char name[128] = "";
    std::uint64_t bytes = 0;
};

struct KnownGlobal {
    std::uintptr_t begin;
    std::size_t bytes;
    std::size_t bytesWithRoom;
    const char *name;
};

constexpr std::size_t mostGlobals = 2048;
KnownGlobal globals[mostGlobals];
std::size_t globalCount = 0;

void rememberGlobal(const KnownGlobal &one) {
    if (globalCount < mostGlobals) globals[globalCount++] = one;
}

void copyName(Neighbour &neighbour, const char *name, std::size_t length) {
    const std::size_t kept = length < sizeof neighbour.name ? length : sizeof neighbour.name - 1;
    // Nothing in it may end a part of our line.
    for (std::size_t at = 0; at < kept; ++at) neighbour.name[at] = static_cast<unsigned char>(name[at]) < ' ' ? '?' : name[at];
    neighbour.name[kept] = '\0';
}

struct Access {
    std::uintptr_t begin;
    std::size_t bytes;
};

// Takes this variable if it is nearer than the one before. What is as small as that which was touched has no elements: an
// array further away is what was meant.
void consider(Neighbour &nearest, const Access &access, std::uintptr_t begin, std::size_t bytes, const char *name, std::size_t length) {
    const std::uintptr_t touched = access.begin;
    const bool isBehind = touched >= begin + bytes;
    const std::uint64_t distance = isBehind ? touched - (begin + bytes) : touched < begin ? begin - touched : 0;
    const bool isSmall = bytes <= access.bytes;
    const bool wasSmall = nearest.bytes <= access.bytes;
    const bool isBetter = isSmall == wasSmall ? distance < nearest.distance : wasSmall;
    if (nearest.bytes != 0 && !isBetter) return;
    nearest.where = isBehind ? "behind" : touched < begin ? "before" : "inside";
    nearest.distance = distance;
    nearest.bytes = bytes;
    copyName(nearest, name, length);
}

constexpr std::uint64_t beginsFrame = 0x41b58ab3;

// From the text of the frame: how many variables, and of each its place, its size, the length of its name, and the name.
void considerFrame(Neighbour &nearest, const Access &access, std::uintptr_t frame) {
    const char *text = nullptr;
    std::memcpy(&text, reinterpret_cast<const void *>(frame + sizeof(void *)), sizeof text);
    if (!isInProgram(reinterpret_cast<std::uintptr_t>(text))) return;
    char *rest = nullptr;
    for (unsigned long left = std::strtoul(text, &rest, 10); left > 0 && *rest != '\0'; --left) {
        const unsigned long place = std::strtoul(rest, &rest, 10);
        const unsigned long bytes = std::strtoul(rest, &rest, 10);
        const unsigned long length = std::strtoul(rest, &rest, 10);
        if (*rest != ' ' || std::strlen(rest + 1) < length) return;
        consider(nearest, access, frame + place, bytes, rest + 1, length);
        rest += 1 + length;
    }
}

Neighbour neighbourOnStack(const Access &access, std::uintptr_t forbidden) {
    Neighbour nearest;
    constexpr std::uintptr_t mostBytes = std::uintptr_t{8} << 20;
    const std::uintptr_t lowest = forbidden - shadows.stack.begin > mostBytes ? forbidden - mostBytes : shadows.stack.begin;
    // Shadows first: they are all mapped, the stack need not be.
    for (std::uintptr_t place = forbidden & ~std::uintptr_t{7}; place > lowest; place -= 8) {
        if (*shadowOf(place) != stackBefore) continue;
        std::uint64_t word = 0;
        std::memcpy(&word, reinterpret_cast<const void *>(place), sizeof word);
        if (word != beginsFrame) continue;
        considerFrame(nearest, access, place);
        break;
    }
    if (*shadowOf(forbidden) == outOfScope) nearest.where = "scope";
    return nearest;
}

Neighbour neighbourAmongGlobals(const Access &access) {
    Neighbour nearest;
    for (std::size_t index = 0; index < globalCount; ++index) {
        const KnownGlobal &one = globals[index];
        consider(nearest, access, one.begin, one.bytes, one.name, std::strlen(one.name));
    }
    return nearest;
}

Neighbour neighbourAmongArrays(const Access &access, std::uintptr_t forbidden) {
    Neighbour nearest;
    // From the marks before an array on; its size stands there.
    constexpr std::uintptr_t beside = 32;
    std::uintptr_t place = forbidden & ~std::uintptr_t{31};
    while (place > shadows.arrays.begin && *shadowOf(place) != arrayBeside) place -= 32;
    const bool isFreed = *shadowOf(forbidden) == arrayFreed;
    for (const std::uintptr_t head : {place, place - 32, place - 64}) {
        std::size_t bytes = 0;
        if (head < shadows.arrays.begin || head > forbidden) continue;
        std::memcpy(&bytes, reinterpret_cast<const void *>(head), sizeof bytes);
        if (bytes == 0 || bytes > shadows.arrays.end - head || *shadowOf(head + beside) == arrayBeside) continue;
        consider(nearest, access, head + beside, bytes, "", 0);
        break;
    }
    if (isFreed) nearest.where = "freed";
    return nearest;
}

Neighbour neighbourOf(std::uintptr_t begin, std::size_t bytes, std::uintptr_t forbidden) {
    const Access access{begin, bytes};
    if (shadows.stack.has(forbidden)) return neighbourOnStack(access, forbidden);
    if (shadows.arrays.has(forbidden)) return neighbourAmongArrays(access, forbidden);
    return neighbourAmongGlobals(access);
}

}  // namespace
