// A stack for the student's program, made before the zygote has any child, so that it is at the same address in all of
// them.
#pragma once

#include <cstdlib>
#include <stdexcept>
#include <sys/mman.h>
#include <ucontext.h>

#include "machine.hpp"

constexpr std::size_t stackBytes = std::size_t{8} << 20;
constexpr std::size_t stackWallBytes = 64 << 10;
// In an ordinary process, arguments and environment are above main, so a program that reads a little beyond an array
// there finds something and goes on.
constexpr std::size_t roomAboveStack = 16 << 10;
// And main finds zeros below: what loaded the program had a stack of its own, or wrote further down.
constexpr std::size_t keptFromLoader = 16 << 10;

inline char *&freshStack() {
    static char *stack = nullptr;
    return stack;
}

// The lowest pages cannot be touched: infinite recursion runs into them.
inline void makeFreshStack() {
    constexpr int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
    void *stack = mmap(nullptr, stackBytes + roomAboveStack, PROT_READ | PROT_WRITE, flags, -1, 0);
    if (stack == MAP_FAILED || mprotect(stack, stackWallBytes, PROT_NONE) != 0) {
        throw std::runtime_error("cannot allocate a stack");
    }
    freshStack() = static_cast<char *>(stack);
}

inline void prepareFreshStack(ucontext_t &context, void (*run)(), std::size_t fromTop) {
    getcontext(&context);
    Machine::clearRegisters(context);
    context.uc_stack.ss_sp = freshStack();
    context.uc_stack.ss_size = stackBytes - fromTop;
    context.uc_link = nullptr;
    makecontext(&context, run, 0);
}

// Runs the function on the fresh stack, and returns when it switches back to `here`.
inline void visitFreshStack(ucontext_t &here, void (*run)(), std::size_t fromTop = 0) {
    ucontext_t start;
    prepareFreshStack(start, run, fromTop);
    swapcontext(&here, &start);
}

// The upper end of the stack, which the loading of a program has written to. The rest is untouched.
constexpr std::size_t stackUsedToLoad = 64 << 10;
inline char *usedStack() { return freshStack() + stackBytes - stackUsedToLoad; }

inline void emptyUnusedStack() {
    char *unused = freshStack() + stackWallBytes;
    madvise(unused, static_cast<std::size_t>(usedStack() - unused), MADV_DONTNEED);
    madvise(freshStack() + stackBytes, roomAboveStack, MADV_DONTNEED);
}
