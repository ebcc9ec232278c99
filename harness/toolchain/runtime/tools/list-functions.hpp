// Lists the functions that object files define, as `nm -A -C --defined-only` does: most of the time of nm goes into
// loading it.
#pragma once

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <cxxabi.h>
#include <fcntl.h>
#include <string>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

#include "../run/elf-file.hpp"
#include "../run/machine.hpp"

struct FunctionSymbol {
    std::string name;
    char kind;
    std::uint64_t place;
};

class ObjectFile : private ElfFile {
public:
    ObjectFile(char *file, std::size_t length) : ElfFile(file, length) {}

    // False if it is not an object file.
    bool readFunctions(std::vector<FunctionSymbol> &functions) {
        if (!isKnown(ET_REL)) return false;
        for (std::size_t section = 0; section < sectionCount; ++section) {
            if (sections[section].sh_type == SHT_SYMTAB && !readTable(sections[section], functions)) return false;
        }
        return true;
    }

private:
    bool readTable(const ElfW(Shdr) &table, std::vector<FunctionSymbol> &functions) {
        if (table.sh_link >= sectionCount) return false;
        const ElfW(Shdr) &names = sections[table.sh_link];
        const char *texts = at<char>(names.sh_offset, names.sh_size);
        const std::size_t count = table.sh_size / sizeof(ElfW(Sym));
        const auto *symbols = at<ElfW(Sym)>(table.sh_offset, count);
        if (texts == nullptr || symbols == nullptr || names.sh_size == 0 || texts[names.sh_size - 1] != '\0') return false;
        for (std::size_t index = 0; index < count; ++index) {
            const ElfW(Sym) &symbol = symbols[index];
            const char kind = kindOf(symbol);
            if (kind == '\0' || symbol.st_name >= names.sh_size || Machine::isAssemblerMarker(texts + symbol.st_name)) continue;
            functions.push_back({texts + symbol.st_name, kind, symbol.st_value});
        }
        return true;
    }

    // The letter that nm prints, or NUL if the symbol is not a function.
    char kindOf(const ElfW(Sym) &symbol) const {
        const unsigned type = ELF64_ST_TYPE(symbol.st_info);
        if ((type != STT_FUNC && type != STT_NOTYPE) || symbol.st_shndx >= sectionCount || symbol.st_shndx == SHN_UNDEF) return '\0';
        if (ELF64_ST_BIND(symbol.st_info) == STB_WEAK) return 'W';
        if ((sections[symbol.st_shndx].sh_flags & SHF_EXECINSTR) == 0) return '\0';
        return ELF64_ST_BIND(symbol.st_info) == STB_LOCAL ? 't' : 'T';
    }
};

inline std::string readableName(const std::string &name) {
    // A name without this prefix could be read as the name of a type.
    if (name.compare(0, 2, "_Z") != 0) return name;
    int status = 0;
    char *text = abi::__cxa_demangle(name.c_str(), nullptr, nullptr, &status);
    std::string readable = text == nullptr ? name : text;
    std::free(text);
    return readable;
}

inline bool listFunctions(const char *path) {
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    struct stat facts {};
    if (file < 0 || fstat(file, &facts) != 0) return false;
    const auto length = static_cast<std::size_t>(facts.st_size);
    void *bytes = mmap(nullptr, length, PROT_READ, MAP_PRIVATE, file, 0);
    close(file);
    std::vector<FunctionSymbol> functions;
    if (bytes == MAP_FAILED || !ObjectFile(static_cast<char *>(bytes), length).readFunctions(functions)) return false;
    std::stable_sort(functions.begin(), functions.end(),
                     [](const FunctionSymbol &one, const FunctionSymbol &other) { return one.name < other.name; });
    for (const auto &[name, kind, place] : functions) {
        std::printf("%s:%016" PRIx64 " %c %s\n", path, place, kind, readableName(name).c_str());
    }
    munmap(bytes, length);
    return true;
}

// Lists each of these object files; false if one of them is not an object file.
inline bool listFunctionsOf(char **paths) {
    bool done = true;
    for (char **path = paths; done && *path != nullptr; ++path) done = listFunctions(*path);
    return std::fflush(stdout) == 0 && done;
}
