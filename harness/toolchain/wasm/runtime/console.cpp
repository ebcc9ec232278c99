// Linked into every student's program. The host (../host/run-console.ts) makes its standard input and output a
// terminal; this part tells the host what it cannot see from outside.

#include <cstdio>
#include <cstdlib>
#include <stdio_ext.h>

extern "C" {

__attribute__((import_module("verbatim"), import_name("abort"), noreturn)) void verbatimAbort();

// The library's version executes a trap, which could as well be a fault in memory.
void abort() { verbatimAbort(); }

// There is no shell, as in ../../runtime/compile/no-shell.cpp. A program that defines its own keeps that.
__attribute__((weak)) int system(const char *) { return 0; }

int __real_fflush(FILE *file);

// The library's version forgets what was read of the current line; on a terminal, a native program keeps it.
int __wrap_fflush(FILE *file) { return file == stdin ? 0 : __real_fflush(file); }

// Called by the host when the program reads, or is about to be ended. What a person would have seen by then is written;
// the answer is the number of bytes that are still in the buffer, because the program chose a full one.
__attribute__((export_name("verbatimUnseenOutput"))) unsigned verbatimUnseenOutput(int isLast) {
    if (isLast != 0 || __flbf(stdout) != 0) std::fflush(stdout);
    return static_cast<unsigned>(__fpending(stdout));
}
}

namespace {

// The library keeps 8 bytes of a buffer of input for characters that are put back. With these sizes it reads and writes
// as many bytes at once as the C library of a native program.
constexpr std::size_t forPutBack = 8;
char input[4096 + forPutBack];
char output[4096];

// 101 is the earliest priority that is not reserved, so this runs before the constructors of the student.
__attribute__((constructor(101))) void openConsole() {
    std::setvbuf(stdin, input, _IOLBF, sizeof input);
    std::setvbuf(stdout, output, _IOLBF, sizeof output);
}

}  // namespace
