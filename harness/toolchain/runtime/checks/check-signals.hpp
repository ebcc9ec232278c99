// Reports where a checked program crashed: one line on standard error, before the signal ends the program.
#pragma once

#include <csignal>
#include <cxxabi.h>
#include <initializer_list>
#include <sys/mman.h>
#include <typeinfo>
#include <ucontext.h>

#include "check-trace.hpp"

namespace {

// A program that runs into the wall below its stack touches a place near its stack pointer.
bool isAtEndOfStack(const siginfo_t *info, const ucontext_t *context) {
#if defined(__x86_64__)
    const auto top = static_cast<std::uintptr_t>(context->uc_mcontext.gregs[REG_RSP]);
#elif defined(__aarch64__)
    const auto top = static_cast<std::uintptr_t>(context->uc_mcontext.sp);
#else
    const std::uintptr_t top = 0;
#endif
    const auto touched = reinterpret_cast<std::uintptr_t>(info->si_addr);
    const std::uintptr_t apart = touched > top ? touched - top : top - touched;
    constexpr std::uintptr_t wall = 64 << 10;
    // A huge array moves the stack pointer far beyond the wall, and the program touches a place above it.
    constexpr std::uintptr_t far = std::uintptr_t{64} << 20;
    return touched != 0 && (apart <= wall || (touched > top && apart <= far));
}

// How often the most frequent place appears in the trace.
int mostRepeated(const Trace &trace) {
    int most = 0;
    for (int index = 0; index < trace.count; ++index) {
        const int times = TraceLine::timesOf(trace, index);
        if (times > most) most = times;
    }
    return most;
}

void onFault(int number, siginfo_t *info, void *interrupted) {
    const Trace trace;
    // Some 500 frames were read, more than any honest recursion of several functions needs for 20 rounds.
    constexpr int many = 20;
    const bool isRecursion = trace.frames > Trace::maxFrames && mostRepeated(trace) >= many;
    const bool isStack = number == SIGSEGV && isAtEndOfStack(info, static_cast<const ucontext_t *>(interrupted));
    const std::type_info *thrown = number == SIGABRT ? abi::__cxa_current_exception_type() : nullptr;
    TraceLine line(isStack ? isRecursion ? "recursion" : "stack" : thrown != nullptr ? "exception" : "signal");
    line.part(thrown == nullptr ? "" : thrown->name());
    line.part(trace, isStack && isRecursion ? many : 1);
    line.write();
    // SA_RESETHAND has removed the handler, so that the signal now ends the program.
    raise(number);
}

// The handler needs its own stack: a full stack has no room for it.
void catchFaults() {
    constexpr std::size_t bytes = 256 << 10;
    void *room = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (room == MAP_FAILED) return;
    stack_t other {};
    other.ss_sp = room;
    other.ss_size = bytes;
    if (sigaltstack(&other, nullptr) != 0) return;
    struct sigaction action {};
    action.sa_sigaction = onFault;
    action.sa_flags = static_cast<int>(SA_SIGINFO | SA_ONSTACK | SA_RESETHAND | SA_NODEFER);
    for (const int number : {SIGSEGV, SIGBUS, SIGFPE, SIGABRT}) sigaction(number, &action, nullptr);
}

}  // namespace
