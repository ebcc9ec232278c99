// How an interactive program runs: as any other one (leaf.hpp), but its streams are pipes.
#pragma once

#include "../run/leaf.hpp"
#include "student-console.hpp"

// The descriptors that become standard input, output and error of the program, and the one for its records. The last
// two are the ends of the pipes to the program that it commands, or -1.
struct StudentStreams {
    int input;
    int printed;
    int errors;
    int records;
    int commands;
    int answers;
};

inline bool isCommanding(const StudentStreams &from) { return from.commands >= 0; }

inline bool connectStudentProgram(const StudentStreams &from, int program) {
    const bool connected = dup2(from.input, STDIN_FILENO) >= 0 && dup2(from.printed, STDOUT_FILENO) >= 0 &&
                           dup2(from.errors, STDERR_FILENO) >= 0 && dup2(from.records, recordFile) >= 0 &&
                           dup2(program, programFile) >= 0;
    const bool commands =
        !isCommanding(from) || (dup2(from.commands, commandFile) >= 0 && dup2(from.answers, answerFile) >= 0);
    const unsigned firstUnused = isCommanding(from) ? answerFile + 1 : programFile + 1;
    close(requestFile);
    return connected && commands && syscall(SYS_close_range, firstUnused, ~0U, 0) == 0 && studentConsole.input.open();
}

inline void startStudentProgram() {
    static char name[] = "program";
    static char to[] = "to-opponent";
    static char from[] = "from-opponent";
    static char *arguments[] = {name, to, from, nullptr};
    const bool commands = fcntl(commandFile, F_GETFD) >= 0;
    if (!commands) arguments[1] = nullptr;
    errno = initialErrno;
    std::exit(programEntry(commands ? 3 : 1, arguments, environ));
}

[[noreturn]] inline void becomeStudentProgram(const Order &order, const StudentStreams &streams, int program,
                                              Failure *failure, Offence *offence) {
    becomeLeaf(offence);
    // A signal that the runner ignores would stay ignored in the program.
    std::signal(SIGPIPE, SIG_DFL);
    trapState.conversationCall = onConversationCall;
    isAnswering = !isCommanding(streams);
    if (!connectStudentProgram(streams, program)) fail(*failure, "dup2");
    if (!applyLimits(order)) fail(*failure, "setrlimit");
    if (!seal(Input::typed)) fail(*failure, "seccomp");
    munmap(failure, sizeof *failure);
    Machine::setCanary();
    record(What::started, 0);
    ucontext_t here;
    loadOnFreshStack(here);
    visitFreshStack(here, startStudentProgram);
    leaveGames();
}
