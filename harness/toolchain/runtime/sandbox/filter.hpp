// A seccomp filter, built rule by rule. The first rule that matches a system call decides.
#pragma once

#include <cstddef>
#include <cstdint>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "../run/machine.hpp"

// The length of a filter determines how long the kernel takes to install it, so calls with the same verdict share one
// rule.
class Filter {
public:
    static constexpr std::uint32_t allow = SECCOMP_RET_ALLOW;
    static constexpr std::uint32_t trap = SECCOMP_RET_TRAP;
    static constexpr std::uint32_t fail(std::uint32_t error) { return SECCOMP_RET_ERRNO | error; }

    // The numbers of calls of another architecture have other meanings.
    Filter() {
        load(offsetof(seccomp_data, arch));
        jumpUnlessEqual(Machine::architecture, 1);
        jump(1);
        decide(SECCOMP_RET_KILL_PROCESS);
        load(offsetof(seccomp_data, nr));
    }

    void on(long call, std::uint32_t verdict) {
        jumpUnlessEqual(static_cast<std::uint32_t>(call), 1);
        decide(verdict);
    }

    // For any of these calls.
    template <std::size_t count>
    void onAny(const long (&calls)[count], std::uint32_t verdict) {
        jumpUnlessAny(calls, 1);
        decide(verdict);
    }

    // Like onArgument, for several calls.
    template <std::size_t count>
    void onArgumentOfAny(const long (&calls)[count], unsigned argument, std::uint32_t value, std::uint32_t ifEqual,
                         std::uint32_t otherwise) {
        jumpUnlessAny(calls, 4);
        load(offsetof(seccomp_data, args) + argument * sizeof(std::uint64_t));
        jumpUnlessEqual(value, 1);
        decide(ifEqual);
        decide(otherwise);
    }

    // Compares the lower half of an argument, for ints: descriptors, numbers of processes, and signals.
    void onArgument(long call, unsigned argument, std::uint32_t value, std::uint32_t ifEqual, std::uint32_t otherwise) {
        jumpUnlessEqual(static_cast<std::uint32_t>(call), 4);
        load(offsetof(seccomp_data, args) + argument * sizeof(std::uint64_t));
        jumpUnlessEqual(value, 1);
        decide(ifEqual);
        decide(otherwise);
    }

    // If the argument is not equal, the next rule decides.
    void onArgumentOf(long call, unsigned argument, std::uint32_t value, std::uint32_t verdict) {
        jumpUnlessEqual(static_cast<std::uint32_t>(call), 4);
        load(offsetof(seccomp_data, args) + argument * sizeof(std::uint64_t));
        jumpUnlessEqual(value, 1);
        decide(verdict);
        load(offsetof(seccomp_data, nr));
    }

    // If the argument is smaller, the next rule decides.
    void onArgumentFrom(long call, unsigned argument, std::uint32_t least, std::uint32_t verdict) {
        jumpUnlessEqual(static_cast<std::uint32_t>(call), 4);
        load(offsetof(seccomp_data, args) + argument * sizeof(std::uint64_t));
        jumpIfSmaller(least, 1);
        decide(verdict);
        load(offsetof(seccomp_data, nr));
    }

    // Allows the call only if the argument is a null pointer.
    void onNull(long call, unsigned argument, std::uint32_t otherwise) {
        const std::uint32_t place = offsetof(seccomp_data, args) + argument * sizeof(std::uint64_t);
        jumpUnlessEqual(static_cast<std::uint32_t>(call), 6);
        load(place);
        jumpUnlessEqual(0, 3);
        load(place + sizeof(std::uint32_t));
        jumpUnlessEqual(0, 1);
        decide(allow);
        decide(otherwise);
    }

    // Nothing can be added to the filter afterwards, and nothing can remove it.
    bool install(std::uint32_t everythingElse, std::uint32_t key = 0) {
        decide(everythingElse);
        const struct sock_fprog program {count, lines};
        return count < maxLines && syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program, key) == 0;
    }

    // The kernel does not look at it; another filter may.
    static constexpr unsigned keyArgument = 3;

private:
    static constexpr unsigned short maxLines = 512;

    void add(const struct sock_filter &line) {
        if (count < maxLines) lines[count++] = line;
    }
    void load(std::uint32_t place) { add(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, place)); }
    void decide(std::uint32_t verdict) { add(BPF_STMT(BPF_RET | BPF_K, verdict)); }
    void jump(std::uint32_t lines) { add(BPF_STMT(BPF_JMP | BPF_JA, lines)); }
    // Skips so many lines unless the call is one of these.
    template <std::size_t count>
    void jumpUnlessAny(const long (&calls)[count], unsigned char lines) {
        for (std::size_t index = 0; index < count; ++index) {
            const auto value = static_cast<std::uint32_t>(calls[index]);
            const auto behind = static_cast<unsigned char>(count - 1 - index);
            const unsigned char over = behind == 0 ? lines : 0;
            add(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, behind, over));
        }
    }
    void jumpUnlessEqual(std::uint32_t value, unsigned char lines) {
        add(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, lines));
    }

    void jumpIfSmaller(std::uint32_t value, unsigned char lines) {
        add(BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, value, 0, lines));
    }

    struct sock_filter lines[maxLines];
    unsigned short count = 0;
};
