// Many runs of one program in one leaf, one after the other, each of them from the same beginning (snapshot.hpp). Whatever
// a run does that outlives its memory ends all of them there; what was not finished is run alone. What is found here is
// believed where it is right; a run that fails has to be confirmed (harness/exercise/confirm.ts).
#pragma once

#include "program.hpp"
#include "seal.hpp"
#include "snapshot.hpp"

// In memory that is kept while everything else is put back.
struct Games {
    ucontext_t here;
    Snapshot snapshot;
    std::uint32_t count;
    // The sizes of the inputs, which follow each other.
    std::uint32_t *sizes;
    off_t inputs;
};

[[noreturn]] inline void leaveGames() {
    for (;;) syscall(SYS_exit, 0);
}

// From the handler of the system call by which a run ends.
[[noreturn]] inline void endGame() {
    setcontext(&trapState.games->here);
    leaveGames();
}

inline bool readInputs(Games &games) {
    if (pread(STDIN_FILENO, &games.count, sizeof games.count, 0) != sizeof games.count) return false;
    const std::size_t bytes = games.count * sizeof(std::uint32_t);
    games.sizes = keptMemory<std::uint32_t>(games.count);
    games.inputs = static_cast<off_t>(sizeof games.count + bytes);
    return games.sizes != nullptr &&
           pread(STDIN_FILENO, games.sizes, bytes, sizeof games.count) == static_cast<ssize_t>(bytes);
}

// A program that did something in the constructor of a global object does it once in each run.
inline bool canStartAgain(Games &games, std::uintptr_t heap) {
    return trapState.loaded && trapState.position == 0 && lseek(STDOUT_FILENO, 0, SEEK_CUR) == 0 &&
           readInputs(games) && games.snapshot.take(heap) && sealForManyRuns();
}

// One run or many: on the same way, so that a program finds the same in memory that it never initialised.
[[noreturn]] inline void play(std::uintptr_t heap) {
    Games &games = *trapState.games;
    Machine::setCanary();
    record(What::started, 0);
    loadOnFreshStack(games.here);
    if (trapState.many && !canStartAgain(games, heap)) leaveGames();
    off_t position = games.inputs;
    for (std::uint32_t game = 0; !trapState.many || game < games.count; ++game) {
        if (game > 0) games.snapshot.restore();
        if (trapState.many) {
            trapState.position = position;
            position += games.sizes[game];
            trapState.end = position;
        }
        // Comes back when the run has ended, if there are more: by exit or by asking for more input.
        visitFreshStack(games.here, startProgram);
        record(What::ended, 0);
    }
    leaveGames();
}
