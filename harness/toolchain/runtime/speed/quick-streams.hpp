// In a process that many runs share, a line of input and a line of output take no system call: the C++ library reaches
// both through functions of the C library, and finds the ones here in their place. What is recorded is what the system
// calls would have recorded. A run that breaks off loses the output that waits here; it is run alone anyway.
//
// In a run that is alone, only input takes this way, because a trap takes longer than all the rest of a line. Output is
// written line by line there: whatever ends the program, nothing of it is lost.
#pragma once

#include <csignal>
#include <cstdio>
#include <dlfcn.h>

#include "../sandbox/trap.hpp"
#include "../run/unseen-output.hpp"

// Flags of the C library: the buffer is not the one that was read into; each line is written at once.
constexpr int inBackup = 0x100;
constexpr int lineBuffered = 0x200;
constexpr int unbuffered = 0x2;
constexpr int notReadable = 0x4;
constexpr int notWritable = 0x8;
constexpr int atEnd = 0x10;
constexpr int isOpen = 0x80;

// Whoever looks at a terminal has seen it up to here.
inline const char *flushedOutput = nullptr;

inline std::size_t pendingOutput() { return static_cast<std::size_t>(stdout->_IO_write_ptr - stdout->_IO_write_base); }

inline void startQuickStreams() {
    trapState.quick = true;
    stdout->_flags &= ~lineBuffered;
}

// A run that ends without flushing shows whole lines only.
inline void forgetUnseenOutput() {
    if (!trapState.quick) return;
    char *seen = stdout->_IO_write_ptr;
    while (seen > stdout->_IO_write_base && seen != flushedOutput && seen[-1] != '\n') --seen;
    stdout->_IO_write_ptr = seen;
}

// With each read of a terminal, what waits for its end of line appears.
inline void showPrompt() {
    const bool isTerminal = (stdin->_flags & (lineBuffered | unbuffered)) != 0;
    const bool waits = (stdout->_flags & (isOpen | notWritable | lineBuffered)) == (isOpen | lineBuffered);
    if (isTerminal && waits) fflush_unlocked(stdout);
}

// A program that blocks all signals blocks the trap, and what it gets for that must not depend on how it reads.
inline bool blocksTrap() {
    sigset_t blocked;
    return sigprocmask(SIG_BLOCK, nullptr, &blocked) != 0 || sigismember(&blocked, SIGSYS) != 0;
}

// As the C library does it after it asked the system, with a line as the answer.
inline void refillInput() {
    if (!trapState.quick && blocksTrap()) return;
    const int errorBefore = errno;
    if (!trapState.quick) showPrompt();
    const auto room = static_cast<std::size_t>(stdin->_IO_buf_end - stdin->_IO_buf_base);
    const long length = nextLine(stdin->_IO_buf_base, room);
    errno = errorBefore;
    // The C library finds out for itself what is the matter.
    if (length <= 0) return;
    stdin->_IO_read_base = stdin->_IO_read_ptr = stdin->_IO_buf_base;
    stdin->_IO_read_end = stdin->_IO_buf_base + length;
    stdin->_IO_write_base = stdin->_IO_write_ptr = stdin->_IO_write_end = stdin->_IO_buf_base;
}

inline bool isOrdinary(FILE *file) {
    return (file->_flags & (inBackup | notReadable | atEnd)) == 0 && file->_IO_buf_base != nullptr;
}

// The same as getc, and nobody looks for it here.
extern "C" int getc(FILE *file) {
    const bool isOurs = (trapState.quick || trapState.ownInput) && file == stdin && isOrdinary(file);
    if (isOurs && file->_IO_read_ptr >= file->_IO_read_end) refillInput();
    return fgetc(file);
}

extern "C" int fflush(FILE *file) {
    if (trapState.quick && file == stdout) {
        flushedOutput = stdout->_IO_write_ptr;
        return 0;
    }
    return fflush_unlocked(file);
}

// std::ios_base::sync_with_stdio: from there on the C++ library has streams of its own beside those of C, and the order
// of what they print is a matter of system calls.
using SyncWithStdio = bool (*)(bool);
constexpr const char *syncWithStdioName = "_ZNSt8ios_base15sync_with_stdioEb";
bool syncWithStdio(bool) __asm__("_ZNSt8ios_base15sync_with_stdioEb");

inline SyncWithStdio realSyncWithStdio() {
    static const auto real = reinterpret_cast<SyncWithStdio>(dlsym(RTLD_NEXT, syncWithStdioName));
    return real;
}

bool syncWithStdio(bool together) {
    if (trapState.quick && !together) {
        trapState.quick = false;
        setvbuf(stdout, nullptr, _IOLBF, 0);
    }
    std::streambuf *const before = std::cout.rdbuf();
    const bool wasTogether = realSyncWithStdio()(together);
    if (std::cout.rdbuf() != before) buffersOfItsOwn = std::cout.rdbuf();
    return wasTogether;
}
