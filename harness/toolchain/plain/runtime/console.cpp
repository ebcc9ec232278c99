// Linked into the student's whole program if there is no native runner. Like the trap of that runner
// (runtime/sandbox/trap.hpp), it makes a file behave like the terminal that the program was written for: each read gets
// one line, its place in the output is recorded, and a program that asks for more input than there is ends there, or
// reads the end of its input if that is closed.
//
// Without the help of the kernel, only reading through the C and C++ libraries can be followed. A program that reads in
// another way is recognised by its symbols (../followable-input.ts) and is not run.

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <unistd.h>

#if defined(__GLIBCXX__)
#include <ext/stdio_filebuf.h>
#include <ext/stdio_sync_filebuf.h>
#include <new>
#include <stdio_ext.h>
#include <type_traits>
#endif

namespace {

constexpr int recordFile = 3;
constexpr int inputFile = 4;

// The TypeScript half is ../../gxx/run/console-records.ts.
enum class What : std::uint32_t { started = 1, read = 2, endOfInput = 3 };

struct Record {
    What what;
    // Bytes read; none at the end of closed input.
    std::uint32_t number;
    // Bytes of output before it.
    std::uint64_t after;
};

#if defined(__GLIBCXX__)
// The buffer of std::cout after sync_with_stdio(false) has separated it from stdout. A program may later set another.
std::streambuf *separateBuffer = nullptr;

struct BufferEnds : std::streambuf {
    static std::size_t pending(const std::streambuf &buffer) {
        const char *end = (buffer.*&BufferEnds::pptr)();
        return end == nullptr ? 0 : static_cast<std::size_t>(end - (buffer.*&BufferEnds::pbase)());
    }
};

// Bytes that have been printed but have not left the program. A line that is read now comes after them.
std::size_t unseenOutput() {
    const bool isSeparate = separateBuffer != nullptr && std::cout.rdbuf() == separateBuffer;
    return __fpending(stdout) + (isSeparate ? BufferEnds::pending(*separateBuffer) : 0);
}
#else
std::size_t unseenOutput() { return 0; }
#endif

// Does what the end of a program would do.
void writeUnseenOutput() {
    static bool isWriting = false;
    // A stream buffer that the student wrote may read while it is flushed.
    if (isWriting) return;
    isWriting = true;
    try {
        for (std::ostream *stream : {&std::cout, &std::cerr, &std::clog}) stream->flush();
        for (std::wostream *stream : {&std::wcout, &std::wcerr, &std::wclog}) stream->flush();
    } catch (...) {
        // A program may have switched on the exceptions of its streams.
    }
    std::fflush(nullptr);
    isWriting = false;
}

void record(What what, std::uint32_t number) {
    const auto printed = static_cast<std::uint64_t>(lseek(STDOUT_FILENO, 0, SEEK_CUR));
    const Record entry{what, number, printed + unseenOutput()};
    if (write(recordFile, &entry, sizeof entry) != static_cast<ssize_t>(sizeof entry)) _exit(3);
}

// The size in which the C library reads a file. Here it would ask for more at once.
constexpr std::size_t maxAtOnce = 4096;

off_t position = 0;

// Set by ../plain-runner.ts. A program never sees the variable.
constexpr const char *closedInput = "VERBATIM_CLOSED_INPUT";
bool isClosed = false;
bool hasReadEnd = false;

long readLine(char *buffer, std::size_t size) {
    const ssize_t got = pread(inputFile, buffer, std::min(size, maxAtOnce), position);
    if (got < 0) return -1;
    if (got == 0 && isClosed) {
        // Recorded once: a program may read the end for ever.
        if (!hasReadEnd) record(What::read, 0);
        hasReadEnd = true;
        return 0;
    }
    if (got == 0) {
        writeUnseenOutput();
        record(What::endOfInput, 0);
        _exit(0);
    }
    const void *newline = std::memchr(buffer, '\n', static_cast<std::size_t>(got));
    const std::ptrdiff_t toNewline = static_cast<const char *>(newline) - buffer + 1;
    const long length = newline == nullptr ? got : toNewline;
    record(What::read, static_cast<std::uint32_t>(length));
    position += length;
    return length;
}

#if defined(__linux__)
ssize_t readForLibrary(void *, char *buffer, std::size_t size) { return readLine(buffer, size); }

// cin reads through the C library until sync_with_stdio(false), which is replaced below.
void takeOverInput() {
    stdin = fopencookie(nullptr, "r", {readForLibrary, nullptr, nullptr, nullptr});
    static std::ios_base::Init libraryIsReady;
    static __gnu_cxx::stdio_sync_filebuf<char> buffer(stdin);
    std::cin.rdbuf(&buffer);
}
#else
int readForLibrary(void *, char *buffer, int size) {
    return static_cast<int>(readLine(buffer, static_cast<std::size_t>(size)));
}

void takeOverInput() { stdin->_read = readForLibrary; }
#endif

// 101 is the earliest priority that is not reserved, so this runs before the constructors of the student.
__attribute__((constructor(101))) void openConsole() {
    record(What::started, 0);
    isClosed = std::getenv(closedInput) != nullptr;
    unsetenv(closedInput);
    takeOverInput();
    setvbuf(stdin, nullptr, _IOLBF, 0);
    // Output appears line by line, so that a crash loses nothing that a person would have seen.
    setvbuf(stdout, nullptr, _IOLBF, 0);
}

}  // namespace

#if defined(__GLIBCXX__)
// The library's version would make cin bypass readLine. This one gives only the output streams their usual buffers.
bool std::ios_base::sync_with_stdio(bool together) {
    static bool wasTogether = true;
    const bool before = wasTogether;
    if (together || !wasTogether) return before;
    wasTogether = false;
    // Never destroyed, because streams are flushed at the very end of the program.
    const auto part = [](auto &stream, FILE *file, auto &room) {
        stream.rdbuf(new (room) __gnu_cxx::stdio_filebuf<typename std::decay_t<decltype(stream)>::char_type>(file, std::ios_base::out));
    };
    using Narrow = __gnu_cxx::stdio_filebuf<char>;
    using Wide = __gnu_cxx::stdio_filebuf<wchar_t>;
    alignas(Narrow) static unsigned char narrow[2][sizeof(Narrow)];
    alignas(Wide) static unsigned char wide[2][sizeof(Wide)];
    part(std::cout, stdout, narrow[0]);
    part(std::cerr, stderr, narrow[1]);
    std::clog.rdbuf(std::cerr.rdbuf());
    part(std::wcout, stdout, wide[0]);
    part(std::wcerr, stderr, wide[1]);
    std::wclog.rdbuf(std::wcerr.rdbuf());
    separateBuffer = std::cout.rdbuf();
    return before;
}
#else
// The library's version would make cin bypass readLine. This one does nothing; only the speed differs.
bool std::ios_base::sync_with_stdio(bool) { return true; }
#endif
