// The words of libstdc++ for an index outside of a container. The changed headers call this (words-of-gxx.ts).
#include <stdexcept>
#include <string>

// An index below zero is a huge number; with g++, it has 64 bits.
static std::string with64Bits(std::size_t number) {
    return std::to_string(static_cast<unsigned long long>(static_cast<long>(number)));
}

extern "C" [[noreturn]] __attribute__((visibility("default"))) void
__verbatim_outside(const char *before, std::size_t found, const char *between, std::size_t size) {
    throw std::out_of_range(before + with64Bits(found) + between + with64Bits(size) + ")");
}
