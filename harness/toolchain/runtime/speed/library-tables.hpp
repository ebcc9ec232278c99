// The tables of a library that the loader reads while it loads it: the symbols, the hash table of their names, and the
// relocations. A source can add its own entries to each of them: a section with the right name is enough. So each entry
// is checked. It may be odd, but it must not lead anywhere except into the library's own variables.
#pragma once

#include "library-parts.hpp"
#include "../run/machine.hpp"

struct LibraryTables {
    struct List {
        ElfW(Addr) address = 0;
        std::size_t bytes = 0;
    };
    ElfW(Addr) symbols = 0, names = 0, hashes = 0;
    std::size_t nameBytes = 0;
    List relocations, callRelocations;
    // The loader applies so many of the first relocations without looking at their types.
    std::size_t relativeCount = 0;
};

class TabledLibrary : protected LibraryParts {
protected:
    TabledLibrary(char *file, std::size_t length) : LibraryParts(file, length) {}

    bool areHarmless(const LibraryTables &tables) {
        return namesAreTerminated(tables) && hasOnlyPlainSymbols(tables) && isHashTableValid(tables) &&
               areRelocationsPlain(tables.relocations) && areRelocationsPlain(tables.callRelocations) &&
               tables.relativeCount <= tables.relocations.bytes / sizeof(ElfW(Rela));
    }

private:
    // The last name must end, too.
    bool namesAreTerminated(const LibraryTables &tables) {
        const char *all = constantsAt<char>(tables.names, tables.nameBytes);
        return all != nullptr && tables.nameBytes > 0 && all[tables.nameBytes - 1] == '\0';
    }

    // No table says how many symbols there are, but their names follow them. An IFUNC symbol is refused: the loader
    // would call a function to find its address.
    bool hasOnlyPlainSymbols(const LibraryTables &tables) {
        if (tables.names <= tables.symbols) return false;
        symbolCount = (tables.names - tables.symbols) / sizeof(ElfW(Sym));
        const auto *all = constantsAt<ElfW(Sym)>(tables.symbols, symbolCount);
        return all != nullptr && std::none_of(all, all + symbolCount, [&](const ElfW(Sym) &symbol) {
            return ELF64_ST_TYPE(symbol.st_info) == STT_GNU_IFUNC || symbol.st_name >= tables.nameBytes;
        });
    }

    // A chain of symbols continues until one is marked as its last.
    bool isHashTableValid(const LibraryTables &tables) {
        struct Head {
            std::uint32_t buckets, firstSymbol, filterWords, shift;
        };
        const auto *head = constantsAt<Head>(tables.hashes, 1);
        const bool isPowerOfTwo = tables.hashes != 0 && head != nullptr && head->filterWords > 0 &&
                                  (head->filterWords & (head->filterWords - 1)) == 0;
        if (!isPowerOfTwo || head->buckets == 0 || head->firstSymbol >= symbolCount) return false;
        const ElfW(Addr) bucketsAt = tables.hashes + sizeof(Head) + head->filterWords * sizeof(ElfW(Addr));
        const auto *buckets = constantsAt<std::uint32_t>(bucketsAt, head->buckets);
        const std::size_t chained = symbolCount - head->firstSymbol;
        const auto *chain = constantsAt<std::uint32_t>(bucketsAt + head->buckets * sizeof(std::uint32_t), chained);
        return buckets != nullptr && chain != nullptr && (chain[chained - 1] & 1) != 0 &&
               std::all_of(buckets, buckets + head->buckets, [&](std::uint32_t first) {
                   return first == 0 || (first >= head->firstSymbol && first < symbolCount);
               });
    }

    // The dynamic section must not change: the loader reads from it what to run after all relocations.
    bool areRelocationsPlain(const LibraryTables::List &list) {
        const std::size_t count = list.bytes / sizeof(ElfW(Rela));
        const auto *all = count == 0 ? nullptr : constantsAt<ElfW(Rela)>(list.address, count);
        const ElfW(Phdr) *dynamic = partOfType(PT_DYNAMIC);
        // The loader would read what follows half an entry as the rest of it.
        if (list.bytes % sizeof(ElfW(Rela)) != 0) return false;
        if (count > 0 && (all == nullptr || dynamic == nullptr)) return false;
        return std::all_of(all, all + count, [&](const ElfW(Rela) &relocation) {
            const std::uint64_t type = ELF64_R_TYPE(relocation.r_info);
            const std::size_t length = Machine::isTlsDescriptor(type) ? 2 * sizeof(ElfW(Addr)) : sizeof(ElfW(Addr));
            const bool isBesideDynamic = relocation.r_offset + length <= dynamic->p_vaddr ||
                                         relocation.r_offset >= dynamic->p_vaddr + dynamic->p_memsz;
            return Machine::isPlainRelocation(type) && ELF64_R_SYM(relocation.r_info) < symbolCount &&
                   isWritable(relocation.r_offset, length) && isBesideDynamic;
        });
    }

    std::size_t symbolCount = 0;
};
