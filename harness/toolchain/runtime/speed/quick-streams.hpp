// In a process that many runs share, a line of input or output takes no system call: the C++ library reads and writes
// through functions of the C library, and the functions here replace those. They record what the system calls would
// have recorded. A run that breaks off loses the output that is still in the buffer; it is run alone anyway.
//
// In a run that is alone, only input takes this way, because a trap takes longer than everything else that a line
// needs. Output is written line by line there, so that nothing is lost however the program ends.
#pragma once

#include <csignal>
#include <cstdio>
#include <dlfcn.h>

#include "../sandbox/trap.hpp"
#include "../run/unseen-output.hpp"

// Flags of the C library. inBackup: characters were put back into another buffer. lineBuffered: each line is written at
// once.
constexpr int inBackup = 0x100;
constexpr int lineBuffered = 0x200;
constexpr int unbuffered = 0x2;
constexpr int notReadable = 0x4;
constexpr int notWritable = 0x8;
constexpr int atEnd = 0x10;
constexpr int isOpen = 0x80;

// The output up to here has been flushed, so a person at a terminal would have seen it.
inline const char *flushedOutput = nullptr;

inline std::size_t pendingOutput() { return static_cast<std::size_t>(stdout->_IO_write_ptr - stdout->_IO_write_base); }

inline void startQuickStreams() {
    trapState.quick = true;
    stdout->_flags &= ~lineBuffered;
}

// A run that ends without flushing shows only whole lines.
inline void forgetUnseenOutput() {
    if (!trapState.quick) return;
    char *seen = stdout->_IO_write_ptr;
    while (seen > stdout->_IO_write_base && seen != flushedOutput && seen[-1] != '\n') --seen;
    stdout->_IO_write_ptr = seen;
}

// Each read from a terminal shows the output that waits for its end of line.
inline void showPrompt() {
    const bool isTerminal = (stdin->_flags & (lineBuffered | unbuffered)) != 0;
    const bool waits = (stdout->_flags & (isOpen | notWritable | lineBuffered)) == (isOpen | lineBuffered);
    if (isTerminal && waits) fflush_unlocked(stdout);
}

// A program that blocks all signals blocks the trap, and the consequence must not depend on how it reads.
inline bool blocksTrap() {
    sigset_t blocked;
    return sigprocmask(SIG_BLOCK, nullptr, &blocked) != 0 || sigismember(&blocked, SIGSYS) != 0;
}

// Does what the C library does after the system call, with one line as its result.
inline void refillInput() {
    if (!trapState.quick && blocksTrap()) return;
    const int errorBefore = errno;
    if (!trapState.quick) showPrompt();
    const auto room = static_cast<std::size_t>(stdin->_IO_buf_end - stdin->_IO_buf_base);
    const long length = nextLine(stdin->_IO_buf_base, room);
    errno = errorBefore;
    // The C library handles the failure, or the end of input, itself.
    if (length <= 0) return;
    stdin->_IO_read_base = stdin->_IO_read_ptr = stdin->_IO_buf_base;
    stdin->_IO_read_end = stdin->_IO_buf_base + length;
    stdin->_IO_write_base = stdin->_IO_write_ptr = stdin->_IO_write_end = stdin->_IO_buf_base;
}

inline bool isOrdinary(FILE *file) {
    return (file->_flags & (inBackup | notReadable | atEnd)) == 0 && file->_IO_buf_base != nullptr;
}

// fgetc does the same as getc, and is not replaced here.
extern "C" int getc(FILE *file) {
    const bool isShortcut = (trapState.quick || trapState.ownInput) && file == stdin && isOrdinary(file);
    if (isShortcut && file->_IO_read_ptr >= file->_IO_read_end) refillInput();
    return fgetc(file);
}

extern "C" int fflush(FILE *file) {
    if (trapState.quick && file == stdout) {
        flushedOutput = stdout->_IO_write_ptr;
        return 0;
    }
    return fflush_unlocked(file);
}

// std::ios_base::sync_with_stdio: without synchronisation, the C++ library has its own buffers beside those of C, and
// the order of the output depends on system calls.
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
