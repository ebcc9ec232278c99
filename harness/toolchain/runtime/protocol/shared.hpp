// What runner, zygote and leaf have in common. The zygote is a copy of the runner that was made before the first
// request: it knows limits, and never an input or an output.
#pragma once

#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <sys/mman.h>
#include <vector>

#include "case.hpp"
#include "memory-file.hpp"

struct Order {
    std::uint32_t program;
    Input kind;
    std::uint64_t cpuMilliseconds;
    std::uint64_t wallMilliseconds;
    std::uint64_t memoryBytes;
    std::uint64_t fileBytes;
};

// Errors are not compared, and may be longer than the output; ../run-end.ts knows how long.
constexpr std::uint64_t errorBytes = 64 << 10;

// One byte more than may be written: whoever writes exactly what is allowed gets away, whoever writes more is seen to have
// done so. The limit is for each file, hence the largest of them.
inline std::uint64_t fileBytesFor(const Case &one) {
    return std::max({one.printedBytes, one.recordBytes, errorBytes}) + 1;
}

struct Report {
    Ending ending;
    std::uint32_t number;
    std::uint64_t cpuMicroseconds;
    std::uint64_t waitMicroseconds;
    // Of a leaf that failed on our side: what it was about, a text of the program that all of them are.
    const char *trouble;
};

// Which step failed before the student's program began. The leaf lets go of this page then: nobody can claim
// afterwards that the fault was ours.
struct Trouble {
    const char *step;
    int error;
};

// Stays in the leaf: a program that writes there itself accuses itself.
struct Offence {
    Forbidden what;
};

template <class Page>
Page *sharedPage() {
    void *page = mmap(nullptr, sizeof(Page), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (page == MAP_FAILED) throw std::runtime_error("no shared memory could be had");
    return static_cast<Page *>(page);
}

struct Shared {
    Streams streams;
    Trouble *trouble = sharedPage<Trouble>();
    Offence *offence = sharedPage<Offence>();
    int nothing = outOfTheWay(open("/dev/null", O_RDWR | O_CLOEXEC));
    std::vector<int> programs;
    // Where the zygote asks how long a leaf has stood in line for a processor (run-times.hpp); -1: nobody knows.
    int times = -1;
    // The zygote wears its filter (seal.hpp).
    bool sealed = false;
    // Where it begins in all of them; see snapshot.hpp.
    std::uintptr_t heap = 0;
};
