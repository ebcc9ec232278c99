// Values as they travel between the harness and a call: every argument and result is one or more 64-bit words. A
// parameter that was changed is written back into its place. The TypeScript half is gxx/calls/value-words.ts.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <new>
#include <string>
#include <type_traits>

namespace {

using Word = std::int64_t;

// A string is one word for its length, and room for so many bytes; of a longer string, only the beginning is sent.
constexpr std::size_t stringBytes = 248;

template <class Type>
[[maybe_unused]] Type fromWords(const Word *words) {
    if constexpr (std::is_same_v<Type, std::string>) {
        return {reinterpret_cast<const char *>(words + 1), static_cast<std::size_t>(*words)};
    } else {
        return static_cast<Type>(*words);
    }
}

// A bool function that forgets to return leaves any value in the register. The value is read as an `if` would read it.
[[maybe_unused]] void toWords(const bool &value, Word *words) {
    unsigned char byte;
    std::memcpy(&byte, &value, 1);
    *words = byte != 0;
}
[[maybe_unused]] void toWords(const char &value, Word *words) { *words = static_cast<unsigned char>(value); }
[[maybe_unused]] void toWords(const int &value, Word *words) { *words = value; }
[[maybe_unused]] void toWords(const long long &value, Word *words) { *words = value; }
[[maybe_unused]] void toWords(const char (&value)[8][8], Word *words) { std::memcpy(words, value, sizeof value); }
[[maybe_unused]] void toWords(const std::string &value, Word *words) {
    *words = static_cast<Word>(value.size());
    std::memset(words + 1, 0, stringBytes);
    std::memcpy(words + 1, value.data(), std::min(value.size(), stringBytes));
}

}  // namespace
