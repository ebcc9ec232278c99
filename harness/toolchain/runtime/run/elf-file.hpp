// A file in memory that a compiler or linker has made. Its contents are not trusted: an offset outside of the file
// leads to nothing.
#pragma once

#include <cstddef>
#include <cstring>
#include <elf.h>
#include <link.h>

#include "machine.hpp"

class ElfFile {
public:
    ElfFile(char *file, std::size_t length) : bytes(file), size(length) {}

    // False if it is a file of another kind, or for another processor.
    bool isKnown(unsigned kind) {
        const auto *head = at<ElfW(Ehdr)>(0);
        const bool isSupported = head != nullptr && std::memcmp(head->e_ident, ELFMAG, SELFMAG) == 0 &&
                                 head->e_ident[EI_CLASS] == ELFCLASS64 && head->e_ident[EI_DATA] == ELFDATA2LSB &&
                                 head->e_machine == Machine::elfMachine && head->e_type == kind &&
                                 head->e_shnum > 0 && head->e_shentsize == sizeof(ElfW(Shdr)) &&
                                 (head->e_phnum == 0 || head->e_phentsize == sizeof(ElfW(Phdr)));
        if (!isSupported) return false;
        parts = at<ElfW(Phdr)>(head->e_phoff, head->e_phnum);
        partCount = head->e_phnum;
        sections = at<ElfW(Shdr)>(head->e_shoff, head->e_shnum);
        sectionCount = head->e_shnum;
        return parts != nullptr && sections != nullptr;
    }

    // Null if not all of that is inside the file.
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
