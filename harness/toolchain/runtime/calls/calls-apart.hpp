// Calls that one process makes as if each were its first: between two calls, games.hpp restores all memory except this
// structure.
#pragma once

#include <cstddef>
#include <cstdint>

struct CallsApart {
    std::uint32_t made;
    std::size_t recordsAt;
};

// Passed as the number of arguments; the arguments then point to the structure above.
constexpr int callsApart = -1;
