// One run of a program: what the request asks for, and the facts in the answer. gxx/run/run-end.ts decides what they
// mean.
#pragma once

#include "framing.hpp"

// How a program gets its input:
// - typed: lines that a person types; a program that asks for more ends there
// - closed: the same, but the input is closed after the last line, and the program reads its end
// - request: a request for calls, which our driver reads before any student code runs; standard input is empty
// - games, closedGames: typed or closed lines for many runs, one after the other (games.hpp)
// - apart: a request whose calls do not see each other's effects (calls-apart.hpp)
enum class Input : std::uint32_t { typed = 0, request = 1, games = 2, apart = 3, closed = 4, closedGames = 5 };

inline bool isRequest(Input kind) { return kind == Input::request || kind == Input::apart; }
inline bool isGames(Input kind) { return kind == Input::games || kind == Input::closedGames; }
inline bool isManyRuns(Input kind) { return isGames(kind) || kind == Input::apart; }
inline bool isClosed(Input kind) { return kind == Input::closed || kind == Input::closedGames; }

struct Case {
    // Its index in the list of programs that the runner was given.
    std::uint32_t program;
    Input kind;
    // How long it may compute, and how long it may wait: neither compute nor stand in line for a processor.
    std::uint64_t cpuMilliseconds;
    std::uint64_t wallMilliseconds;
    std::uint64_t memoryBytes;
    // How much of standard output and of the records goes into the answer.
    std::uint64_t printedBytes;
    std::uint64_t recordBytes;
    // Cases of one subject share what a request allows them (`Allowance`).
    std::uint32_t subject;
    std::string input;
};

// What all cases of one subject may use in one request, beyond what is free for each of them. When it is spent, the
// remaining cases of that subject are not tried.
struct Allowance {
    std::uint64_t freeCpu;
    std::uint64_t freeWait;
    std::uint64_t cpu;
    std::uint64_t wait;
};

enum class Ending : std::uint32_t {
    exited = 0, killed = 1, outOfTime = 2, notStarted = 3, outOfCpuTime = 4, notTried = 5
};

// What no program may do. reports/explain/ has the words, and gxx/run/run-end.ts has these numbers in TypeScript.
enum class Forbidden : std::uint32_t { nothing = 0, files, network, processes, signals, limits, seal, inspection };

struct Answer {
    Ending ending = Ending::notStarted;
    // The exit code, the signal, or the error number of the step that failed.
    std::uint32_t number = 0;
    std::uint64_t cpuMicroseconds = 0;
    std::uint64_t waitMicroseconds = 0;
    Forbidden forbidden = Forbidden::nothing;
    // The sizes of the whole output; the texts below may be shorter.
    std::uint64_t printedSize = 0;
    std::uint64_t errorSize = 0;
    std::string printed;
    // The end of standard error, where a program's last words are.
    std::string errorTail;
    // What arrived on file descriptor 3.
    std::string records;
    // The step that failed before the program could start.
    std::string failedStep;
};

inline Case readCase(Reader &request) {
    Case one;
    one.program = request.integer<std::uint32_t>();
    one.kind = static_cast<Input>(request.integer<std::uint32_t>());
    one.cpuMilliseconds = request.integer<std::uint64_t>();
    one.wallMilliseconds = request.integer<std::uint64_t>();
    one.memoryBytes = request.integer<std::uint64_t>();
    one.printedBytes = request.integer<std::uint64_t>();
    one.recordBytes = request.integer<std::uint64_t>();
    one.subject = request.integer<std::uint32_t>();
    one.input = request.text();
    return one;
}

inline Allowance readAllowance(Reader &request) {
    Allowance all{};
    all.freeCpu = request.integer<std::uint64_t>();
    all.freeWait = request.integer<std::uint64_t>();
    all.cpu = request.integer<std::uint64_t>();
    all.wait = request.integer<std::uint64_t>();
    return all;
}

inline std::string framed(const Answer &answer) {
    Writer body;
    body.integer(static_cast<std::uint32_t>(answer.ending));
    body.integer(answer.number);
    body.integer(answer.cpuMicroseconds);
    body.integer(answer.waitMicroseconds);
    body.integer(static_cast<std::uint32_t>(answer.forbidden));
    body.integer(answer.printedSize);
    body.integer(answer.errorSize);
    body.text(answer.printed);
    body.text(answer.errorTail);
    body.text(answer.records);
    body.text(answer.failedStep);
    Writer frame;
    frame.text(body.all());
    return frame.all();
}
