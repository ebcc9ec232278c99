// How a program ends that returns from main or calls exit. After all destructors of the program, the C library would
// run those of each library. They print nothing, but touch memory of all libraries, so they are skipped.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <link.h>

#include "../sandbox/trap.hpp"
#include "unseen-output.hpp"

// The compiler gives each library one function for its end. More of them are destructors of the program, which would
// run after endQuickly.
inline bool hasOwnDestructors(void *program) {
    struct link_map *map = nullptr;
    if (dlinfo(program, RTLD_DI_LINKMAP, &map) != 0) return true;
    for (const ElfW(Dyn) *entry = map->l_ld; entry->d_tag != DT_NULL; ++entry) {
        if (entry->d_tag == DT_FINI_ARRAYSZ) return entry->d_un.d_val > sizeof(void *);
    }
    return false;
}

inline void endQuickly(int status, void *) {
    if (!trapState.canEndQuickly) return;
    flushStreams();
    if (!trapState.quick) fflush_unlocked(nullptr);
    if (trapState.many) endGame();
    _exit(status);
}

// Runs before all other constructors, so that endQuickly runs after everything that these register for the end.
__attribute__((constructor(101))) inline void prepareQuickExit() { on_exit(endQuickly, nullptr); }
