// What differs between processors: the arguments and the result of a trapped system call, the stack canary, and the
// relocations of libraries.
#pragma once

#include <cstdint>
#include <cstring>
#include <elf.h>
#include <linux/audit.h>
#include <ucontext.h>

struct Machine {
#if defined(__x86_64__)
    static constexpr std::uint32_t architecture = AUDIT_ARCH_X86_64;
    static constexpr unsigned elfMachine = EM_X86_64;
    static std::uint64_t argument(const ucontext_t *context, int index) {
        constexpr int places[] = {REG_RDI, REG_RSI, REG_RDX, REG_R10};
        return static_cast<std::uint64_t>(context->uc_mcontext.gregs[places[index]]);
    }
    static void setResult(ucontext_t *context, long result) { context->uc_mcontext.gregs[REG_RAX] = result; }
    static void clearRegisters(ucontext_t &context) {
        std::memset(context.uc_mcontext.gregs, 0, sizeof context.uc_mcontext.gregs);
    }
    // The canary, by which functions see that their frame was overwritten, is random, and remains in memory that they
    // have left: a program that prints uninitialised variables would print different text each time. No function that
    // started with the old canary may return after this.
    static void setCanary() {
        const std::uint64_t same = 0x5bd1e995a7c31f00;
        __asm__ volatile("movq %0, %%fs:0x28" : : "r"(same) : "memory");
    }
    // Relocations for which the loader calls no function of the library.
    static bool isPlainRelocation(std::uint64_t type) {
        return type == R_X86_64_RELATIVE || type == R_X86_64_64 || type == R_X86_64_GLOB_DAT || type == R_X86_64_JUMP_SLOT ||
               type == R_X86_64_DTPMOD64 || type == R_X86_64_DTPOFF64 || type == R_X86_64_TPOFF64 ||
               isTlsDescriptor(type);
    }
    // This relocation takes two words.
    static bool isTlsDescriptor(std::uint64_t type) { return type == R_X86_64_TLSDESC; }
    static bool isHarmlessTag(std::int64_t) { return false; }
    static bool isAssemblerMarker(const char *) { return false; }
#elif defined(__aarch64__)
    static constexpr std::uint32_t architecture = AUDIT_ARCH_AARCH64;
    static constexpr unsigned elfMachine = EM_AARCH64;
    static std::uint64_t argument(const ucontext_t *context, int index) { return context->uc_mcontext.regs[index]; }
    static void setResult(ucontext_t *context, long result) {
        context->uc_mcontext.regs[0] = static_cast<std::uint64_t>(result);
    }
    static void clearRegisters(ucontext_t &context) {
        std::memset(context.uc_mcontext.regs, 0, sizeof context.uc_mcontext.regs);
    }
    static bool isPlainRelocation(std::uint64_t type) {
        return type == R_AARCH64_RELATIVE || type == R_AARCH64_ABS64 || type == R_AARCH64_GLOB_DAT ||
               type == R_AARCH64_JUMP_SLOT || type == R_AARCH64_TLS_DTPMOD || type == R_AARCH64_TLS_DTPREL ||
               type == R_AARCH64_TLS_TPREL || isTlsDescriptor(type);
    }
    static bool isTlsDescriptor(std::uint64_t type) { return type == R_AARCH64_TLSDESC; }
    // Tags of libraries whose calls go through places that the processor checks. They only describe how, and make
    // nothing run.
    static bool isHarmlessTag(std::int64_t tag) { return tag == DT_AARCH64_BTI_PLT || tag == DT_AARCH64_PAC_PLT; }
    // Assemblers mark with `$x` and `$d` where code and data begin (old ones also with `$m`, `$f`, `$p`). nm hides
    // them.
    static bool isAssemblerMarker(const char *symbol) {
        return symbol[0] == '$' && symbol[1] != '\0' && std::strchr("xdmfp", symbol[1]) != nullptr &&
               (symbol[2] == '\0' || symbol[2] == '.');
    }
    // On arm64 the canary is in memory that cannot be written.
    static void setCanary() {}
#else
#error "Only x86-64 and arm64 are known here"
#endif
};
