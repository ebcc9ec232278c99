// What host and runner give up before there is a zygote, as far as this machine lets them. Each layer that is in force
// is told; ../layers.ts has the names. The leaf's own filter and limits (leaf.hpp) are no matter of choice.
#pragma once

#include <csignal>
#include <grp.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "capabilities.hpp"
#include "landlock.hpp"

enum Layer : std::uint32_t {
    ordinaryUser = 1,
    noNewPrivileges = 2,
    noFiles = 4,
    ownProcesses = 8,
    ownNetwork = 16,
    ownMessages = 32,
    // Told with the layers, and none: by this call of Linux 5.9 a leaf gets rid of what is not its own, or there is no leaf.
    closesAll = 64,
};

// Belongs to nobody, and is below what dynamic users get.
constexpr uid_t strangerId = 59999;

// Where no leaf may speak at all, all of them can have one: a network takes the kernel longer to make than a process.
// As the superuser; others may do it where the machine lets them have a world of their own for users, too.
inline std::uint32_t enterCommonNamespaces() {
    constexpr int wanted = CLONE_NEWNET | CLONE_NEWIPC;
    const bool entered = unshare(wanted) == 0 || unshare(CLONE_NEWUSER | wanted) == 0;
    return entered ? ownNetwork | ownMessages : 0;
}

inline bool dropRights() {
    if (getuid() == 0) {
        // In a user namespace of our own there may be no other users to become.
        const bool changed = setgroups(0, nullptr) == 0 && setresgid(strangerId, strangerId, strangerId) == 0 &&
                             setresuid(strangerId, strangerId, strangerId) == 0;
        if (!changed) return false;
    }
    return giveUpCapabilities();
}

inline std::uint32_t putOnLayers() {
    std::uint32_t layers = 0;
    if (unshare(CLONE_NEWPID) == 0) layers |= ownProcesses;
    if (dropRights()) layers |= ordinaryUser;
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) layers |= noNewPrivileges;
    if (landlock::restrictTo({})) layers |= noFiles;
    if (syscall(SYS_close_range, ~0U, ~0U, 0) == 0) layers |= closesAll;
    // A student's program cannot reach into our memory or open our files through /proc.
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    // Cleared by a change of user: said again.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    return layers;
}
