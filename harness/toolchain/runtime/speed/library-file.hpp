// The file of a student's program, examined before it is loaded: which of its code would run during loading. In a file
// that a linker makes from ordinary sources, these are the constructors of its global objects. A file with anything
// that is not known here is not loaded ahead.
#pragma once

#include <cstring>
#include <optional>

#include "library-tables.hpp"

// What a library makes the loader run first. Addresses are relative to the beginning of the library.
struct Initialisers {
    ElfW(Addr) function = 0;
    ElfW(Addr) list = 0;
    std::size_t count = 0;
};

class LibraryFile : private TabledLibrary {
public:
    LibraryFile(char *file, std::size_t length) : TabledLibrary(file, length) {}

    // Changes the file, so that loading it runs none of its initialisers, and returns them. Returns nothing if loading
    // could run anything else.
    std::optional<Initialisers> takeInitialisersOut() {
        const bool runsNothingElse = isKnown(ET_DYN) && partsAreSmall() && partsDoNotOverlap() && readDynamic() &&
                                     areHarmless(tables) && needsOnlyLoaded();
        return runsNothingElse ? std::optional(found) : std::nullopt;
    }

private:
    // Reads the entries as far as the loader does.
    bool readDynamic() {
        const ElfW(Phdr) *part = partOfType(PT_DYNAMIC);
        if (part == nullptr) return false;
        const std::size_t count = part->p_memsz / sizeof(ElfW(Dyn));
        auto *entries = atAddress<ElfW(Dyn)>(part->p_vaddr, count);
        if (entries == nullptr) return false;
        for (ElfW(Dyn) *entry = entries; entry < entries + count; ++entry) {
            if (entry->d_tag == DT_NULL) return true;
            if (!read(*entry)) return false;
        }
        return false;
    }

    // False for entries that only unusual libraries have.
    bool read(ElfW(Dyn) &entry) {
        const auto value = entry.d_un.d_val;
        switch (entry.d_tag) {
            case DT_INIT: found.function = value; return takeOut(entry);
            case DT_INIT_ARRAY: found.list = value; return takeOut(entry);
            case DT_INIT_ARRAYSZ: found.count = value / sizeof(ElfW(Addr)); return takeOut(entry);
            case DT_RELA: tables.relocations.address = value; return true;
            case DT_RELASZ: tables.relocations.bytes = value; return true;
            case DT_RELACOUNT: tables.relativeCount = value; return true;
            case DT_JMPREL: tables.callRelocations.address = value; return true;
            case DT_PLTRELSZ: tables.callRelocations.bytes = value; return true;
            case DT_PLTREL: return value == DT_RELA;
            case DT_RELAENT: return value == sizeof(ElfW(Rela));
            case DT_SYMTAB: tables.symbols = value; return true;
            case DT_SYMENT: return value == sizeof(ElfW(Sym));
            case DT_STRTAB: tables.names = value; return true;
            case DT_STRSZ: tables.nameBytes = value; return true;
            case DT_GNU_HASH: tables.hashes = value; return true;
            case DT_NEEDED:
                if (neededCount == maxNeeded) return false;
                needed[neededCount++] = value;
                return true;
            case DT_FLAGS: return (value & ~ElfW(Xword){DF_SYMBOLIC | DF_BIND_NOW | DF_STATIC_TLS}) == 0;
            case DT_FLAGS_1: return (value & ~ElfW(Xword){DF_1_NOW}) == 0;
            case DT_SYMBOLIC: case DT_FINI: case DT_FINI_ARRAY: case DT_FINI_ARRAYSZ: case DT_HASH: case DT_PLTGOT:
            case DT_VERNEED: case DT_VERNEEDNUM: case DT_VERSYM:
                return true;
            default: return Machine::isHarmlessTag(entry.d_tag);
        }
    }

    // The loader skips entries with such a tag. If the entry were emptied, a relocation could fill it again.
    static bool takeOut(ElfW(Dyn) &entry) {
        constexpr ElfW(Sxword) ignoredTag = 0x60000000;
        entry.d_tag = ignoredTag;
        return true;
    }

    // The loader would look for other libraries in files.
    bool needsOnlyLoaded() {
        const char *names = constantsAt<char>(tables.names, tables.nameBytes);
        return std::all_of(needed, needed + neededCount, [&](std::size_t name) {
            return name < tables.nameBytes && isLoaded(names + name);
        });
    }

    static bool isLoaded(const char *name) {
        for (const struct link_map *one = _r_debug.r_map; one != nullptr; one = one->l_next) {
            const char *slash = std::strrchr(one->l_name, '/');
            if (std::strcmp(slash == nullptr ? one->l_name : slash + 1, name) == 0) return true;
        }
        return false;
    }

    // None of this is on the heap, which programs inherit.
    static constexpr std::size_t maxNeeded = 16;
    std::size_t needed[maxNeeded];
    std::size_t neededCount = 0;
    LibraryTables tables;
    Initialisers found;
};
