// Runs one interactive program, under the same limits and behind the same seal as any other run. Orders come in on
// standard input, and events go out on standard output.
//
//     conversation runner  exchanges messages with Node and lines with the program; runs no student code
//       keeper             the first process of its own namespace (keeper.hpp)
//         leaf             the program (student-program.hpp)
//
// There are two kinds of run:
//
// - Answering: standard input and output are pipes, and all output is passed on at once.
// - Commanding: standard input holds everything from the start, and then ends. The program commands another program
//   through two pipes, whose names are its arguments. Verbatim plays that other program.

#include "run.hpp"
#include "../run/prepared-start.hpp"

namespace {

void serve() {
    // The reader must start before the layers of protection are applied.
    TimesReader times;
    FrameReader orders;
    for (;;) {
        if (const auto first = orders.next()) {
            ConversationRun run{Begin(first->text), times};
            return run.serve(orders);
        }
        if (!orders.take(STDIN_FILENO)) return;
    }
}

}  // namespace

int main(int, char **arguments) {
    startAgainPrepared(arguments);
    prctl(PR_SET_NAME, "verbatim-live");
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    // Writing to a program that has ended must not end the runner.
    std::signal(SIGPIPE, SIG_IGN);
    try {
        serve();
    } catch (const std::exception &problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 2;
    }
}
