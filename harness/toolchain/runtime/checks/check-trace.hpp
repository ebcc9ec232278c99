// The way by which a checked program came to its fault, as places in its own file: ../checks/find-lines.ts has the lines.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <unwind.h>

#include "../calls/nameless-calls.hpp"

// Where the program's file begins and ends in memory.
extern "C" __attribute__((visibility("hidden"))) const char __ehdr_start[];
extern "C" __attribute__((visibility("hidden"))) const char _end[];

namespace {

inline bool isInProgram(std::uintptr_t place) {
    return place >= reinterpret_cast<std::uintptr_t>(__ehdr_start) && place < reinterpret_cast<std::uintptr_t>(_end);
}

// A recursion without end has tens of thousands of them.
struct Trace {
    static constexpr int mostFrames = 512;
    std::uintptr_t places[mostFrames];
    // Of all that were looked at, also those outside of the program.
    int frames = 0;
    int count = 0;

    Trace() { _Unwind_Backtrace(add, this); }

private:
    static _Unwind_Reason_Code add(struct _Unwind_Context *context, void *trace) {
        auto &self = *static_cast<Trace *>(trace);
        if (self.frames++ == mostFrames) return _URC_END_OF_STACK;
        int isBeforeCall = 0;
        const std::uintptr_t next = _Unwind_GetIPInfo(context, &isBeforeCall);
        // Where a call returns to is a line too far.
        const std::uintptr_t place = isBeforeCall != 0 ? next : next - 1;
        if (isInProgram(place)) self.places[self.count++] = place - reinterpret_cast<std::uintptr_t>(__ehdr_start);
        return _URC_NO_REASON;
    }
};

// One line for standard error, put together without memory of the program's.
class TraceLine {
public:
    explicit TraceLine(const char *kind) {
        add("\n\x1fverbatim-trace\x1f");
        add(kind);
    }

    void part(const char *words) {
        add("\x1f");
        // The names of variables are the student's.
        add(words);
    }

    void part(std::uint64_t number) {
        char digits[24];
        std::snprintf(digits, sizeof digits, "\x1f%llu", static_cast<unsigned long long>(number));
        add(digits);
    }

    // The innermost of them; each place once, and only if it comes so many times.
    void part(const Trace &trace, int leastTimes = 1) {
        constexpr int mostTold = 48;
        int told = 0;
        add("\x1f");
        for (int index = 0; index < trace.count && told < mostTold; ++index) {
            if (isToldBefore(trace, index) || timesOf(trace, index) < leastTimes) continue;
            char digits[24];
            std::snprintf(digits, sizeof digits, told == 0 ? "%llx" : " %llx", static_cast<unsigned long long>(trace.places[index]));
            add(digits);
            ++told;
        }
    }

    void write() {
        add("\x1f\n");
        nameless::write(2, text, length);
    }

    static int timesOf(const Trace &trace, int index) {
        int times = 0;
        for (int other = 0; other < trace.count; ++other) times += trace.places[other] == trace.places[index] ? 1 : 0;
        return times;
    }

private:
    static bool isToldBefore(const Trace &trace, int index) {
        for (int before = 0; before < index; ++before) {
            if (trace.places[before] == trace.places[index]) return true;
        }
        return false;
    }

    void add(const char *words) {
        const std::size_t bytes = std::strlen(words);
        if (bytes > sizeof text - length) return;
        std::memcpy(text + length, words, bytes);
        length += bytes;
    }

    char text[2048];
    std::size_t length = 0;
};

}  // namespace
