// The zygote loads a student's program once, and its leaves find it loaded. No student code runs in the zygote: it
// loads a copy of the file that names no initialisers, and each leaf runs these itself, behind its seal. A file that
// could make the loader run anything else is left to the leaves.
#pragma once

#include <cstdlib>
#include <dlfcn.h>
#include <link.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/stat.h>

#include "library-file.hpp"
#include "../protocol/memory-file.hpp"
#include "../run/stack.hpp"
#include "../sandbox/trap.hpp"

struct LoadedAhead {
    // Null if leaves have to load the program.
    void *program = nullptr;
    Initialisers initialisers;
};

inline LoadedAhead loadedAhead;

// The trap gives the loader the program for this path (trap.hpp).
inline void *openLibrary() {
    trapState.loading = true;
    return dlopen("/program", RTLD_NOW | RTLD_LOCAL);
}

constexpr off_t maxFileBytes = off_t{16} << 20;

// Makes a copy without initialisers, which the loader will open; returns nothing if the file must be loaded unchanged.
inline std::optional<Initialisers> copyWithoutInitialisers(int program) {
    struct stat facts {};
    if (fstat(program, &facts) != 0 || facts.st_size > maxFileBytes) return std::nullopt;
    const auto length = static_cast<std::size_t>(facts.st_size);
    const MemoryFile copy("program");
    off_t from = 0;
    if (sendfile(copy.descriptor(), program, &from, length) != facts.st_size) return std::nullopt;
    void *bytes = mmap(nullptr, length, PROT_READ | PROT_WRITE, MAP_SHARED, copy.descriptor(), 0);
    if (bytes == MAP_FAILED) return std::nullopt;
    const auto initialisers = LibraryFile(static_cast<char *>(bytes), length).takeInitialisersOut();
    munmap(bytes, length);
    lseek(copy.descriptor(), 0, SEEK_SET);
    if (!initialisers || dup2(copy.descriptor(), programFile) < 0) return std::nullopt;
    return initialisers;
}

// Runs behind the zygote's seal, and on the stack that a leaf would use, so that loading leaves the same traces there.
inline void loadAhead(const Initialisers &initialisers) {
    static ucontext_t here;
    const auto load = [] {
        loadedAhead.program = openLibrary();
        setcontext(&here);
    };
    visitFreshStack(here, load, keptFromLoader);
    loadedAhead.initialisers = initialisers;
    // The error message is dropped: if loading fails here, leaves try the whole file.
    if (loadedAhead.program == nullptr) dlerror();
    close(programFile);
}

using Initialiser = void (*)(int, char **, char **);

inline void runInitialisers(int count, char **arguments) {
    struct link_map *map = nullptr;
    dlinfo(loadedAhead.program, RTLD_DI_LINKMAP, &map);
    const Initialisers &all = loadedAhead.initialisers;
    if (all.function != 0) reinterpret_cast<Initialiser>(map->l_addr + all.function)(count, arguments, environ);
    const auto *list = reinterpret_cast<const Initialiser *>(map->l_addr + all.list);
    for (std::size_t index = 0; index < all.count; ++index) list[index](count, arguments, environ);
}
