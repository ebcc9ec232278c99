// Makes leaves shorter. Before the first leaf, a program of Verbatim is run as a rehearsal, to see which pages of the
// libraries' code a leaf uses. The host makes private copies of these pages, so that all later processes inherit them.
// At the first touch of any other page, the kernel also maps its neighbours; copying and removing these costs more than
// they are worth. If any step fails, everything still works, only slower.
#pragma once

#include <cstdio>
#include <sys/socket.h>

#include "code-pages.hpp"
#include "../run/zygote.hpp"

// The path of a program like those that students write; empty if native/prepare-pieces.ts does not set it.
#ifndef REHEARSED_PROGRAM
#define REHEARSED_PROGRAM ""
#endif

// Stretches of pages that no leaf is known to need. Each zygote reads them and unmaps this structure before its leaves
// begin.
struct UnneededCode {
    static constexpr unsigned maxStretches = 512;
    struct Stretch {
        void *begin;
        std::size_t length;
    };
    Stretch stretches[maxStretches];
    unsigned count;
};

inline UnneededCode *unneededCode = nullptr;

// Called late: the runner and a zygote that loads a program have touched pages that they needed only themselves.
inline void leaveUnneededCode() {
    if (unneededCode == nullptr) return;
    for (unsigned index = 0; index < unneededCode->count; ++index) {
        const UnneededCode::Stretch &one = unneededCode->stretches[index];
        madvise(one.begin, one.length, MADV_DONTNEED);
    }
    munmap(unneededCode, sizeof *unneededCode);
    unneededCode = nullptr;
}

// The first touch of a page raises a signal, and newer C libraries block all signals while they fork: there, only what
// follows the fork can be watched.
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
        // No leaf needs the pages that loading a program takes.
        if (watched == Watched::leaf) whenLeafBegins = watch;
        beZygote(orders, shared, [watched] {
            if (watched == Watched::zygoteAndLeaf) watch();
        });
    } catch (const std::exception &) {
        _exit(1);
    }
}

// True if a leaf ended as those of students do.
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

// A private page that was written to stays in memory. Through this file, the kernel writes even to pages that are
// read-only.
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
    // Allocated in any case, so that everything that is mapped later has the same address.
    auto *unneeded = keptMemory<UnneededCode>();
    CodePages code;
    code.join();
    if (unneeded == nullptr || !code.isKnown()) return;
    if (!rehearse(code, Watched::zygoteAndLeaf) && !rehearse(code, Watched::leaf)) return;
    if (!keepTouched(code)) return;
    code.forRuns(false, [&](std::uintptr_t begin, std::uintptr_t end) {
        if (unneeded->count == UnneededCode::maxStretches) return;
        unneeded->stretches[unneeded->count++] = {reinterpret_cast<void *>(begin), end - begin};
    });
    unneededCode = unneeded;
}
