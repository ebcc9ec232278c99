// Finds the variable that is nearest to a forbidden place. The compiler describes each frame in a text, and registers
// each global variable.
#pragma once

#include <cstdlib>
#include <initializer_list>

#include "check-shadow.hpp"

namespace {

struct Neighbour {
    const char *where = "outside";
    // Bytes between the variable and the first place that was touched.
    std::uint64_t distance = 0;
    // For example `board:12`, with the line of the declaration if the compiler gives it.
    char name[128] = "";
    std::uint64_t bytes = 0;
};

struct KnownGlobal {
    std::uintptr_t begin;
    std::size_t bytes;
    std::size_t bytesWithRoom;
    const char *name;
};

constexpr std::size_t maxGlobals = 2048;
KnownGlobal globals[maxGlobals];
std::size_t globalCount = 0;

void rememberGlobal(const KnownGlobal &one) {
    if (globalCount < maxGlobals) globals[globalCount++] = one;
}

void copyName(Neighbour &neighbour, const char *name, std::size_t length) {
    const std::size_t kept = length < sizeof neighbour.name ? length : sizeof neighbour.name - 1;
    // A control character would end a part of our line.
    for (std::size_t at = 0; at < kept; ++at) neighbour.name[at] = static_cast<unsigned char>(name[at]) < ' ' ? '?' : name[at];
    neighbour.name[kept] = '\0';
}

struct Access {
    std::uintptr_t begin;
    std::size_t bytes;
};

// Takes this variable if it is nearer than the one before. A variable no larger than the access is no array: an array
// further away was probably meant.
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

// The text of a frame: the number of variables, and for each its place, its size, the length of its name, and its name.
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
    constexpr std::uintptr_t maxBytes = std::uintptr_t{8} << 20;
    const std::uintptr_t lowest = forbidden - shadows.stack.begin > maxBytes ? forbidden - maxBytes : shadows.stack.begin;
    // Reads the shadows first: all of them are mapped, but perhaps not all of the stack.
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
    // Goes back to the marks before an array, where its size is kept.
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
