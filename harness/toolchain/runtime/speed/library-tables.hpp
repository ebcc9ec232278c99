// What the loader reads in a library while it loads it: symbols, the table by which it finds them, and the list of what it
// writes into the library. A source can bring entries of its own into each of them: a section by the right name is enough.
// So each entry is looked at, and may be odd, but lead nowhere except into the library's own variables.
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
    List moves, calls;
    // So many of the first moves are done without looking at what they are.
    std::size_t simpleMoves = 0;
};

class TabledLibrary : protected LibraryParts {
protected:
    TabledLibrary(char *file, std::size_t length) : LibraryParts(file, length) {}

    bool leadNowhereElse(const LibraryTables &tables) {
        return endNames(tables) && choosesNothing(tables) && findsKnownSymbols(tables) &&
               isMovedPlainly(tables.moves) && isMovedPlainly(tables.calls) &&
               tables.simpleMoves <= tables.moves.bytes / sizeof(ElfW(Rela));
    }

private:
    // The last name ends, too.
    bool endNames(const LibraryTables &tables) {
        const char *all = constantsAt<char>(tables.names, tables.nameBytes);
        return all != nullptr && tables.nameBytes > 0 && all[tables.nameBytes - 1] == '\0';
    }

    // Nothing says how many symbols there are; their names follow them. A symbol may have a function that says where it is.
    bool choosesNothing(const LibraryTables &tables) {
        if (tables.names <= tables.symbols) return false;
        symbolCount = (tables.names - tables.symbols) / sizeof(ElfW(Sym));
        const auto *all = constantsAt<ElfW(Sym)>(tables.symbols, symbolCount);
        return all != nullptr && std::none_of(all, all + symbolCount, [&](const ElfW(Sym) &symbol) {
            return ELF64_ST_TYPE(symbol.st_info) == STT_GNU_IFUNC || symbol.st_name >= tables.nameBytes;
        });
    }

    // A chain of symbols goes on until one is marked as its last.
    bool findsKnownSymbols(const LibraryTables &tables) {
        struct Head {
            std::uint32_t buckets, firstSymbol, filterWords, shift;
        };
        const auto *head = constantsAt<Head>(tables.hashes, 1);
        const bool isPowerOfTwo = tables.hashes != 0 && head != nullptr && head->filterWords > 0 && (head->filterWords & (head->filterWords - 1)) == 0;
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

    // The loader reads what it is to run when it has moved everything.
    bool isMovedPlainly(const LibraryTables::List &list) {
        const std::size_t count = list.bytes / sizeof(ElfW(Rela));
        const auto *all = count == 0 ? nullptr : constantsAt<ElfW(Rela)>(list.address, count);
        const ElfW(Phdr) *dynamic = partOfType(PT_DYNAMIC);
        // The loader would take what is behind half an entry for the rest of it.
        if (list.bytes % sizeof(ElfW(Rela)) != 0) return false;
        if (count > 0 && (all == nullptr || dynamic == nullptr)) return false;
        return std::all_of(all, all + count, [&](const ElfW(Rela) &move) {
            const std::uint64_t type = ELF64_R_TYPE(move.r_info);
            const std::size_t length = Machine::isDescribed(type) ? 2 * sizeof(ElfW(Addr)) : sizeof(ElfW(Addr));
            const bool isBesideDynamic = move.r_offset + length <= dynamic->p_vaddr ||
                                         move.r_offset >= dynamic->p_vaddr + dynamic->p_memsz;
            return Machine::isPlainMove(type) && ELF64_R_SYM(move.r_info) < symbolCount &&
                   isWritable(move.r_offset, length) && isBesideDynamic;
        });
    }

    std::size_t symbolCount = 0;
};
