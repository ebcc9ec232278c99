// The life of a program that is talked to: as that of any other run (leaf.hpp), but its streams are pipes.
#pragma once

#include "../run/leaf.hpp"
#include "student-console.hpp"

// What becomes standard input, output and error of the program, and the place for its records. The last two are the ends
// of the pipes to the program that it commands; -1 where it commands none.
struct TalkStreams {
    int input;
    int printed;
    int errors;
    int records;
    int commands;
    int answers;
};

inline bool isCommanding(const TalkStreams &from) { return from.commands >= 0; }

inline bool connectTalk(const TalkStreams &from, int program) {
    const bool connected = dup2(from.input, STDIN_FILENO) >= 0 && dup2(from.printed, STDOUT_FILENO) >= 0 &&
                           dup2(from.errors, STDERR_FILENO) >= 0 && dup2(from.records, recordFile) >= 0 &&
                           dup2(program, programFile) >= 0;
    const bool commands =
        !isCommanding(from) || (dup2(from.commands, commandFile) >= 0 && dup2(from.answers, answerFile) >= 0);
    const unsigned firstUnused = isCommanding(from) ? answerFile + 1 : programFile + 1;
    close(requestFile);
    return connected && commands && syscall(SYS_close_range, firstUnused, ~0U, 0) == 0 && talkConsole.input.open();
}

inline void startTalker() {
    static char name[] = "program";
    static char to[] = "to-opponent";
    static char from[] = "from-opponent";
    static char *arguments[] = {name, to, from, nullptr};
    const bool commands = fcntl(commandFile, F_GETFD) >= 0;
    if (!commands) arguments[1] = nullptr;
    errno = errorOfProgram;
    std::exit(programEntry(commands ? 3 : 1, arguments, environ));
}

[[noreturn]] inline void becomeTalker(const Order &order, const TalkStreams &streams, int program, Trouble *trouble,
                                      Offence *offence) {
    becomeLeaf(offence);
    // A signal that we ignore would stay ignored in the program.
    std::signal(SIGPIPE, SIG_DFL);
    trapState.talk = onTalkersCall;
    isHeard = !isCommanding(streams);
    if (!connectTalk(streams, program)) fail(*trouble, "dup2");
    if (!putOnLimits(order)) fail(*trouble, "setrlimit");
    if (!seal(Input::typed)) fail(*trouble, "seccomp");
    munmap(trouble, sizeof *trouble);
    Machine::setCanary();
    record(What::started, 0);
    ucontext_t here;
    loadOnFreshStack(here);
    visitFreshStack(here, startTalker);
    leaveGames();
}
