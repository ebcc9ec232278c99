// What differs between processors: the arguments of a trapped system call, and where its result belongs.
#pragma once

#include <cstdint>
#include <linux/audit.h>
#include <ucontext.h>

struct Machine {
#if defined(__x86_64__)
    static constexpr std::uint32_t architecture = AUDIT_ARCH_X86_64;
    static std::uint64_t argument(const ucontext_t *context, int index) {
        constexpr int places[] = {REG_RDI, REG_RSI, REG_RDX, REG_R10};
        return static_cast<std::uint64_t>(context->uc_mcontext.gregs[places[index]]);
    }
    static void give(ucontext_t *context, long result) { context->uc_mcontext.gregs[REG_RAX] = result; }
#elif defined(__aarch64__)
    static constexpr std::uint32_t architecture = AUDIT_ARCH_AARCH64;
    static std::uint64_t argument(const ucontext_t *context, int index) { return context->uc_mcontext.regs[index]; }
    static void give(ucontext_t *context, long result) {
        context->uc_mcontext.regs[0] = static_cast<std::uint64_t>(result);
    }
#else
#error "Only x86-64 and arm64 are known here"
#endif
};
