// Calls that one process makes as if each were its first: whoever enters the driver puts back all memory between them
// (games.hpp), except for what stands here.
#pragma once

#include <cstddef>
#include <cstdint>

struct CallsApart {
    std::uint32_t made;
    std::size_t recordsAt;
};

// In place of the number of arguments; the arguments are the above then.
constexpr int callsApart = -1;
