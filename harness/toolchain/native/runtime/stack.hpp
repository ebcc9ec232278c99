// A stack for the student's program, made before the zygote has any child, so that it lies at the same place in all.
#pragma once

#include <cstdlib>
#include <stdexcept>
#include <sys/mman.h>
#include <ucontext.h>

constexpr std::size_t stackBytes = std::size_t{8} << 20;

inline char *&freshStack() {
    static char *stack = nullptr;
    return stack;
}

// The lowest page is a wall: a recursion that never ends runs into it.
inline void makeFreshStack() {
    constexpr std::size_t wallBytes = 64 << 10;
    void *stack = mmap(nullptr, stackBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (stack == MAP_FAILED || mprotect(stack, wallBytes, PROT_NONE) != 0) {
        throw std::runtime_error("no stack could be made");
    }
    freshStack() = static_cast<char *>(stack);
}

[[noreturn]] inline void onFreshStack(void (*run)()) {
    static ucontext_t context;
    getcontext(&context);
    context.uc_stack.ss_sp = freshStack();
    context.uc_stack.ss_size = stackBytes;
    context.uc_link = nullptr;
    makecontext(&context, run, 0);
    setcontext(&context);
    std::abort();
}
