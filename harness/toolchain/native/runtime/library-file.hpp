// The file of a student's program, looked at before it is loaded: what of it would run while it is loaded. The
// constructors of its global objects, that is, and nothing else where the file is as a linker makes it of an ordinary
// source; everything that is not known here makes it another one.
#pragma once

#include <algorithm>
#include <cstring>
#include <optional>

#include "elf-file.hpp"
#include "machine.hpp"

// What a library wants to be run before anything else of it. Addresses are seen from where the library lies.
struct Initialisers {
    ElfW(Addr) function = 0;
    ElfW(Addr) list = 0;
    std::size_t count = 0;
};

class LibraryFile : private ElfFile {
public:
    LibraryFile(char *file, std::size_t length) : ElfFile(file, length) {}

    // The file is changed: whoever loads it then runs none of them. Nothing where loading could run anything else.
    std::optional<Initialisers> takeInitialisersOut() {
        if (!isKnown(ET_DYN) || !isSmall() || !readDynamic()) return std::nullopt;
        const bool runsNothingElse = needsOnlyLoaded() && choosesNothing() && isMovedPlainly(moves, moveBytes) &&
                                     isMovedPlainly(calls, callBytes);
        return runsNothingElse ? std::optional(found) : std::nullopt;
    }

private:
    // As the loader will see it.
    template <class Entry>
    Entry *atAddress(ElfW(Addr) address, std::size_t count) {
        for (std::size_t part = 0; part < partCount; ++part) {
            const ElfW(Phdr) &one = parts[part];
            const bool isIn = one.p_type == PT_LOAD && address >= one.p_vaddr && address - one.p_vaddr < one.p_filesz;
            if (isIn) return at<Entry>(one.p_offset + (address - one.p_vaddr), count);
        }
        return nullptr;
    }

    // What is larger is to meet the limit on memory when it is loaded, which only leaves have.
    bool isSmall() const {
        std::size_t total = 0;
        for (std::size_t part = 0; part < partCount; ++part) {
            if (parts[part].p_memsz > mostMemory) return false;
            total += parts[part].p_memsz;
        }
        return total <= mostMemory;
    }

    bool readDynamic() {
        for (std::size_t part = 0; part < partCount; ++part) {
            if (parts[part].p_type != PT_DYNAMIC) continue;
            const std::size_t count = parts[part].p_memsz / sizeof(ElfW(Dyn));
            auto *entries = atAddress<ElfW(Dyn)>(parts[part].p_vaddr, count);
            if (entries == nullptr) return false;
            return std::all_of(entries, entries + count, [this](ElfW(Dyn) &entry) { return read(entry); });
        }
        return false;
    }

    // False for what only unusual libraries have.
    bool read(ElfW(Dyn) &entry) {
        // The loader passes over it.
        constexpr ElfW(Sxword) nobodys = 0x60000000;
        switch (entry.d_tag) {
            case DT_INIT:
                found.function = entry.d_un.d_ptr;
                entry.d_tag = nobodys;
                return true;
            case DT_INIT_ARRAY: found.list = entry.d_un.d_ptr; return true;
            case DT_INIT_ARRAYSZ:
                found.count = entry.d_un.d_val / sizeof(ElfW(Addr));
                entry.d_un.d_val = 0;
                return true;
            case DT_RELA: moves = entry.d_un.d_ptr; return true;
            case DT_RELASZ: moveBytes = entry.d_un.d_val; return true;
            case DT_JMPREL: calls = entry.d_un.d_ptr; return true;
            case DT_PLTRELSZ: callBytes = entry.d_un.d_val; return true;
            case DT_PLTREL: return entry.d_un.d_val == DT_RELA;
            case DT_RELAENT: return entry.d_un.d_val == sizeof(ElfW(Rela));
            case DT_SYMTAB: symbols = entry.d_un.d_ptr; return true;
            case DT_SYMENT: return entry.d_un.d_val == sizeof(ElfW(Sym));
            case DT_NEEDED:
                if (neededCount == mostNeeded) return false;
                needed[neededCount++] = entry.d_un.d_val;
                return true;
            case DT_STRTAB: names = entry.d_un.d_ptr; return true;
            case DT_STRSZ: nameBytes = entry.d_un.d_val; return true;
            case DT_NULL: case DT_SYMBOLIC: case DT_FINI: case DT_FINI_ARRAY: case DT_FINI_ARRAYSZ: case DT_HASH:
            case DT_GNU_HASH: case DT_PLTGOT: case DT_RELACOUNT: case DT_VERNEED:
            case DT_VERNEEDNUM: case DT_VERSYM: case DT_FLAGS: case DT_FLAGS_1:
                return true;
            default: return Machine::isPlainEntry(entry.d_tag);
        }
    }

    // Others would be looked for in files.
    bool needsOnlyLoaded() {
        const char *all = atAddress<char>(names, nameBytes);
        if (all == nullptr || nameBytes == 0 || all[nameBytes - 1] != '\0') return false;
        return std::all_of(needed, needed + neededCount,
                           [&](std::size_t name) { return name < nameBytes && isLoaded(all + name); });
    }

    static bool isLoaded(const char *name) {
        for (const struct link_map *one = _r_debug.r_map; one != nullptr; one = one->l_next) {
            const char *slash = std::strrchr(one->l_name, '/');
            if (std::strcmp(slash == nullptr ? one->l_name : slash + 1, name) == 0) return true;
        }
        return false;
    }

    // A symbol may have a function that says where it is.
    bool choosesNothing() {
        for (std::size_t section = 0; section < sectionCount; ++section) {
            const ElfW(Shdr) &one = sections[section];
            if (one.sh_type != SHT_DYNSYM || one.sh_addr != symbols) continue;
            const std::size_t count = one.sh_size / sizeof(ElfW(Sym));
            const auto *all = at<ElfW(Sym)>(one.sh_offset, count);
            return all != nullptr && std::none_of(all, all + count, [](const ElfW(Sym) &symbol) {
                return ELF64_ST_TYPE(symbol.st_info) == STT_GNU_IFUNC;
            });
        }
        return false;
    }

    bool isMovedPlainly(ElfW(Addr) list, std::size_t length) {
        if (length == 0) return true;
        const std::size_t count = length / sizeof(ElfW(Rela));
        const auto *all = atAddress<ElfW(Rela)>(list, count);
        return all != nullptr && std::all_of(all, all + count, [](const ElfW(Rela) &move) {
            return Machine::isPlainMove(ELF64_R_TYPE(move.r_info));
        });
    }

    static constexpr std::size_t mostMemory = std::size_t{4} << 20;

    ElfW(Addr) moves = 0, calls = 0, symbols = 0, names = 0;
    std::size_t moveBytes = 0, callBytes = 0, nameBytes = 0;
    // None of this lies in the heap, which programs inherit.
    static constexpr std::size_t mostNeeded = 16;
    std::size_t needed[mostNeeded];
    std::size_t neededCount = 0;
    Initialisers found;
};
