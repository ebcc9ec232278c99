// Runs programs under limits: one request with any number of cases on standard input, one answer for each case on
// standard output, in the same order. One such process serves many runs, because starting processes from Node
// costs more than the runs themselves.

#include <sys/mman.h>

#include "child.hpp"
#include "processes.hpp"

namespace {

constexpr std::uint64_t errorTailBytes = 4096;

Trouble &sharedTrouble() {
    static void *page = mmap(nullptr, sizeof(Trouble), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (page == MAP_FAILED) throw std::runtime_error("no shared memory could be had");
    return *static_cast<Trouble *>(page);
}

std::uint64_t cpuMicroseconds(const struct rusage &usage) {
    const auto total = [](const struct timeval &time) { return time.tv_sec * 1000000 + time.tv_usec; };
    return static_cast<std::uint64_t>(total(usage.ru_utime) + total(usage.ru_stime));
}

Answer notStarted(const char *step, int error) {
    Answer answer;
    answer.trouble = step;
    answer.number = static_cast<std::uint32_t>(error);
    return answer;
}

Answer run(const Case &one) {
    Streams streams;
    streams.input.fill(one.input);
    Trouble &trouble = sharedTrouble();
    trouble = {};

    const pid_t process = fork();
    if (process < 0) return notStarted("fork", errno);
    if (process == 0) becomeProgram(one, streams, trouble);
    // Both sides do it: whichever comes first, the group exists before anybody signals it.
    setpgid(process, process);

    const bool inTime = endsWithin(process, one.wallMilliseconds);
    int status = 0;
    const struct rusage usage = killAndReap(process, status);
    if (trouble.step != nullptr) return notStarted(trouble.step, trouble.error);

    Answer answer;
    answer.ending = !inTime ? Ending::outOfTime : WIFSIGNALED(status) ? Ending::killed : Ending::exited;
    answer.number = static_cast<std::uint32_t>(WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
    answer.cpuMicroseconds = cpuMicroseconds(usage);
    answer.printedSize = streams.printed.size();
    answer.errorSize = streams.errors.size();
    answer.printed = streams.printed.head(one.printedBytes);
    answer.errorTail = streams.errors.tail(errorTailBytes);
    answer.records = streams.records.head(one.recordBytes);
    return answer;
}

void serve() {
    Reader request(readToEnd(STDIN_FILENO));
    const auto cases = request.integer<std::uint32_t>();
    for (std::uint32_t done = 0; done < cases; ++done) writeAll(STDOUT_FILENO, framed(run(readCase(request))));
}

}  // namespace

int main() {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    // A student's program cannot reach into the runner's memory or open its files through /proc.
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    const sigset_t blocked = childSignal();
    sigprocmask(SIG_BLOCK, &blocked, nullptr);
    try {
        serve();
    } catch (const std::exception &problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 2;
    }
}
