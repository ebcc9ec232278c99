// One run of a program: what the request asks for and what the answer tells. Facts only; what they mean is
// decided in ../run-end.ts.
#pragma once

#include "framing.hpp"

struct Case {
    std::string program;
    std::string folder;
    std::uint64_t cpuSeconds;
    std::uint64_t wallMilliseconds;
    std::uint64_t memoryBytes;
    // How much of standard output and of the records goes into the answer.
    std::uint64_t printedBytes;
    std::uint64_t recordBytes;
    std::string input;
};

enum class Ending : std::uint32_t { exited = 0, killed = 1, outOfTime = 2, notStarted = 3 };

struct Answer {
    Ending ending = Ending::notStarted;
    // The exit code, the signal, or the error number of what kept the program from starting.
    std::uint32_t number = 0;
    std::uint64_t cpuMicroseconds = 0;
    // Sizes as written; the texts may be shorter.
    std::uint64_t printedSize = 0;
    std::uint64_t errorSize = 0;
    std::string printed;
    // The end of standard error: a program's last words are there.
    std::string errorTail;
    // What arrived on file descriptor 3.
    std::string records;
    // The step that failed before the program could start.
    std::string trouble;
};

inline Case readCase(Reader &request) {
    Case one;
    one.program = request.text();
    one.folder = request.text();
    one.cpuSeconds = request.integer<std::uint64_t>();
    one.wallMilliseconds = request.integer<std::uint64_t>();
    one.memoryBytes = request.integer<std::uint64_t>();
    one.printedBytes = request.integer<std::uint64_t>();
    one.recordBytes = request.integer<std::uint64_t>();
    one.input = request.text();
    return one;
}

inline std::string framed(const Answer &answer) {
    Writer body;
    body.integer(static_cast<std::uint32_t>(answer.ending));
    body.integer(answer.number);
    body.integer(answer.cpuMicroseconds);
    body.integer(answer.printedSize);
    body.integer(answer.errorSize);
    body.text(answer.printed);
    body.text(answer.errorTail);
    body.text(answer.records);
    body.text(answer.trouble);
    Writer frame;
    frame.text(body.all());
    return frame.all();
}
