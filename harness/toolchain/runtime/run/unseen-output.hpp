// Output that a program keeps in buffers of its own: std::cout after sync_with_stdio(false), stdout after setvbuf.
#pragma once

#include <cstdio>
#include <iostream>
#include <streambuf>

#include "../sandbox/trap.hpp"

// Writes what is still in the streams of C++ if a program has separated them from those of C. The library of g++ 13 and
// newer does this at its own end, which is too late here.
inline void flushStreams() {
    try {
        for (std::ostream *stream : {&std::cout, &std::cerr, &std::clog}) stream->flush();
        for (std::wostream *stream : {&std::wcout, &std::wcerr, &std::wclog}) stream->flush();
    } catch (...) {
        // A program may have asked its streams to throw.
    }
}

// The buffer that sync_with_stdio(false) has given std::cout. A buffer that the program sets later is not trusted: it
// may lead elsewhere.
inline std::streambuf *buffersOfItsOwn = nullptr;

struct BufferEnds : std::streambuf {
    static std::size_t pending(const std::streambuf &buffer) {
        const char *end = (buffer.*&BufferEnds::pptr)();
        return end == nullptr ? 0 : static_cast<std::size_t>(end - (buffer.*&BufferEnds::pbase)());
    }
};

// How many bytes have been printed and are still in a buffer.
inline std::size_t unseenOutput() {
    const bool isApart = buffersOfItsOwn != nullptr && std::cout.rdbuf() == buffersOfItsOwn;
    const auto ofC = static_cast<std::size_t>(stdout->_IO_write_ptr - stdout->_IO_write_base);
    return ofC + (isApart ? BufferEnds::pending(*buffersOfItsOwn) : 0);
}

// A session ends where its program asks for more input than there is. Everything that the program would have written if
// it had ended there by itself is written here: the same bytes come out as with a pipe.
inline void writeUnseenOutput() {
    static bool isWriting = false;
    // A stream buffer that the program defines may read while it is flushed, which leads here again.
    if (isWriting) return;
    isWriting = true;
    flushStreams();
    if (!trapState.quick) fflush_unlocked(nullptr);
    isWriting = false;
}
