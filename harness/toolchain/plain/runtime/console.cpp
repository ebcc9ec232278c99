// Linked into the student's whole program where the native runner is not to be had. Like that one's trap
// (native/runtime/trap.hpp), it makes files behave like the terminal that the program was written for: each read gets one
// line, its place among the output is recorded, and the program that asks for more input than there is ends there.
//
// Without the help of the kernel only reading through the C and C++ libraries can be followed; a program that reads in
// another way is found by its symbols (../followable-input.ts) and not run.

#include <algorithm>
#include <cstdint>
#include <cstdio>
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

// The TypeScript half is ../../native/console-records.ts.
enum class What : std::uint32_t { started = 1, read = 2, endOfInput = 3 };

struct Record {
    What what;
    // Bytes read.
    std::uint32_t number;
    // Bytes of output before it.
    std::uint64_t after;
};

#if defined(__GLIBCXX__)
// What std::cout writes into once sync_with_stdio(false) has parted it from stdout; a program may set another one later.
std::streambuf *buffersOfItsOwn = nullptr;

struct BufferEnds : std::streambuf {
    static std::size_t pending(const std::streambuf &buffer) {
        const char *end = (buffer.*&BufferEnds::pptr)();
        return end == nullptr ? 0 : static_cast<std::size_t>(end - (buffer.*&BufferEnds::pbase)());
    }
};

// Bytes that have been printed and have not left the program: a line that is read stands behind them.
std::size_t unseenOutput() {
    const bool isApart = buffersOfItsOwn != nullptr && std::cout.rdbuf() == buffersOfItsOwn;
    return __fpending(stdout) + (isApart ? BufferEnds::pending(*buffersOfItsOwn) : 0);
}
#else
std::size_t unseenOutput() { return 0; }
#endif

// As a program's own end does it.
void writeUnseenOutput() {
    static bool isWriting = false;
    // A stream buffer of the program's own may read in the middle of this.
    if (isWriting) return;
    isWriting = true;
    try {
        for (std::ostream *stream : {&std::cout, &std::cerr, &std::clog}) stream->flush();
        for (std::wostream *stream : {&std::wcout, &std::wcerr, &std::wclog}) stream->flush();
    } catch (...) {
        // A program may have asked its streams for that.
    }
    std::fflush(nullptr);
    isWriting = false;
}

void record(What what, std::uint32_t number) {
    const auto printed = static_cast<std::uint64_t>(lseek(STDOUT_FILENO, 0, SEEK_CUR));
    const Record entry{what, number, printed + unseenOutput()};
    if (write(recordFile, &entry, sizeof entry) != static_cast<ssize_t>(sizeof entry)) _exit(3);
}

// As much as the C library asks for where it reads a file; here it would ask for more.
constexpr std::size_t mostAtOnce = 4096;

off_t position = 0;

long readLine(char *buffer, std::size_t size) {
    const ssize_t got = pread(inputFile, buffer, std::min(size, mostAtOnce), position);
    if (got < 0) return -1;
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

// cin reads through the C library as long as nobody tells it otherwise (see below).
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

// 101 is the earliest that is not reserved: before every global object of the student's.
__attribute__((constructor(101))) void openConsole() {
    record(What::started, 0);
    takeOverInput();
    setvbuf(stdin, nullptr, _IOLBF, 0);
    // Output appears line by line, so that a crash loses nothing that a person would have seen.
    setvbuf(stdout, nullptr, _IOLBF, 0);
}

}  // namespace

#if defined(__GLIBCXX__)
// The library's own would make cin read past us. What is printed gets the buffers that it would get.
bool std::ios_base::sync_with_stdio(bool together) {
    static bool wasTogether = true;
    const bool before = wasTogether;
    if (together || !wasTogether) return before;
    wasTogether = false;
    // Streams are flushed when nothing else is left of the program, so these are never taken away.
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
    buffersOfItsOwn = std::cout.rdbuf();
    return before;
}
#else
// It would make cin read past us. Nobody can tell the difference but by the speed.
bool std::ios_base::sync_with_stdio(bool) { return true; }
#endif
