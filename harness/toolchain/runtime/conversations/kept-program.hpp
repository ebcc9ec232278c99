// A program and its keeper, seen from outside: it is started and stopped, and tells how it ended.
#pragma once

#include "keeper.hpp"
#include "pipes.hpp"

class KeptProgram {
public:
    explicit KeptProgram(const std::string &path) : program(outOfTheWay(open(path.c_str(), O_RDONLY | O_CLOEXEC))) {
        if (program.descriptor() < 0) throw std::runtime_error("the program cannot be opened");
    }

    void start(const Order &order, const TalkStreams &streams) {
        int ends[2];
        if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) throw std::runtime_error("no channel");
        keeper = File(outOfTheWay(ends[0]));
        const int talker = outOfTheWay(ends[1]);
        const pid_t process = fork();
        if (process < 0) throw std::runtime_error("no process could be made");
        if (process == 0) beKeeper(order, streams, program.descriptor(), talker, trouble, offence);
        close(talker);
        program.closeNow();
    }

    // Can be read once it has ended.
    int ending() const { return keeper.descriptor(); }

    // Whatever still runs of it ends now.
    Report stop() {
        Report report{};
        shutdown(keeper.descriptor(), SHUT_WR);
        if (recv(keeper.descriptor(), &report, sizeof report, 0) != static_cast<ssize_t>(sizeof report)) {
            throw std::runtime_error("the keeper of the program is gone");
        }
        return report;
    }

    // What it did and no program may do.
    Forbidden forbidden() const { return offence->what; }

private:
    Trouble *trouble = sharedPage<Trouble>();
    Offence *offence = sharedPage<Offence>();
    File program;
    File keeper;
};
