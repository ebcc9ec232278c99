// A program and its keeper, seen from the runner: starts and stops them, and reads how the program ended.
#pragma once

#include "keeper.hpp"
#include "pipes.hpp"

class KeptProgram {
public:
    explicit KeptProgram(const std::string &path) : program(outOfTheWay(open(path.c_str(), O_RDONLY | O_CLOEXEC))) {
        if (program.descriptor() < 0) throw std::runtime_error("cannot open the program");
    }

    void start(const Order &order, const StudentStreams &streams) {
        int ends[2];
        if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) {
            throw std::runtime_error("cannot create a socket pair");
        }
        keeper = File(outOfTheWay(ends[0]));
        const int channel = outOfTheWay(ends[1]);
        const pid_t process = fork();
        if (process < 0) throw std::runtime_error("cannot create a process");
        if (process == 0) beKeeper(order, streams, program.descriptor(), channel, failure, offence);
        close(channel);
        program.closeNow();
    }

    // A descriptor that becomes readable when the program has ended.
    int ending() const { return keeper.descriptor(); }

    // Ends everything that the program has left running.
    Report stop() {
        Report report{};
        shutdown(keeper.descriptor(), SHUT_WR);
        if (recv(keeper.descriptor(), &report, sizeof report, 0) != static_cast<ssize_t>(sizeof report)) {
            throw std::runtime_error("the keeper of the program is gone");
        }
        return report;
    }

    // The forbidden thing that the program did.
    Forbidden forbidden() const { return offence->what; }

private:
    Failure *failure = sharedPage<Failure>();
    Offence *offence = sharedPage<Offence>();
    File program;
    File keeper;
};
