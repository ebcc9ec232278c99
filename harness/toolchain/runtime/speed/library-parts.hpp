// The parts of a library as the loader will map them: by address, and with the right to write there.
#pragma once

#include <algorithm>
#include <unistd.h>

#include "../run/elf-file.hpp"

class LibraryParts : protected ElfFile {
protected:
    LibraryParts(char *file, std::size_t length) : ElfFile(file, length) {}

    // A part that overlaps another one would not have the contents that its address suggests.
    bool partsDoNotOverlap() const {
        const ElfW(Addr) page = static_cast<ElfW(Addr)>(sysconf(_SC_PAGESIZE));
        ElfW(Addr) taken = 0;
        for (std::size_t part = 0; part < partCount; ++part) {
            const ElfW(Phdr) &one = parts[part];
            if (one.p_type != PT_LOAD) continue;
            const ElfW(Addr) end = one.p_vaddr + one.p_memsz;
            if (one.p_filesz > one.p_memsz || end < one.p_vaddr || (one.p_vaddr & ~(page - 1)) < taken) return false;
            taken = (end + page - 1) & ~(page - 1);
        }
        return true;
    }

    // A larger library must meet the limit on memory when it is loaded, which only leaves have.
    bool partsAreSmall() const {
        std::size_t total = 0;
        for (std::size_t part = 0; part < partCount; ++part) {
            if (parts[part].p_memsz > maxMemory) return false;
            total += parts[part].p_memsz;
        }
        return total <= maxMemory;
    }

    const ElfW(Phdr) *partOfType(ElfW(Word) type) const {
        return firstPart([=](const ElfW(Phdr) &one) { return one.p_type == type; });
    }

    // Null if not all of that is in the file.
    template <class Entry>
    Entry *atAddress(ElfW(Addr) address, std::size_t count) {
        const ElfW(Phdr) *part = loadedPartAt(address);
        if (part == nullptr || !fits<Entry>(address - part->p_vaddr, part->p_filesz, count)) return nullptr;
        return at<Entry>(part->p_offset + (address - part->p_vaddr), count);
    }

    // Null if it could be changed before it is read.
    template <class Entry>
    const Entry *constantsAt(ElfW(Addr) address, std::size_t count) {
        const ElfW(Phdr) *part = loadedPartAt(address);
        return part == nullptr || (part->p_flags & PF_W) != 0 ? nullptr : atAddress<Entry>(address, count);
    }

    bool isWritable(ElfW(Addr) address, std::size_t length) const {
        const ElfW(Phdr) *part = loadedPartAt(address);
        return part != nullptr && (part->p_flags & PF_W) != 0 && fits<char>(address - part->p_vaddr, part->p_memsz, length);
    }

private:
    template <class Wanted>
    const ElfW(Phdr) *firstPart(Wanted isWanted) const {
        const ElfW(Phdr) *end = parts + partCount;
        const ElfW(Phdr) *found = std::find_if<const ElfW(Phdr) *>(parts, end, isWanted);
        return found == end ? nullptr : found;
    }

    template <class Entry>
    static bool fits(std::size_t offset, std::size_t length, std::size_t count) {
        return offset <= length && (length - offset) / sizeof(Entry) >= count;
    }

    const ElfW(Phdr) *loadedPartAt(ElfW(Addr) address) const {
        return firstPart([=](const ElfW(Phdr) &one) {
            return one.p_type == PT_LOAD && address >= one.p_vaddr && address - one.p_vaddr < one.p_memsz;
        });
    }

    static constexpr std::size_t maxMemory = std::size_t{4} << 20;
};
