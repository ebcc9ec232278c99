// What runner, zygote and leaf have in common. The zygote is a copy of the runner from before the first request: it
// knows limits, but never an input or an output.
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

// Standard error is not compared, and may be longer than the output; gxx/run/run-end.ts knows how long.
constexpr std::uint64_t errorBytes = 64 << 10;

// One byte more than a program may write: a program that writes exactly as much as is allowed succeeds, and one that
// writes more is noticed. The limit holds for each file, hence the largest of them.
inline std::uint64_t fileBytesFor(const Case &one) {
    return std::max({one.printedBytes, one.recordBytes, errorBytes}) + 1;
}

struct Report {
    Ending ending;
    std::uint32_t number;
    std::uint64_t cpuMicroseconds;
    std::uint64_t waitMicroseconds;
    // The step that failed before the program started, or null. The pointer is valid in every process here, as they are
    // copies of one another.
    const char *failedStep;
};

// The step that failed before the student's program began. The leaf unmaps this page then, so that no program can claim
// afterwards that the fault was ours.
struct Failure {
    const char *step;
    int error;
};

// Stays mapped in the leaf: a program that writes there can only accuse itself.
struct Offence {
    Forbidden what;
};

template <class Page>
Page *sharedPage() {
    void *page = mmap(nullptr, sizeof(Page), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (page == MAP_FAILED) throw std::runtime_error("cannot map shared memory");
    return static_cast<Page *>(page);
}

struct Shared {
    Streams streams;
    Failure *failure = sharedPage<Failure>();
    Offence *offence = sharedPage<Offence>();
    int nothing = outOfTheWay(open("/dev/null", O_RDWR | O_CLOEXEC));
    std::vector<int> programs;
    // The socket on which the zygote asks how long a leaf has stood in line for a processor (run-times.hpp); -1 if the
    // times are unknown.
    int times = -1;
    // The zygote has installed its filter (seal.hpp).
    bool sealed = false;
    // The address of the heap, which is the same in all these processes; see snapshot.hpp.
    std::uintptr_t heap = 0;
};
