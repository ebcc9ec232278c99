// Runs programs under limits and behind a seal: one process for a submission. The first message on standard input names
// the programs. The runner answers with the layers of protection that are in force. Then it takes requests, each with
// any number of cases, and answers every case on standard output, in the same order. A request without a case is the
// last one.
//
//     host                   stays from submission to submission; has all libraries loaded
//       runner               exchanges messages with Node, holds inputs and outputs, runs no student code
//         zygote             first process of its own namespace, a copy from before the first request (zygote.hpp)
//           leaf             one run (leaf.hpp)

#include <cstdio>
#include <map>
// Constructs the streams of C++ once, instead of in every leaf.
#include <iostream>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

#include "../sandbox/layers.hpp"
#include "prepared-start.hpp"
#include "zygote.hpp"

namespace {

constexpr std::uint64_t errorTailBytes = 4096;

Answer answerTo(const Report &report, const Case &one, const Shared &shared) {
    Answer answer;
    answer.ending = report.ending;
    answer.number = report.number;
    if (report.ending == Ending::notStarted) {
        answer.failedStep = report.failedStep;
        return answer;
    }
    const Streams &streams = shared.streams;
    answer.cpuMicroseconds = report.cpuMicroseconds;
    answer.waitMicroseconds = report.waitMicroseconds;
    answer.forbidden = shared.offence->what;
    answer.printedSize = streams.printed.size();
    answer.errorSize = streams.errors.size();
    answer.printed = streams.printed.head(one.printedBytes);
    answer.errorTail = streams.errors.tail(errorTailBytes);
    answer.records = streams.records.head(one.recordBytes);
    return answer;
}

Answer run(const Case &one, int zygote, Shared &shared) {
    if (one.program >= shared.programs.size()) throw std::runtime_error("the request names an unknown program");
    shared.streams.prepare(one.input);
    if (isRequest(one.kind)) shared.streams.records.makeRoom(one.recordBytes);
    const Order order{one.program,          one.kind,        one.cpuMilliseconds,
                      one.wallMilliseconds, one.memoryBytes, fileBytesFor(one)};
    Report report{};
    if (send(zygote, &order, sizeof order, MSG_NOSIGNAL) != static_cast<ssize_t>(sizeof order) ||
        recv(zygote, &report, sizeof report, 0) != static_cast<ssize_t>(sizeof report)) {
        throw std::runtime_error("the zygote is gone");
    }
    return answerTo(report, one, shared);
}

// Adds up what the cases of each subject have used of their allowance in one request.
class Spending {
public:
    explicit Spending(const Allowance &all) : allowed(all) {}

    bool isSpent(std::uint32_t subject) const {
        const auto found = used.find(subject);
        return found != used.end() && (found->second.cpu >= allowed.cpu || found->second.wait >= allowed.wait);
    }

    void add(std::uint32_t subject, const Answer &answer) {
        const std::uint64_t cpu = beyond(answer.cpuMicroseconds, allowed.freeCpu);
        const std::uint64_t wait = beyond(answer.waitMicroseconds, allowed.freeWait);
        if (cpu == 0 && wait == 0) return;
        used[subject].cpu += cpu;
        used[subject].wait += wait;
    }

private:
    struct Used {
        std::uint64_t cpu = 0;
        std::uint64_t wait = 0;
    };

    static std::uint64_t beyond(std::uint64_t value, std::uint64_t free) { return value > free ? value - free : 0; }

    Allowance allowed;
    std::map<std::uint32_t, Used> used;
};

void serve(int zygote, Shared &shared) {
    std::string body;
    while (readFrame(STDIN_FILENO, body)) {
        Reader request(std::move(body));
        const auto cases = request.integer<std::uint32_t>();
        if (cases == 0) return;
        Spending spending(readAllowance(request));
        for (std::uint32_t done = 0; done < cases; ++done) {
            const Case one = readCase(request);
            Answer answer;
            answer.ending = Ending::notTried;
            if (!spending.isSpent(one.subject)) {
                answer = run(one, zygote, shared);
                spending.add(one.subject, answer);
            }
            writeAll(STDOUT_FILENO, framed(answer));
        }
    }
}

void openPrograms(Shared &shared) {
    std::string body;
    if (!readFrame(STDIN_FILENO, body)) throw std::runtime_error("the message with the programs is missing");
    Reader request(std::move(body));
    const auto count = request.integer<std::uint32_t>();
    for (std::uint32_t number = 0; number < count; ++number) {
        const std::string path = request.text();
        const int program = outOfTheWay(open(path.c_str(), O_RDONLY | O_CLOEXEC));
        if (program < 0) throw std::runtime_error("cannot open the program " + path);
        shared.programs.push_back(program);
    }
}

void sendLayers(std::uint32_t layers) {
    Writer hello;
    hello.integer(std::uint32_t{sizeof layers});
    hello.integer(layers);
    writeAll(STDOUT_FILENO, hello.all());
}

void work(std::uint32_t layersOfHost, int times) {
    Shared shared;
    shared.times = times;
    openPrograms(shared);
    shared.heap = findHeap();
    makeFreshStack();
    makeStreamBuffers();
    const std::uint32_t layers = layersOfHost | applyLayers();
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) {
        throw std::runtime_error("cannot create a socket pair");
    }
    const pid_t zygote = fork();
    if (zygote < 0) throw std::runtime_error("cannot create a process");
    if (zygote == 0) {
        close(ends[0]);
        beZygote(outOfTheWay(ends[1]), shared);
    }
    close(ends[1]);
    sendLayers(layers);
    serve(ends[0], shared);
    // Waiting for the zygote leaves no process behind, and adds the processor time of all runs to this process.
    close(ends[0]);
    waitpid(zygote, nullptr, 0);
}

[[noreturn]] void beRunner(std::uint32_t layersOfHost, int times) {
    prctl(PR_SET_NAME, "verbatim-runner");
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    try {
        work(layersOfHost, times);
    } catch (const std::exception &problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        _exit(2);
    }
    _exit(0);
}

// Waits without reading: what the host reads would remain in its memory, and so in that of all programs.
bool waitForRequest() {
    struct pollfd input {STDIN_FILENO, POLLIN, 0};
    while (poll(&input, 1, -1) < 0 && errno == EINTR) continue;
    int bytes = 0;
    return ioctl(STDIN_FILENO, FIONREAD, &bytes) == 0 && bytes > 0;
}

}  // namespace

int main(int, char **arguments) {
    startAgainPrepared(arguments);
    prctl(PR_SET_NAME, "runner-host");
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    const std::uint32_t layers = enterCommonNamespaces();
    while (waitForRequest()) {
        int times[2] = {-1, -1};
        if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, times) != 0) return 2;
        const pid_t runner = fork();
        if (runner == 0) {
            close(times[0]);
            beRunner(layers, outOfTheWay(times[1]));
        }
        close(times[1]);
        answerTimes(times[0], runner);
        close(times[0]);
        int status = 0;
        while (waitpid(runner, &status, 0) < 0 && errno == EINTR) continue;
        // The host ends in the same way as the runner, so that the harness sees the cause.
        if (WIFSIGNALED(status)) kill(getpid(), WTERMSIG(status));
        if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) return 2;
    }
}
