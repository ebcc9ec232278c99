// Loads the student's program and enters it.
#pragma once

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <unistd.h>

#include "fresh-heap.hpp"
#include "quick-exit.hpp"
#include "../speed/snapshot.hpp"
#include "stack.hpp"
#include "../sandbox/trap.hpp"

using Entry = int (*)(int, char **, char **);

inline Entry programEntry = nullptr;

// The value of errno when main begins: zero, or what the program's own constructors have left there.
inline int initialErrno = 0;

// A library may have two entries: as a whole program (session-entry.cpp) and for calls (gxx/calls/driver-source.ts).
inline const char *entryName = "verbatim_entry";

// Buffers for the streams, made once so that no run has to allocate them; no snapshot contains them. All that one of
// many runs prints should fit into the output buffer.
constexpr std::size_t inputBytes = 4096;
constexpr std::size_t outputBytes = 1 << 20;
inline char *streamBuffers = nullptr;
// Room before the buffers for other things that are kept (games.hpp): each page that a run touches takes time, and this
// page is touched anyway. Most of it is registers, and processors differ in their number.
constexpr std::size_t keptBytes = 2048 + (sizeof(ucontext_t) + 1023) / 1024 * 1024;
inline char *keptBesideBuffers = nullptr;

inline void makeStreamBuffers() {
    keptBesideBuffers = keptMemory<char>(keptBytes + inputBytes + outputBytes);
    if (keptBesideBuffers == nullptr) throw std::runtime_error("cannot allocate the buffers of streams");
    streamBuffers = keptBesideBuffers + keptBytes;
}

// True for an answering program, whose output is read while it runs.
inline bool isAnswering = false;

inline char **programArguments() {
    static char name[] = "program";
    static char *arguments[] = {name, nullptr};
    return arguments;
}

// The trap leads the loader to the program (trap.hpp).
inline void *openLibrary() {
    trapState.loading = true;
    return dlopen("/program", RTLD_NOW | RTLD_LOCAL);
}

inline void loadProgram() {
    // Output appears line by line and before each read, so that a crash loses nothing that a person would have seen. An
    // answering program keeps its usual buffer: its output counts only when it is flushed.
    setvbuf(stdin, streamBuffers, _IOLBF, inputBytes);
    if (!isAnswering) setvbuf(stdout, streamBuffers + inputBytes, _IOLBF, outputBytes);
    useUpFreedMemory();
    errno = 0;
    void *program = openLibrary();
    initialErrno = errno;
    useUpFreedMemory();
    programEntry = program == nullptr ? nullptr : reinterpret_cast<Entry>(dlsym(program, entryName));
    trapState.loaded = programEntry != nullptr;
    trapState.canEndQuickly = trapState.loaded && !hasOwnDestructors(program);
    if (trapState.loaded) return;
    std::fprintf(stderr, "%s\n", dlerror());
    record(What::notLoaded, 0);
    endHere();
}

[[noreturn]] inline void startProgram() {
    errno = initialErrno;
    std::exit(programEntry(1, programArguments(), environ));
}

// Loading leaves traces on the stack, as it does in every program. On a fresh stack, uninitialised variables have the
// same values in every run, alone or among others, and none of them come from Verbatim.
inline void loadOnFreshStack(ucontext_t &here) {
    static ucontext_t *back;
    back = &here;
    const auto load = [] {
        loadProgram();
        setcontext(back);
    };
    visitFreshStack(here, load, keptFromLoader);
}
