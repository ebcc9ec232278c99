// A copy of everything that a program can write to in its own memory, as it was just after loading: its own variables
// and those of all libraries, the heap, and the stack. Restoring it is as good as a new process; a fork would have to
// copy the same pages one by one, with a fault for each.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <link.h>
#include <sys/mman.h>
#include <unistd.h>

#include "../run/fresh-heap.hpp"
#include "../run/stack.hpp"

// The beginning of the heap, which only the kernel knows; 0 if it does not say. This must be called before the files of
// the kernel are out of reach.
inline std::uintptr_t findHeap() {
    FILE *maps = std::fopen("/proc/self/maps", "re");
    if (maps == nullptr) return 0;
    char line[512];
    unsigned long begin = 0;
    while (std::fgets(line, sizeof line, maps) != nullptr) {
        if (std::strstr(line, "[heap]") != nullptr && std::sscanf(line, "%lx-", &begin) == 1) break;
    }
    std::fclose(maps);
    return begin;
}

// Memory that no snapshot contains: code that takes and restores a snapshot keeps its own data here.
template <class Kept>
Kept *keptMemory(std::size_t count = 1) {
    void *memory =
        mmap(nullptr, count * sizeof(Kept), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return memory == MAP_FAILED ? nullptr : static_cast<Kept *>(memory);
}

class Snapshot {
public:
    // False if something does not fit; then nothing may be restored.
    bool take(std::uintptr_t heap) {
        count = 0;
        heapEnd = reinterpret_cast<std::uintptr_t>(sbrk(0));
        if (heap == 0 || heapEnd < heap) return false;
        // Large allocations are outside of the heap, and would not be restored.
        if (mallinfo2().hblks > 0) return false;
        add(heap, usedUpMemory.begin);
        add(usedUpMemory.end, heapEnd);
        dl_iterate_phdr(addWritableParts, this);
        const auto stack = reinterpret_cast<std::uintptr_t>(usedStack());
        add(stack, stack + stackUsedToLoad);
        std::size_t total = 0;
        for (unsigned part = 0; part < count; ++part) total += parts[part].length;
        copy = keptMemory<char>(total);
        if (copy == nullptr || count == maxParts) return false;
        char *to = copy;
        for (unsigned part = 0; part < count; ++part) {
            std::memcpy(to, parts[part].begin, parts[part].length);
            to += parts[part].length;
        }
        return true;
    }

    void restore() const {
        brk(reinterpret_cast<void *>(heapEnd));
        const char *from = copy;
        for (unsigned part = 0; part < count; ++part) {
            std::memcpy(parts[part].begin, from, parts[part].length);
            from += parts[part].length;
        }
        emptyUnusedStack();
    }

private:
    struct Part {
        char *begin;
        std::size_t length;
    };

    void add(std::uintptr_t begin, std::uintptr_t end) {
        if (begin < end && count < maxParts) parts[count++] = {reinterpret_cast<char *>(begin), end - begin};
    }

    // Leaves out what the loader made read-only after its work.
    static int addWritableParts(struct dl_phdr_info *object, std::size_t, void *snapshot) {
        auto &self = *static_cast<Snapshot *>(snapshot);
        const std::uintptr_t page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
        std::uintptr_t sealedBegin = 0;
        std::uintptr_t sealedEnd = 0;
        for (int index = 0; index < object->dlpi_phnum; ++index) {
            const ElfW(Phdr) &part = object->dlpi_phdr[index];
            if (part.p_type != PT_GNU_RELRO) continue;
            sealedBegin = (object->dlpi_addr + part.p_vaddr) & ~(page - 1);
            sealedEnd = (object->dlpi_addr + part.p_vaddr + part.p_memsz) & ~(page - 1);
        }
        for (int index = 0; index < object->dlpi_phnum; ++index) {
            const ElfW(Phdr) &part = object->dlpi_phdr[index];
            const std::uintptr_t begin = object->dlpi_addr + part.p_vaddr;
            const std::uintptr_t end = begin + part.p_memsz;
            if (part.p_type == PT_LOAD && (part.p_flags & PF_W) != 0) {
                self.add(begin, std::min(end, std::max(begin, sealedBegin)));
                self.add(std::max(begin, sealedEnd), end);
            }
            // These thread-local variables are only created at their first use, which would be during a run.
            if (part.p_type == PT_TLS && object->dlpi_tls_data == nullptr) self.count = maxParts;
            if (part.p_type == PT_TLS && object->dlpi_tls_data != nullptr) {
                const auto own = reinterpret_cast<std::uintptr_t>(object->dlpi_tls_data);
                self.add(own, own + part.p_memsz);
            }
        }
        return 0;
    }

    static constexpr unsigned maxParts = 64;
    Part parts[maxParts];
    unsigned count;
    std::uintptr_t heapEnd;
    char *copy;
};
