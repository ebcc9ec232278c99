// The student's program, from its file to its first function.
#pragma once

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <unistd.h>

#include "fresh-heap.hpp"
#include "../speed/load-ahead.hpp"
#include "quick-exit.hpp"
#include "../speed/snapshot.hpp"
#include "stack.hpp"
#include "../sandbox/trap.hpp"

using Entry = int (*)(int, char **, char **);

inline Entry programEntry = nullptr;

// What errno is when main begins: zero, or what the program's own constructors have left there, and nothing of ours.
inline int errorOfProgram = 0;

// One library may be entered as a whole program (session-entry.cpp) and for calls (../driver-source.ts).
inline const char *entryName = "verbatim_entry";

// Buffers for the streams, so that no run takes time to have them made; no snapshot contains them. What a game prints is
// to fit in at once.
constexpr std::size_t inputBytes = 4096;
constexpr std::size_t outputBytes = 1 << 20;
inline char *streamBuffers = nullptr;
// Before them, for what else is kept (games.hpp): each page that a run touches costs it time, and this one it touches.
// Most of it is registers, of which processors have more or fewer.
constexpr std::size_t keptBytes = 2048 + (sizeof(ucontext_t) + 1023) / 1024 * 1024;
inline char *keptBesideBuffers = nullptr;

inline void makeStreamBuffers() {
    keptBesideBuffers = keptMemory<char>(keptBytes + inputBytes + outputBytes);
    if (keptBesideBuffers == nullptr) throw std::runtime_error("no buffers could be made");
    streamBuffers = keptBesideBuffers + keptBytes;
}

// Somebody listens to it while it runs.
inline bool isHeard = false;

inline char **programArguments() {
    static char name[] = "program";
    static char *arguments[] = {name, nullptr};
    return arguments;
}

inline void loadProgram() {
    // Output appears line by line and before each read, so that a crash loses nothing that a person would have seen.
    // Where somebody listens, it stays where the program keeps it until it flushes.
    setvbuf(stdin, streamBuffers, _IOLBF, inputBytes);
    if (!isHeard) setvbuf(stdout, streamBuffers + inputBytes, _IOLBF, outputBytes);
    void *program = loadedAhead.program;
    if (program == nullptr) useUpFreedMemory();
    errno = 0;
    if (program == nullptr) program = openLibrary();
    else runInitialisers(1, programArguments());
    errorOfProgram = errno;
    if (loadedAhead.program == nullptr) useUpFreedMemory();
    programEntry = program == nullptr ? nullptr : reinterpret_cast<Entry>(dlsym(program, entryName));
    trapState.loaded = programEntry != nullptr;
    trapState.canEndQuickly = trapState.loaded && !hasDestructorsOfItsOwn(program);
    if (trapState.loaded) return;
    std::fprintf(stderr, "%s\n", dlerror());
    record(What::notLoaded, 0);
    endHere();
}

[[noreturn]] inline void startProgram() {
    errno = errorOfProgram;
    std::exit(programEntry(1, programArguments(), environ));
}

// Loading leaves its traces on the stack, as it does in every program: what a program finds in variables that it never
// initialised is the same in every run, alone or among others, and nothing of ours.
inline void loadOnFreshStack(ucontext_t &here) {
    static ucontext_t *back;
    back = &here;
    const auto load = [] {
        loadProgram();
        setcontext(back);
    };
    visitFreshStack(here, load, keptFromLoader);
}
