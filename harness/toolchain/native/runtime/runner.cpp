// Runs programs under limits: one request with any number of cases on standard input, one answer for each case on
// standard output, in the same order. One such process serves many runs, because starting processes from Node
// costs more than the runs themselves.

#include "answering.hpp"

namespace {

Answer run(const Case &one) {
    Streams streams;
    streams.input.fill(one.input);
    Trouble &trouble = sharedTrouble();
    trouble = {};

    const pid_t process = fork();
    if (process < 0) return notStarted("fork", errno);
    if (process == 0) becomeProgram(one, inMemory(streams), trouble);
    // Both sides do it: whichever comes first, the group exists before anybody signals it.
    setpgid(process, process);

    const bool inTime = endsWithin(process, one.wallMilliseconds);
    int status = 0;
    const struct rusage usage = killAndReap(process, status);
    if (trouble.step != nullptr) return notStarted(trouble.step, trouble.error);

    Answer answer = answerOf(inTime, status, usage);
    putStreams(answer, streams, one);
    return answer;
}

void serve() {
    Reader request(readToEnd(STDIN_FILENO));
    const auto cases = request.integer<std::uint32_t>();
    for (std::uint32_t done = 0; done < cases; ++done) writeAll(STDOUT_FILENO, framed(run(readCase(request))));
}

}  // namespace

int main() {
    prepareToRun();
    try {
        serve();
    } catch (const std::exception &problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 2;
    }
}
