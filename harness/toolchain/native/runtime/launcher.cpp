// Starts compilers and linkers that read what a student wrote: with limits, without rights, without a network, and
// able to use a few places of the file system only. It takes requests on standard input until that ends, one after the
// other, and answers on standard output how the tool ended and what it said. The TypeScript half is ../run-tool.ts.
//
// A request: the most that is told of each output, the working folder, the environment, and the words
//
//     SECONDS MEBIBYTES FILE-MEBIBYTES -r PLACE... -w PLACE... -- PROGRAM ARGUMENTS... [--then PROGRAM ...]
//
// -r: may be read, -w: may be written, too. --then: another tool, if the one before succeeded.
// Whoever asks watches the clock, and kills this process with all that it has started.

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "capabilities.hpp"
#include "filter.hpp"
#include "landlock.hpp"
#include "limit.hpp"
#include "memory-file.hpp"

namespace {

// Where the launcher itself failed; no compiler ends with this code.
constexpr int ourFault = 125;

constexpr long closedCalls[] = {
    SYS_socket, SYS_socketpair, SYS_connect, SYS_bind, SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev,
    SYS_unshare, SYS_setns, SYS_mount, SYS_chroot, SYS_bpf, SYS_keyctl, SYS_perf_event_open,
};

[[noreturn]] void fail(const char *step) {
    std::fprintf(stderr, "launcher: ");
    std::perror(step);
    std::exit(ourFault);
}

rlim_t number(const char *text) { return std::strtoull(text, nullptr, 10); }

void putOnLimits(char **arguments) {
    const rlim_t seconds = number(arguments[0]);
    const rlim_t memory = number(arguments[1]) << 20;
    const rlim_t file = number(arguments[2]) << 20;
    const bool done = limit(RLIMIT_CPU, seconds, seconds + 1) && limit(RLIMIT_AS, memory, memory) &&
                      limit(RLIMIT_FSIZE, file, file) && limit(RLIMIT_CORE, 0, 0);
    if (!done) fail("setrlimit");
}

bool closeCalls() {
    Filter filter;
    for (const long call : closedCalls) filter.on(call, Filter::fail(EPERM));
    return filter.install(Filter::allow);
}

[[noreturn]] void become(char **command) {
    execvp(command[0], command);
    fail(command[0]);
}

void runFirst(char **command) {
    const pid_t process = fork();
    if (process < 0) fail("fork");
    if (process == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        become(command);
    }
    int status = 0;
    if (waitpid(process, &status, 0) != process) fail("waitpid");
    if (!WIFEXITED(status)) std::exit(ourFault);
    if (WEXITSTATUS(status) != 0) std::exit(WEXITSTATUS(status));
}

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

[[noreturn]] void launch(char **words) {
    std::vector<landlock::Place> places;
    char **word = words + 3;
    for (; std::strcmp(*word, "--") != 0; word += 2) {
        const bool writable = std::strcmp(*word, "-w") == 0;
        places.push_back({word[1], writable ? landlock::Access::write : landlock::Access::read});
    }
    putOnLimits(words);
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) fail("no new privileges");
    if (!giveUpCapabilities()) fail("capabilities");
    // Without Landlock in the kernel, the facts of the toolchain say that the compiler is not sealed.
    if (landlock::version() > 0 && !landlock::restrictTo(places)) fail("landlock");
    if (!closeCalls()) fail("seccomp");
    char **command = word + 1;
    for (word = command; *word != nullptr; ++word) {
        if (std::strcmp(*word, "--then") != 0) continue;
        *word = nullptr;
        runFirst(command);
        command = word + 1;
    }
    become(command);
}

// Files, because nobody has to read them while the tool runs; the limit for files holds for them, too.
struct Outputs {
    MemoryFile printed{"printed"};
    MemoryFile errors{"errors"};
};

[[noreturn]] void becomeTool(const std::string &folder, char **variables, char **words, const Outputs &outputs) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    const int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
    const bool connected = dup2(nothing, STDIN_FILENO) >= 0 && dup2(outputs.printed.descriptor(), STDOUT_FILENO) >= 0 &&
                           dup2(outputs.errors.descriptor(), STDERR_FILENO) >= 0;
    if (!connected) _exit(ourFault);
    if (chdir(folder.c_str()) != 0) fail("chdir");
    environ = variables;
    launch(words);
}

std::string answerOf(int status, const Outputs &outputs, std::uint64_t most) {
    const bool tooMuch = outputs.printed.size() > most || outputs.errors.size() > most;
    Writer answer;
    answer.integer(std::uint32_t{WIFSIGNALED(status)});
    answer.integer(static_cast<std::uint32_t>(WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status)));
    answer.integer(std::uint32_t{tooMuch});
    answer.text(outputs.printed.head(most));
    answer.text(outputs.errors.head(most));
    return answer.all();
}

void serve(const std::string &body) {
    Reader request(body);
    const auto most = request.integer<std::uint64_t>();
    const std::string folder = request.text();
    Words variables(request);
    Words words(request);
    const Outputs outputs;
    const pid_t process = fork();
    if (process < 0) throw std::runtime_error("no process could be made");
    if (process == 0) becomeTool(folder, variables.all(), words.all(), outputs);
    int status = 0;
    while (waitpid(process, &status, 0) < 0 && errno == EINTR) continue;
    Writer frame;
    frame.text(answerOf(status, outputs, most));
    writeAll(STDOUT_FILENO, frame.all());
}

}  // namespace

int main() {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    try {
        std::string body;
        while (readFrame(STDIN_FILENO, body)) serve(body);
    } catch (const std::exception &problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return ourFault;
    }
}
