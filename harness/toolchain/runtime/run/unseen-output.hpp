// Output that a program keeps in buffers of its own: std::cout after sync_with_stdio(false), stdout after setvbuf.
#pragma once

#include <cstdio>
#include <iostream>
#include <streambuf>

#include "../sandbox/trap.hpp"

// What is still in the streams of C++, where a program has parted them from those of C. The library of g++ 13 and newer does
// it at its own end, which comes too late.
inline void flushStreams() {
    try {
        for (std::ostream *stream : {&std::cout, &std::cerr, &std::clog}) stream->flush();
        for (std::wostream *stream : {&std::wcout, &std::wcerr, &std::wclog}) stream->flush();
    } catch (...) {
        // A program may have asked its streams for that.
    }
}

// The buffer of std::cout, once sync_with_stdio(false) has given it one; a buffer that the program sets later may lead
// elsewhere.
inline std::streambuf *buffersOfItsOwn = nullptr;

struct BufferEnds : std::streambuf {
    static std::size_t pending(const std::streambuf &buffer) {
        const char *end = (buffer.*&BufferEnds::pptr)();
        return end == nullptr ? 0 : static_cast<std::size_t>(end - (buffer.*&BufferEnds::pbase)());
    }
};

// Bytes that have been printed and have not left the program.
inline std::size_t unseenOutput() {
    const bool isApart = buffersOfItsOwn != nullptr && std::cout.rdbuf() == buffersOfItsOwn;
    const auto ofC = static_cast<std::size_t>(stdout->_IO_write_ptr - stdout->_IO_write_base);
    return ofC + (isApart ? BufferEnds::pending(*buffersOfItsOwn) : 0);
}

// A session ends where its program asks for more input than there is. Whatever it would have written had it ended by
// itself there, it has written: on a pipe the same bytes come out.
inline void writeUnseenOutput() {
    static bool isWriting = false;
    // A stream buffer of the program's own may read in the middle of this.
    if (isWriting) return;
    isWriting = true;
    flushStreams();
    if (!trapState.quick) fflush_unlocked(nullptr);
    isWriting = false;
}
