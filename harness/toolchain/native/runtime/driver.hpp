// Calls the student's functions one by one. ../driver-source.ts generates, for each assignment, a short file that
// includes this one and lists the required functions; it is linked with the student's objects, whose main has been
// renamed.
//
// Everything here has internal linkage, so that no name of the student's can clash with one of ours.
//
// The request is read completely before any code of the student's runs, and results leave on descriptor 3 behind the
// nonce of the request: whatever a function prints, it cannot be taken for a result. (Code inside this process could
// find the nonce in memory. It would still have to know the right results, which never come here.)

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <iostream>
#include <string>
#include <unistd.h>

namespace {

// Every argument and result travels as one of these; a reference parameter is written back into its place.
using Word = std::int64_t;

struct Function {
    bool defined;
    std::size_t parameters;
    Word (*call)(Word *arguments);
};

// A function that forgets to return leaves anything in the register. A bool is what an `if` would make of it.
[[maybe_unused]] Word toWord(const bool &value) {
    unsigned char byte;
    std::memcpy(&byte, &value, 1);
    return byte != 0;
}
[[maybe_unused]] Word toWord(const char &value) { return static_cast<unsigned char>(value); }
[[maybe_unused]] Word toWord(const int &value) { return value; }
[[maybe_unused]] Word toWord(const long long &value) { return value; }

constexpr int recordFile = 3;
constexpr std::size_t nonceBytes = 16;

// The TypeScript half is ../call-records.ts.
enum class What : std::uint32_t { started = 1, ready = 2, returned = 3 };

struct RequestHead {
    unsigned char nonce[nonceBytes];
    std::uint32_t function;
    std::uint32_t calls;
};

struct RecordHead {
    unsigned char nonce[nonceBytes];
    What what;
    std::uint32_t call;
    // Bytes of output so far.
    std::uint64_t printed;
    // The result of the call; for `ready`, whether the function exists.
    Word result;
};

// Plain data: the early constructor below runs before objects of this file would be constructed.
unsigned char *request = nullptr;
std::size_t requestBytes = 0;

RequestHead requestHead() {
    RequestHead head{};
    std::memcpy(&head, request, sizeof head);
    return head;
}

void record(What what, std::uint32_t call, Word result, const Word *arguments, std::size_t count) {
    RecordHead head{};
    std::memcpy(head.nonce, request, nonceBytes);
    head.what = what;
    head.call = call;
    head.printed = static_cast<std::uint64_t>(lseek(STDOUT_FILENO, 0, SEEK_CUR));
    head.result = result;
    // One write, so that a process that dies leaves whole records only.
    unsigned char bytes[sizeof head + 64 * sizeof(Word)];
    std::memcpy(bytes, &head, sizeof head);
    if (count > 0) std::memcpy(bytes + sizeof head, arguments, count * sizeof(Word));
    const std::size_t length = sizeof head + count * sizeof(Word);
    if (write(recordFile, bytes, length) != static_cast<ssize_t>(length)) _exit(3);
}

void readRequest() {
    std::size_t room = 0;
    for (;;) {
        if (requestBytes == room) {
            room = room * 2 + 4096;
            request = static_cast<unsigned char *>(std::realloc(request, room));
            if (request == nullptr) _exit(3);
        }
        const ssize_t got = read(STDIN_FILENO, request + requestBytes, room - requestBytes);
        if (got <= 0) break;
        requestBytes += static_cast<std::size_t>(got);
    }
    if (requestBytes < sizeof(RequestHead)) _exit(3);
}

// 101 is the earliest that is not reserved: before every global object of the student's. From here on, a function that
// reads standard input finds it at its end.
__attribute__((constructor(101))) void prepare() {
    readRequest();
    const int nothing = open("/dev/null", O_RDONLY);
    if (nothing >= 0) {
        dup2(nothing, STDIN_FILENO);
        close(nothing);
    } else {
        close(STDIN_FILENO);
    }
    setvbuf(stdout, nullptr, _IOLBF, 0);
    record(What::started, 0, 0, nullptr, 0);
}

void flushOutput() {
    std::cout.flush();
    std::fflush(stdout);
}

[[noreturn]] void serveCalls(const Function *functions) {
    const RequestHead head = requestHead();
    const Function &function = functions[head.function];
    flushOutput();
    record(What::ready, 0, function.defined, nullptr, 0);
    const unsigned char *next = request + sizeof head;
    for (std::uint32_t call = 0; function.defined && call < head.calls; ++call) {
        Word arguments[64] = {};
        std::memcpy(arguments, next, function.parameters * sizeof(Word));
        next += function.parameters * sizeof(Word);
        const Word result = function.call(arguments);
        flushOutput();
        record(What::returned, call, result, arguments, function.parameters);
    }
    // Destructors of the student's global objects are no part of any call.
    _exit(0);
}

}  // namespace
