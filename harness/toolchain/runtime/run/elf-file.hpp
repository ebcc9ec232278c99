// A file that a compiler or linker has made, in memory. Nothing in it is believed: what lies outside of it is not there.
#pragma once

#include <cstddef>
#include <cstring>
#include <elf.h>
#include <link.h>

#include "machine.hpp"

class ElfFile {
public:
    ElfFile(char *file, std::size_t length) : bytes(file), size(length) {}

    // False where it is of another kind, or of another sort of machine.
    bool isKnown(unsigned kind) {
        const auto *head = at<ElfW(Ehdr)>(0);
        const bool isOurs = head != nullptr && std::memcmp(head->e_ident, ELFMAG, SELFMAG) == 0 &&
                            head->e_ident[EI_CLASS] == ELFCLASS64 && head->e_ident[EI_DATA] == ELFDATA2LSB &&
                            head->e_machine == Machine::inFiles && head->e_type == kind &&
                            head->e_shnum > 0 && head->e_shentsize == sizeof(ElfW(Shdr)) &&
                            (head->e_phnum == 0 || head->e_phentsize == sizeof(ElfW(Phdr)));
        if (!isOurs) return false;
        parts = at<ElfW(Phdr)>(head->e_phoff, head->e_phnum);
        partCount = head->e_phnum;
        sections = at<ElfW(Shdr)>(head->e_shoff, head->e_shnum);
        sectionCount = head->e_shnum;
        return parts != nullptr && sections != nullptr;
    }

    // Null where that is not all inside.
    template <class Entry>
    Entry *at(std::size_t offset, std::size_t count = 1) {
        const bool isInside = offset <= size && (size - offset) / sizeof(Entry) >= count;
        return isInside && offset % alignof(Entry) == 0 ? reinterpret_cast<Entry *>(bytes + offset) : nullptr;
    }

    ElfW(Phdr) *parts = nullptr;
    std::size_t partCount = 0;
    ElfW(Shdr) *sections = nullptr;
    std::size_t sectionCount = 0;

private:
    char *bytes;
    std::size_t size;
};
