// How a program ends that does not end by itself: with the words and the exit code of g++'s library.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cxxabi.h>
#include <exception>
#include <typeinfo>

// The newest exception that is not caught (make/unwind.c).
extern "C" void *verbatim_in_flight;

namespace {

// What a shell reports for a process that SIGABRT has ended.
constexpr int exitAborted = 134;

// A line that is not complete is lost, as it is with g++.
[[noreturn]] void endAborted() { std::_Exit(exitAborted); }

// libc++ has most of its classes in a namespace std::__2, which would only puzzle a reader.
void printName(const char *name) {
    constexpr char hidden[] = "std::__2::";
    constexpr std::size_t kept = 5, length = sizeof hidden - 1;
    for (const char *at = name; *at != 0;) {
        const bool isHidden = std::strncmp(at, hidden, length) == 0;
        std::fwrite(at, 1, isHidden ? kept : 1, stderr);
        at += isHidden ? length : 1;
    }
}

// The text of what(), unless what() fails, too.
void printWhat() noexcept {
    try {
        throw;
    } catch (const std::exception &error) {
        std::fprintf(stderr, "  what():  %s\n", error.what());
    } catch (...) {
    }
}

[[noreturn]] void endUncaught() {
    static bool isEnding = false;
    if (isEnding) {
        std::fputs("terminate called recursively\n", stderr);
        endAborted();
    }
    isEnding = true;
    // A catch block gets the exception that has reached a noexcept function, _start included; terminate() does not.
    if (verbatim_in_flight != nullptr) abi::__cxa_begin_catch(verbatim_in_flight);
    const std::type_info *const type = abi::__cxa_current_exception_type();
    if (type == nullptr) {
        std::fputs("terminate called without an active exception\n", stderr);
        endAborted();
    }
    int status = 0;
    const char *const readable = abi::__cxa_demangle(type->name(), nullptr, nullptr, &status);
    std::fputs("terminate called after throwing an instance of '", stderr);
    printName(status == 0 ? readable : type->name());
    std::fputs("'\n", stderr);
    printWhat();
    endAborted();
}

// Before all constructors of the program, because these may throw, too.
__attribute__((constructor(101))) void prepareEnd() {
    std::set_terminate(endUncaught);
    // A crash loses nothing that a person would have seen on a terminal.
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
}

} // namespace

// abort() of the C library would end with a trap, as a wild pointer does; here it is an ordinary exit.
extern "C" void abort() { endAborted(); }
