// The calls that led a checked program to its fault, as places in its own file; gxx/checks/find-lines.ts finds their
// lines.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <unwind.h>

#include "../calls/nameless-calls.hpp"

// The beginning and the end of the program's file in memory.
extern "C" __attribute__((visibility("hidden"))) const char __ehdr_start[];
extern "C" __attribute__((visibility("hidden"))) const char _end[];

namespace {

inline bool isInProgram(std::uintptr_t place) {
    return place >= reinterpret_cast<std::uintptr_t>(__ehdr_start) && place < reinterpret_cast<std::uintptr_t>(_end);
}

// Infinite recursion has tens of thousands of frames.
struct Trace {
    static constexpr int maxFrames = 512;
    std::uintptr_t places[maxFrames];
    // All frames that were read, also those outside of the program.
    int frames = 0;
    int count = 0;

    Trace() { _Unwind_Backtrace(add, this); }

private:
    static _Unwind_Reason_Code add(struct _Unwind_Context *context, void *trace) {
        auto &self = *static_cast<Trace *>(trace);
        if (self.frames++ == maxFrames) return _URC_END_OF_STACK;
        int isBeforeCall = 0;
        const std::uintptr_t next = _Unwind_GetIPInfo(context, &isBeforeCall);
        // A return address may belong to the next line.
        const std::uintptr_t place = isBeforeCall != 0 ? next : next - 1;
        if (isInProgram(place)) self.places[self.count++] = place - reinterpret_cast<std::uintptr_t>(__ehdr_start);
        return _URC_NO_REASON;
    }
};

// One line for standard error, built without allocating memory of the program.
class TraceLine {
public:
    explicit TraceLine(const char *kind) {
        add("\n\x1fverbatim-trace\x1f");
        add(kind);
    }

    void part(const char *words) {
        add("\x1f");
        // This text may contain names of variables, which students choose.
        add(words);
    }

    void part(std::uint64_t number) {
        char digits[24];
        std::snprintf(digits, sizeof digits, "\x1f%llu", static_cast<unsigned long long>(number));
        add(digits);
    }

    // The innermost places; each place once, and only if it appears so many times.
    void part(const Trace &trace, int leastTimes = 1) {
        constexpr int maxListed = 48;
        int listed = 0;
        add("\x1f");
        for (int index = 0; index < trace.count && listed < maxListed; ++index) {
            if (isListedBefore(trace, index) || timesOf(trace, index) < leastTimes) continue;
            char digits[24];
            const auto place = static_cast<unsigned long long>(trace.places[index]);
            std::snprintf(digits, sizeof digits, listed == 0 ? "%llx" : " %llx", place);
            add(digits);
            ++listed;
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
    static bool isListedBefore(const Trace &trace, int index) {
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
