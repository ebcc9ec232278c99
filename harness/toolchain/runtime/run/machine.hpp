// What differs between processors: the arguments of a trapped system call, and where its result belongs.
#pragma once

#include <cstdint>
#include <cstring>
#include <elf.h>
#include <linux/audit.h>
#include <ucontext.h>

struct Machine {
#if defined(__x86_64__)
    static constexpr std::uint32_t architecture = AUDIT_ARCH_X86_64;
    static constexpr unsigned inFiles = EM_X86_64;
    static std::uint64_t argument(const ucontext_t *context, int index) {
        constexpr int places[] = {REG_RDI, REG_RSI, REG_RDX, REG_R10};
        return static_cast<std::uint64_t>(context->uc_mcontext.gregs[places[index]]);
    }
    static void give(ucontext_t *context, long result) { context->uc_mcontext.gregs[REG_RAX] = result; }
    static void clearRegisters(ucontext_t &context) {
        std::memset(context.uc_mcontext.gregs, 0, sizeof context.uc_mcontext.gregs);
    }
    // The number by which functions see that their frame was overwritten is random, and remains in memory that they have
    // left: a program that reads what it never initialised would print something else each time. Nobody who started
    // with the other number may return.
    static void setCanary() {
        const std::uint64_t same = 0x5bd1e995a7c31f00;
        __asm__ volatile("movq %0, %%fs:0x28" : : "r"(same) : "memory");
    }
    // What a loader writes into a library without asking any function of it.
    static bool isPlainMove(std::uint64_t type) {
        return type == R_X86_64_RELATIVE || type == R_X86_64_64 || type == R_X86_64_GLOB_DAT || type == R_X86_64_JUMP_SLOT ||
               type == R_X86_64_DTPMOD64 || type == R_X86_64_DTPOFF64 || type == R_X86_64_TPOFF64 ||
               isDescribed(type);
    }
    // Which takes two words.
    static bool isDescribed(std::uint64_t type) { return type == R_X86_64_TLSDESC; }
    static bool isPlainEntry(std::int64_t) { return false; }
    static bool isOfAssembler(const char *) { return false; }
#elif defined(__aarch64__)
    static constexpr std::uint32_t architecture = AUDIT_ARCH_AARCH64;
    static constexpr unsigned inFiles = EM_AARCH64;
    static std::uint64_t argument(const ucontext_t *context, int index) { return context->uc_mcontext.regs[index]; }
    static void give(ucontext_t *context, long result) {
        context->uc_mcontext.regs[0] = static_cast<std::uint64_t>(result);
    }
    static void clearRegisters(ucontext_t &context) {
        std::memset(context.uc_mcontext.regs, 0, sizeof context.uc_mcontext.regs);
    }
    static bool isPlainMove(std::uint64_t type) {
        return type == R_AARCH64_RELATIVE || type == R_AARCH64_ABS64 || type == R_AARCH64_GLOB_DAT ||
               type == R_AARCH64_JUMP_SLOT || type == R_AARCH64_TLS_DTPMOD || type == R_AARCH64_TLS_DTPREL ||
               type == R_AARCH64_TLS_TPREL || isDescribed(type);
    }
    static bool isDescribed(std::uint64_t type) { return type == R_AARCH64_TLSDESC; }
    // Of libraries whose calls lead through places that the processor checks: they say how, and let nothing run.
    static bool isPlainEntry(std::int64_t tag) { return tag == DT_AARCH64_BTI_PLT || tag == DT_AARCH64_PAC_PLT; }
    // `$x` and `$d`, with which assemblers mark where code and data begin (and `$m`, `$f`, `$p` of old ones): nm hides them.
    static bool isOfAssembler(const char *symbol) {
        return symbol[0] == '$' && symbol[1] != '\0' && std::strchr("xdmfp", symbol[1]) != nullptr &&
               (symbol[2] == '\0' || symbol[2] == '.');
    }
    // It lies where nobody can write.
    static void setCanary() {}
#else
#error "Only x86-64 and arm64 are known here"
#endif
};
