// Starts sealed compilers and linkers (held-tool.hpp), as requests ask for them (tool-server.hpp). A command is
//
//     PROGRAM ARGUMENTS... [--then PROGRAM ...]
//
// --then: another tool, if the one before succeeded. PROGRAM may be --functions, which is built in
// (list-functions.hpp). If a command takes too long, the caller ends this process with all that it has started.

#include "../tools/list-functions.hpp"
#include "../tools/tool-server.hpp"

namespace {

[[noreturn]] void doTask(char **command) {
    if (std::strcmp(command[0], "--functions") == 0) _exit(listFunctionsOf(command + 1) ? 0 : 1);
    become(command);
}

void runFirst(char **command) {
    const pid_t process = fork();
    if (process < 0) fail("fork");
    if (process == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        doTask(command);
    }
    int status = 0;
    if (waitpid(process, &status, 0) != process) fail("waitpid");
    if (!WIFEXITED(status)) _exit(exitLauncherFailed);
    if (WEXITSTATUS(status) != 0) _exit(WEXITSTATUS(status));
}

}  // namespace

int main() {
    static ToolServer server;
    char **command = sealTool(server.serve());
    for (char **word = command; *word != nullptr; ++word) {
        if (std::strcmp(*word, "--then") != 0) continue;
        *word = nullptr;
        runFirst(command);
        command = word + 1;
    }
    doTask(command);
}
