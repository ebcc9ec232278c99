// Takes requests on standard input until it ends, and runs each in its own process, at the same time if asked; reports
// on standard output how each ended and what it printed. The TypeScript half is sandbox/tool-server.ts.
//
// A request has a number, the maximum size of each output in the answer, the working folder, the environment, and words
// (held-tool.hpp). A number alone ends that request. An answer begins with the number, too.
#pragma once

#include <csignal>
#include <cstdio>
#include <list>
#include <optional>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

#include "../sandbox/held-tool.hpp"
#include "../protocol/memory-file.hpp"

// A list of texts in the form that execve needs.
class Words {
public:
    explicit Words(Reader &request) {
        const auto count = request.integer<std::uint32_t>();
        for (std::uint32_t word = 0; word < count; ++word) texts.push_back(request.text());
        for (std::string &text : texts) places.push_back(text.data());
        places.push_back(nullptr);
    }

    char **all() { return places.data(); }

private:
    std::vector<std::string> texts;
    std::vector<char *> places;
};

// A running tool. Its outputs are files: nothing has to read them meanwhile, and the limit for files holds for them.
struct ToolJob {
    ToolJob(std::uint32_t number, std::uint64_t maxBytes) : number(number), maxBytes(maxBytes) {}

    // Includes the processor time of the tool and of all processes that it started and waited for.
    std::string answer(int status, const struct rusage &used) const {
        const bool tooMuch = printed.size() > maxBytes || errors.size() > maxBytes;
        Writer body;
        body.integer(number);
        body.integer(std::uint32_t{WIFSIGNALED(status)});
        body.integer(static_cast<std::uint32_t>(WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status)));
        body.integer(std::uint32_t{tooMuch});
        body.integer(milliseconds(used.ru_utime) + milliseconds(used.ru_stime));
        body.text(printed.head(maxBytes));
        body.text(errors.head(maxBytes));
        return body.all();
    }

    static std::uint32_t milliseconds(const struct timeval &time) {
        return static_cast<std::uint32_t>(time.tv_sec * 1000 + time.tv_usec / 1000);
    }

    std::uint32_t number;
    std::uint64_t maxBytes;
    pid_t process = 0;
    MemoryFile printed{"printed"};
    MemoryFile errors{"errors"};
};

class ToolServer {
public:
    // Returns only in the new processes, with their words, which last as long as the process.
    char **serve() {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        try {
            return take();
        } catch (const std::exception &problem) {
            std::fprintf(stderr, "%s\n", problem.what());
            _exit(exitLauncherFailed);
        }
    }

private:
    char **take() {
        sigset_t ended;
        sigemptyset(&ended);
        sigaddset(&ended, SIGCHLD);
        sigprocmask(SIG_BLOCK, &ended, &usualSignals);
        signals = outOfTheWay(signalfd(-1, &ended, SFD_CLOEXEC | SFD_NONBLOCK));
        std::string body;
        for (;;) {
            struct pollfd sources[] = {{STDIN_FILENO, POLLIN, 0}, {signals, POLLIN, 0}};
            if (poll(sources, 2, -1) < 0 && errno != EINTR) throw std::runtime_error("cannot wait for requests");
            if (sources[1].revents != 0) answerEndedJobs();
            if (sources[0].revents == 0) continue;
            if (!readFrame(STDIN_FILENO, body)) leave();
            Reader request(body);
            const auto number = request.integer<std::uint32_t>();
            if (body.size() == sizeof number) end(number);
            else if (start(number, request)) return words->all();
        }
    }

    // True in the new process.
    bool start(std::uint32_t number, Reader &request) {
        jobs.emplace_back(number, request.integer<std::uint64_t>());
        ToolJob &job = jobs.back();
        const std::string folder = request.text();
        variables.emplace(request);
        words.emplace(request);
        job.process = fork();
        if (job.process < 0) throw std::runtime_error("cannot create a process");
        if (job.process > 0) {
            // Both processes call setpgid, so that the group exists before it gets a signal.
            setpgid(job.process, job.process);
            return false;
        }
        settle(folder, job);
        return true;
    }

    // Prepares the new process: its folder and its own streams. It is not sealed yet.
    void settle(const std::string &folder, const ToolJob &job) {
        setpgid(0, 0);
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        const int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
        const bool connected = dup2(nothing, STDIN_FILENO) >= 0 &&
                               dup2(job.printed.descriptor(), STDOUT_FILENO) >= 0 &&
                               dup2(job.errors.descriptor(), STDERR_FILENO) >= 0;
        if (!connected) _exit(exitLauncherFailed);
        close(signals);
        jobs.clear();
        sigprocmask(SIG_SETMASK, &usualSignals, nullptr);
        environ = variables->all();
        if (chdir(folder.c_str()) != 0) fail("chdir");
    }

    void answerEndedJobs() {
        struct signalfd_siginfo ignored;
        while (read(signals, &ignored, sizeof ignored) > 0) continue;
        for (auto job = jobs.begin(); job != jobs.end();) {
            siginfo_t state{};
            const auto process = static_cast<id_t>(job->process);
            if (waitid(P_PID, process, &state, WEXITED | WNOHANG | WNOWAIT) != 0 || state.si_pid == 0) {
                ++job;
                continue;
            }
            // Ends everything that the tool has left running. As long as the tool is a zombie, no other group can have
            // its number.
            kill(-job->process, SIGKILL);
            int status = 0;
            struct rusage used{};
            wait4(job->process, &status, 0, &used);
            Writer frame;
            frame.text(job->answer(status, used));
            writeAll(STDOUT_FILENO, frame.all());
            job = jobs.erase(job);
        }
    }

    void end(std::uint32_t number) {
        for (const ToolJob &job : jobs) {
            if (job.number == number) kill(-job.process, SIGKILL);
        }
    }

    [[noreturn]] void leave() {
        for (const ToolJob &job : jobs) kill(-job.process, SIGKILL);
        for (const ToolJob &job : jobs) waitpid(job.process, nullptr, 0);
        _exit(0);
    }

    std::list<ToolJob> jobs;
    std::optional<Words> variables;
    std::optional<Words> words;
    sigset_t usualSignals{};
    int signals = -1;
};
