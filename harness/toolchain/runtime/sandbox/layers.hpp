// What host and runner give up before there is a zygote, as far as this machine allows. The runner reports each layer
// that is in force; gxx/run/layers.ts has the names. The leaf's own filter and limits (leaf.hpp) are mandatory.
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
    // Not a layer, but reported with them: close_range, a call of Linux 5.9. Without it, a leaf could not close the
    // files that it inherits, so nothing is run.
    closesAll = 64,
};

// A user id that is in no use, below those of dynamic users.
constexpr uid_t unusedUserId = 59999;

// All leaves share one network, in which none of them may communicate: the kernel takes longer to create a network than
// a process. The superuser may do this; other users may if the machine allows user namespaces.
inline std::uint32_t enterCommonNamespaces() {
    constexpr int wanted = CLONE_NEWNET | CLONE_NEWIPC;
    const bool entered = unshare(wanted) == 0 || unshare(CLONE_NEWUSER | wanted) == 0;
    return entered ? ownNetwork | ownMessages : 0;
}

inline bool dropRights() {
    if (getuid() == 0) {
        // A user namespace may have no other users to change to.
        const bool changed = setgroups(0, nullptr) == 0 && setresgid(unusedUserId, unusedUserId, unusedUserId) == 0 &&
                             setresuid(unusedUserId, unusedUserId, unusedUserId) == 0;
        if (!changed) return false;
    }
    return giveUpCapabilities();
}

inline std::uint32_t applyLayers() {
    std::uint32_t layers = 0;
    if (unshare(CLONE_NEWPID) == 0) layers |= ownProcesses;
    if (dropRights()) layers |= ordinaryUser;
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) layers |= noNewPrivileges;
    if (landlock::restrictTo({})) layers |= noFiles;
    if (syscall(SYS_close_range, ~0U, ~0U, 0) == 0) layers |= closesAll;
    // Keeps a student's program from reaching into this memory or opening these files through /proc.
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    // A change of user has cleared this setting, so it is set again.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    return layers;
}
