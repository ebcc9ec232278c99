// The end of a program that returns from main or calls exit. When all destructors of the program have run, the C library
// asks each library for its own, which touches memory of all of them and prints nothing: a run that is over has no use for that.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <link.h>

#include "../sandbox/trap.hpp"
#include "unseen-output.hpp"

// A library has one function for its end from the compiler. Others are the program's, and come after all else.
inline bool hasDestructorsOfItsOwn(void *program) {
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

// Before all other constructors here, so that it comes behind what these leave to be done at the end.
__attribute__((constructor(101))) inline void prepareQuickExit() { on_exit(endQuickly, nullptr); }
