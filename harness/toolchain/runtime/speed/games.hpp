// Many runs of one program in one leaf, one after the other, each from the same state of memory (snapshot.hpp). If a
// run does something that outlives its memory, the leaf ends there; runs that were not finished are run alone. A good
// result is believed; a run that fails has to be confirmed (gxx/run/confirm.ts).
#pragma once

#include <cwchar>

#include "../calls/calls-apart.hpp"
#include "../run/program.hpp"
#include "quick-streams.hpp"
#include "../sandbox/seal.hpp"
#include "snapshot.hpp"

// This structure is in memory that is kept while everything else is restored.
struct Games {
    ucontext_t here;
    Snapshot snapshot;
    std::uint32_t count;
    // The sizes of the inputs, which follow one another.
    const std::uint32_t *sizes;
    const char *inputs;
    // The input of the current run, and the records of that run.
    const char *input;
    std::size_t inputSize;
    Record *records;
    std::size_t recorded;
    std::size_t maxRecords;
    // Bytes of output of the previous runs.
    std::uint64_t printed;
    CallsApart calls;
};

static_assert(sizeof(Games) <= keptBytes);

[[noreturn]] inline void leaveGames() {
    for (;;) syscall(SYS_exit, 0);
}

// Can be called wherever a run ends.
[[noreturn]] inline void endGame() {
    setcontext(&trapState.games->here);
    leaveGames();
}

inline ssize_t copyInput(void *buffer, std::size_t size, off_t position) {
    const Games &games = *trapState.games;
    const auto from = static_cast<std::size_t>(position);
    const std::size_t length = std::min(size, games.inputSize - from);
    std::memcpy(buffer, games.input + from, length);
    return static_cast<ssize_t>(length);
}

// Each record takes a byte of input or ends the run, so there is a limit; a program that makes more records is run
// alone.
inline void keepRecord(What what, std::uint32_t number) {
    Games &games = *trapState.games;
    if (games.recorded == games.maxRecords) leaveGames();
    const std::uint64_t after = (trapState.quick ? games.printed : printedBytes()) + unseenOutput();
    games.records[games.recorded++] = {what, number, after};
}

// Reads all inputs at once: their sizes first, then their texts.
inline bool readInputs(Games &games) {
    struct stat facts {};
    if (fstat(STDIN_FILENO, &facts) != 0) return false;
    const auto bytes = static_cast<std::size_t>(facts.st_size);
    char *all = keptMemory<char>(bytes);
    if (all == nullptr || pread(STDIN_FILENO, all, bytes, 0) != facts.st_size) return false;
    std::memcpy(&games.count, all, sizeof games.count);
    games.sizes = reinterpret_cast<const std::uint32_t *>(all + sizeof games.count);
    games.inputs = all + (games.count + 1) * sizeof(std::uint32_t);
    std::uint32_t longest = 0;
    for (std::uint32_t game = 0; game < games.count; ++game) longest = std::max(longest, games.sizes[game]);
    games.maxRecords = longest + 2;
    games.records = keptMemory<Record>(games.maxRecords + 1);
    return games.records != nullptr;
}

// False if a program prints in another way, or in a second one: then the order of its output is unknown.
inline bool isAllPending(const Games &games) {
    // The C library removes the buffer at the end of a program.
    const bool hasOtherBuffer = stdout->_IO_buf_base != streamBuffers + inputBytes && (stdout->_flags & unbuffered) == 0;
    return !hasOtherBuffer && std::fwide(stdout, 0) <= 0 && (pendingOutput() == 0 || printedBytes() == games.printed);
}

// Writes what a run has printed and recorded, in two pieces. If the buffer was full in between, the records are wrong.
inline bool deliver(Games &games) {
    const std::size_t pending = trapState.quick ? pendingOutput() : 0;
    if (trapState.quick && !isAllPending(games)) return false;
    if (pending > 0 && write(STDOUT_FILENO, stdout->_IO_write_base, pending) != static_cast<ssize_t>(pending)) return false;
    const std::uint64_t printed = printedBytes();
    if (trapState.quick && printed - games.printed >= outputBytes) return false;
    games.printed = printed;
    games.records[games.recorded++] = {What::ended, 0, printed};
    const std::size_t bytes = games.recorded * sizeof(Record);
    return write(recordFile, games.records, bytes) == static_cast<ssize_t>(bytes);
}

// The constructors of global objects run once for all runs, so they must not have read or printed anything.
inline bool canStartAgain(Games &games) {
    return trapState.loaded && trapState.position == 0 && lseek(STDOUT_FILENO, 0, SEEK_CUR) == 0 &&
           pendingOutput() == 0 && readInputs(games);
}

[[noreturn]] inline void playMany(Games &games, std::uintptr_t heap) {
    if (!canStartAgain(games)) leaveGames();
    startQuickStreams();
    if (!games.snapshot.take(heap)) leaveGames();
    games.input = games.inputs;
    for (std::uint32_t game = 0; game < games.count; ++game) {
        if (game > 0) games.snapshot.restore();
        games.recorded = 0;
        games.inputSize = games.sizes[game];
        // Returns when the run has ended: by exit, or by asking for more input where that is not closed.
        visitFreshStack(games.here, startProgram);
        if (!deliver(games)) leaveGames();
        games.input += games.inputSize;
    }
    leaveGames();
}

[[noreturn]] inline void makeCall() {
    programEntry(callsApart, reinterpret_cast<char **>(&trapState.games->calls), environ);
    endGame();
}

// Makes calls until one does not return: there are none left then, or that one must be made alone.
[[noreturn]] inline void callApart(Games &games, std::uintptr_t heap) {
    games.calls = {};
    if (!trapState.loaded || !games.snapshot.take(heap)) leaveGames();
    for (std::uint32_t made = 0; games.calls.made == made; ++made) {
        if (made > 0) games.snapshot.restore();
        visitFreshStack(games.here, makeCall);
    }
    leaveGames();
}

// One run and many take the same way, so that a program finds the same values in uninitialised memory.
[[noreturn]] inline void play(Input kind, std::uintptr_t heap) {
    Games &games = *trapState.games;
    Machine::setCanary();
    record(What::started, 0);
    trapState.many = isManyRuns(kind);
    if (isRequest(kind)) entryName = "verbatim_calls";
    trapState.ownInput = kind == Input::typed || kind == Input::closed;
    trapState.isClosed = isClosed(kind);
    loadOnFreshStack(games.here);
    // Loading needs some of the calls that no run may make in a shared process.
    if (isManyRuns(kind) && !sealForManyRuns()) leaveGames();
    if (isGames(kind)) playMany(games, heap);
    if (kind == Input::apart) callApart(games, heap);
    visitFreshStack(games.here, startProgram);
    leaveGames();
}
