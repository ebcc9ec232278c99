// Runs interactive programs, one after the other, under the same limits and behind the same seal as any other run.
// Orders come in on standard input and events go out on standard output.
//
//     server               waits for the next conversation, and reads none of it
//       conversation       exchanges lines with Node and with the program, and runs nothing of the student's
//         keeper           first process of its own namespace (keeper.hpp)
//           leaf           the program (student-program.hpp)
//
// Each conversation is a copy of a server that has seen no other: what is at which address is the same in all of them.
// Starting a server takes several times as long as copying it, because of its libraries and of its own network.
//
// There are two kinds of run:
//
// - Answering: standard input and output are pipes, and all output is passed on at once.
// - Commanding: standard input holds everything from the start, and then ends. The program commands another program
//   through two pipes, whose names are its arguments. Verbatim plays that other program.

#include "run.hpp"
#include "../run/prepared-start.hpp"

namespace {

// Returns at the end of one conversation.
void converse(std::uint32_t common) {
    // The reader must start before more layers of protection are applied.
    TimesReader times;
    FrameReader orders;
    for (;;) {
        while (const auto order = orders.next()) {
            // An order may come too late for the conversation before this one.
            if (static_cast<OrderKind>(order->kind) != OrderKind::begin) continue;
            ConversationRun run{Begin(order->text), common, times};
            return run.serve(orders);
        }
        if (!orders.take(STDIN_FILENO)) return;
    }
}

int conversation(std::uint32_t common, pid_t server) {
    prctl(PR_SET_NAME, "verbatim-conv");
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != server) return 0;
    try {
        converse(common);
    } catch (const std::exception &problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 2;
    }
    return 0;
}

// Looks whether there is an order and leaves it to be read. False when Node is gone.
bool awaitOrder() {
    char first;
    ssize_t found;
    do found = recv(STDIN_FILENO, &first, sizeof first, MSG_PEEK);
    while (found < 0 && errno == EINTR);
    return found > 0;
}

// One that went wrong ends the server: Node starts another one.
bool runOne(std::uint32_t common) {
    const pid_t server = getpid();
    const pid_t process = fork();
    if (process < 0) return false;
    if (process == 0) std::exit(conversation(common, server));
    int status = 0;
    while (waitpid(process, &status, 0) < 0 && errno == EINTR) continue;
    return status == 0;
}

}  // namespace

int main(int, char **arguments) {
    startAgainPrepared(arguments);
    prctl(PR_SET_NAME, "verbatim-server");
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    // Writing to a program that has ended must not end the runner.
    std::signal(SIGPIPE, SIG_IGN);
    const std::uint32_t common = enterCommonNamespaces();
    while (awaitOrder()) {
        if (!runOne(common)) return 2;
    }
}
