// Makes the short life of a leaf shorter: before there is any, one is played with a program of ours, to see which pages of
// the libraries' code it takes. These become the host's own, so that all processes after it inherit them; with the first
// touch of any other page the kernel puts in its neighbours, too, and to copy and to clear away these costs more than they
// are worth. Where something does not work out, everything is as it was, and slower.
#pragma once

#include <cstdio>
#include <sys/socket.h>

#include "code-pages.hpp"
#include "../run/zygote.hpp"

// Where a program lies that is like those that students write; none where ../runtime-pieces.ts does not say.
#ifndef REHEARSED_PROGRAM
#define REHEARSED_PROGRAM ""
#endif

// Stretches of pages that no leaf is known to need. Read by each zygote, and no longer there when its leaves begin.
struct UnneededCode {
    static constexpr unsigned most = 512;
    struct Stretch {
        void *begin;
        std::size_t length;
    };
    Stretch stretches[most];
    unsigned count;
};

inline UnneededCode *unneededCode = nullptr;

// The runner has touched what it needed itself, and so has the zygote that loaded a program.
inline void leaveUnneededCode() {
    if (unneededCode == nullptr) return;
    for (unsigned index = 0; index < unneededCode->count; ++index) {
        const UnneededCode::Stretch &one = unneededCode->stretches[index];
        madvise(one.begin, one.length, MADV_DONTNEED);
    }
    munmap(unneededCode, sizeof *unneededCode);
    unneededCode = nullptr;
}

// The first touch of a page is told by a signal, and newer C libraries fork with all signals blocked: there, only what comes
// after that can be watched.
enum class Watched { zygoteAndLeaf, leaf };

inline CodePages *watchedCode = nullptr;

inline void watch() {
    if (!watchedCode->watch()) _exit(1);
}

[[noreturn]] inline void playZygote(int orders, Watched watched) {
    try {
        Shared shared;
        shared.programs.push_back(outOfTheWay(open(REHEARSED_PROGRAM, O_RDONLY | O_CLOEXEC)));
        shared.streams.prepare("4\n3\nA5\n12\nword\na whole line\n\n");
        makeFreshStack();
        makeStreamBuffers();
        if (shared.programs.back() < 0 || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) _exit(1);
        // What it takes to load a program, no leaf needs.
        if (watched == Watched::leaf) whenLeafBegins = watch;
        beZygote(orders, shared, [watched] {
            if (watched == Watched::zygoteAndLeaf) watch();
        });
    } catch (const std::exception &) {
        _exit(1);
    }
}

// True if a leaf came to its end as those of students do.
inline bool rehearse(CodePages &code, Watched watched) {
    watchedCode = &code;
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return false;
    const pid_t zygote = fork();
    if (zygote == 0) {
        close(ends[0]);
        playZygote(outOfTheWay(ends[1]), watched);
    }
    close(ends[1]);
    const Order order{0, Input::typed, 2000, 1000, std::uint64_t{256} << 20, std::uint64_t{1} << 20};
    Report report{};
    const bool reported = zygote > 0 && send(ends[0], &order, sizeof order, MSG_NOSIGNAL) == static_cast<ssize_t>(sizeof order) &&
                          recv(ends[0], &report, sizeof report, 0) == static_cast<ssize_t>(sizeof report);
    close(ends[0]);
    if (zygote > 0) waitpid(zygote, nullptr, 0);
    return reported && report.ending == Ending::exited && report.number == 0;
}

// A private page that was written to stays. Through this file the kernel writes to what nobody may write to.
inline bool keepTouched(const CodePages &code) {
    const int memory = open("/proc/self/mem", O_WRONLY | O_CLOEXEC);
    bool kept = memory >= 0;
    code.forRuns(true, [&](std::uintptr_t begin, std::uintptr_t end) {
        for (std::uintptr_t at = begin; kept && at < end; at += code.page) {
            kept = pwrite(memory, reinterpret_cast<const char *>(at), 1, static_cast<off_t>(at)) == 1;
        }
    });
    if (memory >= 0) close(memory);
    return kept;
}

inline void keepWhatLeavesNeed() {
    // Whatever comes of it: all that is mapped later lies at the same place.
    auto *unneeded = keptMemory<UnneededCode>();
    CodePages code;
    code.join();
    if (unneeded == nullptr || !code.isKnown()) return;
    if (!rehearse(code, Watched::zygoteAndLeaf) && !rehearse(code, Watched::leaf)) return;
    if (!keepTouched(code)) return;
    code.forRuns(false, [&](std::uintptr_t begin, std::uintptr_t end) {
        if (unneeded->count == UnneededCode::most) return;
        unneeded->stretches[unneeded->count++] = {reinterpret_cast<void *>(begin), end - begin};
    });
    unneededCode = unneeded;
}
