// Calls the student's functions one by one. For each assignment, gxx/calls/driver-source.ts generates a short file that
// includes this one and lists the required functions; it is linked with the student's objects.
//
// Everything here has internal linkage, so that names in the student's code cannot clash with names of the driver.
//
// The request is read completely before any student code runs. Results are written into the file with descriptor 3,
// behind the nonce of the request, so that nothing that a function prints can be taken for a result. (Code inside this
// process could find the nonce in memory. It would still have to know the right results, which never come here.)

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <sys/mman.h>
#include <unistd.h>

#include "calls-apart.hpp"
#include "nameless-calls.hpp"
#include "object.hpp"

namespace {

struct Function {
    bool defined;
    std::size_t resultWords;
    std::size_t parameterWords;
    // The words of the result come first, and the words of the parameters follow.
    void (*call)(Word *words);
};

// gxx/calls/driver-source.ts makes sure that no function needs more.
constexpr std::size_t maxWords = 1024;

constexpr int recordFile = 3;
constexpr int requestFile = 4;
constexpr std::size_t nonceBytes = 16;

// The TypeScript half is gxx/calls/call-records.ts.
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
};

// Room at the end of that file for what a program may write there itself; see gxx/calls/call-records.ts.
constexpr std::size_t roomForProgram = 4096;

// Plain data, because the early constructor below runs before objects of this file are constructed.
unsigned char *request = nullptr;
std::size_t requestBytes = 0;
unsigned char *records = nullptr;
std::size_t recordsAt = 0;
std::size_t recordsEnd = 0;

RequestHead requestHead() {
    RequestHead head{};
    std::memcpy(&head, request, sizeof head);
    return head;
}

// If the file is long enough for all records, it is mapped into this process, and outlives it: a system call for each
// record would take longer than most functions under test. An ordinary file is written to.
void openRecords() {
    const off_t length = nameless::seek(recordFile, 0, SEEK_END);
    if (length < static_cast<off_t>(roomForProgram)) return;
    recordsEnd = static_cast<std::size_t>(length) - roomForProgram;
    nameless::seek(recordFile, static_cast<off_t>(recordsEnd), SEEK_SET);
    void *memory = nameless::share(recordFile, static_cast<std::size_t>(length));
    if (memory == MAP_FAILED) _exit(3);
    records = static_cast<unsigned char *>(memory);
}

void keepRecord(const unsigned char *bytes, std::size_t length) {
    if (recordsEnd - recordsAt < length) _exit(3);
    unsigned char *to = records + recordsAt;
    std::memcpy(to + nonceBytes, bytes + nonceBytes, length - nonceBytes);
    // The nonce comes last, so that a process that is killed leaves whole records only: without its nonce, a record
    // does not count.
    __atomic_signal_fence(__ATOMIC_RELEASE);
    std::memcpy(to, bytes, nonceBytes);
    recordsAt += length;
}

// A `ready` record says whether the function exists; a `returned` record has the words of the call.
void record(What what, std::uint32_t call, const Word *words, std::size_t count) {
    RecordHead head{};
    std::memcpy(head.nonce, request, nonceBytes);
    head.what = what;
    head.call = call;
    head.printed = static_cast<std::uint64_t>(nameless::seek(STDOUT_FILENO, 0, SEEK_CUR));
    unsigned char bytes[sizeof head + maxWords * sizeof(Word)];
    std::memcpy(bytes, &head, sizeof head);
    if (count > 0) std::memcpy(bytes + sizeof head, words, count * sizeof(Word));
    const std::size_t length = sizeof head + count * sizeof(Word);
    if (records != nullptr) return keepRecord(bytes, length);
    // One write, so that a process that dies leaves whole records only.
    if (nameless::write(recordFile, bytes, length) != static_cast<ssize_t>(length)) _exit(3);
}

void readRequest() {
    std::size_t room = 0;
    for (;;) {
        if (requestBytes == room) {
            // Small at first: a session sends nothing, and memory that is never touched costs nothing.
            room = room * 16 + 64;
            request = static_cast<unsigned char *>(std::realloc(request, room));
            if (request == nullptr) _exit(3);
        }
        const ssize_t got = nameless::read(requestFile, request + requestBytes, room - requestBytes);
        if (got <= 0) break;
        requestBytes += static_cast<std::size_t>(got);
    }
}

// 101 is the earliest priority that is not reserved. This runs before the student's global objects are constructed, so
// they cannot read the request. A session has no request.
__attribute__((constructor(101))) void prepare() {
    readRequest();
    nameless::close(requestFile);
    if (requestBytes < sizeof(RequestHead)) return;
    openRecords();
    record(What::started, 0, nullptr, 0);
}

void flushOutput() {
    std::cout.flush();
    std::fflush(stdout);
}

void beReady(const Function &function) {
    flushOutput();
    const Word defined = function.defined;
    record(What::ready, 0, &defined, 1);
}

void make(std::uint32_t call, const Function &function) {
    const std::size_t argumentBytes = function.parameterWords * sizeof(Word);
    Word words[maxWords] = {};
    std::memcpy(words + function.resultWords, request + sizeof(RequestHead) + call * argumentBytes, argumentBytes);
    errno = 0;
    function.call(words);
    flushOutput();
    record(What::returned, call, words, function.resultWords + function.parameterWords);
}

// _exit skips the destructors of the student's global objects: they are not part of any call.
[[noreturn]] void makeAll(std::uint32_t calls, const Function &function) {
    beReady(function);
    for (std::uint32_t call = 0; call < calls; ++call) {
        make(call, function);
        // The output of a call that crashes appears line by line only if it is the first call of its process. If a
        // later call crashes, it becomes the first call of the next process.
        if (call == 0) std::setvbuf(stdout, nullptr, _IOFBF, 0);
    }
    _exit(0);
}

void makeNext(std::uint32_t calls, const Function &function, CallsApart &apart) {
    if (apart.made == 0) beReady(function);
    else recordsAt = apart.recordsAt;
    if (apart.made == calls) _exit(0);
    make(apart.made, function);
    apart = {apart.made + 1, recordsAt};
}

int serveCalls(const Function *functions, int count, char **arguments) {
    if (requestBytes < sizeof(RequestHead)) _exit(3);
    const RequestHead head = requestHead();
    const Function &function = functions[head.function];
    const std::uint32_t calls = function.defined ? head.calls : 0;
    if (count != callsApart) makeAll(calls, function);
    makeNext(calls, function, *reinterpret_cast<CallsApart *>(arguments));
    return 0;
}

}  // namespace
