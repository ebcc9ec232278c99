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
#include <ext/stdio_sync_filebuf.h>
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

void record(What what, std::uint32_t number) {
    const Record entry{what, number, static_cast<std::uint64_t>(lseek(STDOUT_FILENO, 0, SEEK_CUR))};
    if (write(recordFile, &entry, sizeof entry) != static_cast<ssize_t>(sizeof entry)) _exit(3);
}

// As much as the C library asks for where it reads a file; here it would ask for more.
constexpr std::size_t mostAtOnce = 4096;

off_t position = 0;

long readLine(char *buffer, std::size_t size) {
    // What a person sees before typing.
    std::fflush(stdout);
    const ssize_t got = pread(inputFile, buffer, std::min(size, mostAtOnce), position);
    if (got < 0) return -1;
    if (got == 0) {
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

// It would make cin read past us. Nobody can tell the difference but by the speed.
bool std::ios_base::sync_with_stdio(bool) { return true; }
