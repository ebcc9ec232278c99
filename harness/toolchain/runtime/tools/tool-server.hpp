// Takes requests on standard input until that ends, and does each in a process of its own, as many at a time as are asked
// for; tells on standard output how each ended and what it said. The TypeScript half is ../tool-server.ts.
//
// A request: its number, and the most that is told of each output, the working folder, the environment, and words
// (held-tool.hpp). A number alone: that one is to end now. An answer begins with the number, too.
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

// A list of texts as execve wants it.
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

// One tool at work. Its outputs are files, because nobody has to read them meanwhile; the limit for files holds for them.
struct Errand {
    Errand(std::uint32_t number, std::uint64_t most) : number(number), most(most) {}

    // With the processor time of the tool and of all that it started and waited for.
    std::string answer(int status, const struct rusage &used) const {
        const bool tooMuch = printed.size() > most || errors.size() > most;
        Writer body;
        body.integer(number);
        body.integer(std::uint32_t{WIFSIGNALED(status)});
        body.integer(static_cast<std::uint32_t>(WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status)));
        body.integer(std::uint32_t{tooMuch});
        body.integer(milliseconds(used.ru_utime) + milliseconds(used.ru_stime));
        body.text(printed.head(most));
        body.text(errors.head(most));
        return body.all();
    }

    static std::uint32_t milliseconds(const struct timeval &time) {
        return static_cast<std::uint32_t>(time.tv_sec * 1000 + time.tv_usec / 1000);
    }

    std::uint32_t number;
    std::uint64_t most;
    pid_t process = 0;
    MemoryFile printed{"printed"};
    MemoryFile errors{"errors"};
};

class ToolServer {
public:
    // Returns in each new process with its words, which last as long as it does, and never in the server.
    char **serve() {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        try {
            return take();
        } catch (const std::exception &problem) {
            std::fprintf(stderr, "%s\n", problem.what());
            _exit(ourFault);
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
            if (poll(sources, 2, -1) < 0 && errno != EINTR) throw std::runtime_error("nothing can be waited for");
            if (sources[1].revents != 0) answerThoseThatEnded();
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
        errands.emplace_back(number, request.integer<std::uint64_t>());
        Errand &errand = errands.back();
        const std::string folder = request.text();
        variables.emplace(request);
        words.emplace(request);
        errand.process = fork();
        if (errand.process < 0) throw std::runtime_error("no process could be made");
        if (errand.process > 0) {
            // Both sides do it, so that nobody signals a group that is not there yet.
            setpgid(errand.process, errand.process);
            return false;
        }
        settle(folder, errand);
        return true;
    }

    // In the new process: in its folder, with its own streams only, and not held yet.
    void settle(const std::string &folder, const Errand &errand) {
        setpgid(0, 0);
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        const int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
        const bool connected = dup2(nothing, STDIN_FILENO) >= 0 &&
                               dup2(errand.printed.descriptor(), STDOUT_FILENO) >= 0 &&
                               dup2(errand.errors.descriptor(), STDERR_FILENO) >= 0;
        if (!connected) _exit(ourFault);
        close(signals);
        errands.clear();
        sigprocmask(SIG_SETMASK, &usualSignals, nullptr);
        environ = variables->all();
        if (chdir(folder.c_str()) != 0) fail("chdir");
    }

    void answerThoseThatEnded() {
        struct signalfd_siginfo ignored;
        while (read(signals, &ignored, sizeof ignored) > 0) continue;
        for (auto errand = errands.begin(); errand != errands.end();) {
            siginfo_t state{};
            const auto process = static_cast<id_t>(errand->process);
            if (waitid(P_PID, process, &state, WEXITED | WNOHANG | WNOWAIT) != 0 || state.si_pid == 0) {
                ++errand;
                continue;
            }
            // Whatever it started and left; as long as it is a zombie, no other group can have its number.
            kill(-errand->process, SIGKILL);
            int status = 0;
            struct rusage used{};
            wait4(errand->process, &status, 0, &used);
            Writer frame;
            frame.text(errand->answer(status, used));
            writeAll(STDOUT_FILENO, frame.all());
            errand = errands.erase(errand);
        }
    }

    void end(std::uint32_t number) {
        for (const Errand &errand : errands) {
            if (errand.number == number) kill(-errand.process, SIGKILL);
        }
    }

    [[noreturn]] void leave() {
        for (const Errand &errand : errands) kill(-errand.process, SIGKILL);
        for (const Errand &errand : errands) waitpid(errand.process, nullptr, 0);
        _exit(0);
    }

    std::list<Errand> errands;
    std::optional<Words> variables;
    std::optional<Words> words;
    sigset_t usualSignals{};
    int signals = -1;
};
