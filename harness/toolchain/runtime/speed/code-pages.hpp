// The pages with code and constants of all libraries, and which of them a process touches. The first touch of a page
// that is not in the page tables of the process costs a fault, and these faults are most of the cost of a short run.
#pragma once

#include <csignal>
#include <cstdint>
#include <cstring>
#include <link.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

class CodePages {
public:
    CodePages() : page(static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE))) {
        dl_iterate_phdr(addParts, this);
        // Shared, so that this process sees which pages its copies touch.
        void *memory = mmap(nullptr, pages, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        touched = memory == MAP_FAILED ? nullptr : static_cast<unsigned char *>(memory);
        if (touched != nullptr) touchOwnProgram();
    }
    ~CodePages() {
        if (touched != nullptr) munmap(touched, pages);
    }
    CodePages(const CodePages &) = delete;
    CodePages &operator=(const CodePages &) = delete;

    bool isKnown() const { return touched != nullptr; }

    // From now on, this process and its copies get a signal at the first touch of each page.
    bool watch() {
        watched = this;
        struct sigaction action {};
        action.sa_sigaction = [](int, siginfo_t *info, void *) { watched->onTouch(info); };
        // The return from a signal may touch such a page, too.
        action.sa_flags = SA_SIGINFO | SA_NODEFER;
        if (touched == nullptr || sigaction(SIGSEGV, &action, nullptr) != 0) return false;
        // `syscall` is needed to allow a page, so its own pages are always allowed.
        const auto call = reinterpret_cast<std::uintptr_t>(&syscall);
        mark(call);
        mark(call + longestCall);
        bool done = true;
        forRuns(false, [&](std::uintptr_t begin, std::uintptr_t end) { done = done && protect(begin, end, PROT_NONE); });
        return done;
    }

    // Calls `take` for each run of consecutive pages that were touched, or that were not.
    template <class Take>
    void forRuns(bool wanted, Take take) const {
        for (unsigned part = 0; part < count; ++part) {
            const Part &one = parts[part];
            std::uintptr_t begin = 0;
            for (std::uintptr_t at = one.begin; at <= one.end; at += page) {
                const bool fits = at < one.end && (touched[one.first + (at - one.begin) / page] != 0) == wanted;
                if (fits && begin == 0) begin = at;
                if (fits || begin == 0) continue;
                take(begin, at);
                begin = 0;
            }
        }
    }

    // Makes constants executable like the code beside them: the kernel merges neighbouring parts with equal rights into
    // one, and it copies each part for each process.
    void join() const {
        for (unsigned part = 0; part < count; ++part) protect(parts[part].begin, parts[part].end, PROT_READ | PROT_EXEC);
    }

    const std::uintptr_t page;

private:
    struct Part {
        std::uintptr_t begin;
        std::uintptr_t end;
        // The index of its first page in `touched`.
        std::size_t first;
        // A part of the program itself, which has no name.
        bool isOwnProgram;
    };

    static constexpr unsigned maxParts = 64;
    static constexpr std::size_t longestCall = 63;
    inline static CodePages *watched = nullptr;

    static bool protect(std::uintptr_t begin, std::uintptr_t end, int allowed) {
        return syscall(SYS_mprotect, begin, end - begin, allowed) == 0;
    }

    static int addParts(struct dl_phdr_info *object, std::size_t, void *pages) {
        auto &self = *static_cast<CodePages *>(pages);
        // Skips the part that the kernel has mapped: it is not a library.
        if (object->dlpi_addr == getauxval(AT_SYSINFO_EHDR)) return 0;
        for (int index = 0; index < object->dlpi_phnum; ++index) {
            const ElfW(Phdr) &part = object->dlpi_phdr[index];
            if (part.p_type != PT_LOAD || (part.p_flags & PF_W) != 0 || self.count == maxParts) continue;
            const std::uintptr_t begin = (object->dlpi_addr + part.p_vaddr) & ~(self.page - 1);
            const std::uintptr_t end = (object->dlpi_addr + part.p_vaddr + part.p_memsz + self.page - 1) & ~(self.page - 1);
            self.parts[self.count++] = {begin, end, self.pages, *object->dlpi_name == '\0'};
            self.pages += (end - begin) / self.page;
        }
        return 0;
    }

    // Marks all pages of the program: they are few, and the handler is among them.
    void touchOwnProgram() {
        for (unsigned part = 0; part < count; ++part) {
            const Part &one = parts[part];
            if (one.isOwnProgram) std::memset(touched + one.first, 1, (one.end - one.begin) / page);
        }
    }

    // False if the address is in none of the parts.
    bool mark(std::uintptr_t address) {
        for (unsigned part = 0; part < count; ++part) {
            const Part &one = parts[part];
            if (address < one.begin || address >= one.end) continue;
            touched[one.first + (address - one.begin) / page] = 1;
            return true;
        }
        return false;
    }

    void onTouch(const siginfo_t *info) {
        const auto address = reinterpret_cast<std::uintptr_t>(info->si_addr);
        const std::uintptr_t begin = address & ~(page - 1);
        if (!mark(address) || !protect(begin, begin + page, PROT_READ | PROT_EXEC)) syscall(SYS_exit_group, 1);
    }

    Part parts[maxParts];
    unsigned count = 0;
    std::size_t pages = 0;
    unsigned char *touched = nullptr;
};
