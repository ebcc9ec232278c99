// Runs one program that is talked to while it runs, under the same limits and behind the same seal as any other run.
// Orders come in on standard input and events go out on standard output.
//
//     live                 talks to Node and to the program, runs nothing of the student's
//       keeper             first process of its own namespace (keeper.hpp)
//         leaf             the program (student-program.hpp)
//
// Two kinds of run:
//
// - A conversation: standard input and output are pipes, and whatever the program says is passed on at once.
// - A command post: its person has typed everything beforehand, to the end of the input, and it commands another program
//   through two pipes, whose names are its arguments. We are that other program.

#include "run.hpp"
#include "../run/prepared-start.hpp"

namespace {

void serve() {
    // Before any layer of protection is put on.
    TimesReader times;
    FrameReader orders;
    for (;;) {
        if (const auto first = orders.next()) {
            LiveRun run{Begin(first->text), times};
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
    // A program that has ended does not listen any more; that is no reason for us to end.
    std::signal(SIGPIPE, SIG_IGN);
    try {
        serve();
    } catch (const std::exception &problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 2;
    }
}
