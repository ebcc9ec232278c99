// Starts compilers and linkers that read what a student wrote (held-tool.hpp), as it is asked to (tool-server.hpp). A
// command is
//
//     PROGRAM ARGUMENTS... [--then PROGRAM ...]
//
// --then: another tool, if the one before succeeded. Whoever asks kills this process with all that it has started where
// that takes too long.

#include "tool-server.hpp"

namespace {

void runFirst(char **command) {
    const pid_t process = fork();
    if (process < 0) fail("fork");
    if (process == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        become(command);
    }
    int status = 0;
    if (waitpid(process, &status, 0) != process) fail("waitpid");
    if (!WIFEXITED(status)) _exit(ourFault);
    if (WEXITSTATUS(status) != 0) _exit(WEXITSTATUS(status));
}

}  // namespace

int main() {
    static ToolServer server;
    char **command = putOnHold(server.serve());
    for (char **word = command; *word != nullptr; ++word) {
        if (std::strcmp(*word, "--then") != 0) continue;
        *word = nullptr;
        runFirst(command);
        command = word + 1;
    }
    become(command);
}
