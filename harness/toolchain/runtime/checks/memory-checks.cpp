// The functions that g++ -fsanitize=kernel-address calls before each access to memory, in a build that is made to find
// faults. The first fault ends the program, with a line on standard error that gxx/checks/trace-record.ts reads.
#include <cstdlib>
#include <dlfcn.h>
#include <new>
#include <ostream>
#include <string_view>
#include <unistd.h>

#include "check-shadow.hpp"
#include "check-signals.hpp"
#include "check-variables.hpp"

// The bytes of a new array before the program sets them. A build with zeros shows whether that matters.
#ifndef ARRAY_FILL
#define ARRAY_FILL 0xfe
#endif

namespace {

[[noreturn]] void reportAccess(bool isWrite, std::uintptr_t begin, std::size_t bytes, std::uintptr_t forbidden) {
    const Neighbour neighbour = neighbourOf(begin, bytes, forbidden);
    TraceLine line("memory");
    line.part(isWrite ? "write" : "read");
    line.part(bytes);
    line.part(neighbour.where);
    line.part(neighbour.distance);
    line.part(neighbour.name);
    line.part(neighbour.bytes);
    line.part(Trace());
    line.write();
    __builtin_trap();
}

void check(bool isWrite, const void *memory, std::size_t bytes) {
    const auto begin = reinterpret_cast<std::uintptr_t>(memory);
    const std::uintptr_t forbidden = firstForbidden(begin, bytes);
    if (forbidden != 0) reportAccess(isWrite, begin, bytes, forbidden);
}

// This is the shape of g++ 11 and later; `where` is not always set.
struct Global {
    std::uintptr_t begin;
    std::size_t bytes;
    std::size_t bytesWithRoom;
    const char *name;
    const char *file;
    std::uintptr_t isDynamic;
    const void *where;
    const char *oddity;
};

}  // namespace

extern "C" {

void __asan_load1(const void *memory) { check(false, memory, 1); }
void __asan_load2(const void *memory) { check(false, memory, 2); }
void __asan_load4(const void *memory) { check(false, memory, 4); }
void __asan_load8(const void *memory) { check(false, memory, 8); }
void __asan_load16(const void *memory) { check(false, memory, 16); }
void __asan_loadN(const void *memory, std::size_t bytes) { check(false, memory, bytes); }
void __asan_store1(const void *memory) { check(true, memory, 1); }
void __asan_store2(const void *memory) { check(true, memory, 2); }
void __asan_store4(const void *memory) { check(true, memory, 4); }
void __asan_store8(const void *memory) { check(true, memory, 8); }
void __asan_store16(const void *memory) { check(true, memory, 16); }
void __asan_storeN(const void *memory, std::size_t bytes) { check(true, memory, bytes); }

void __asan_register_globals(const Global *globals, std::size_t count) {
    prepareShadows();
    for (std::size_t index = 0; index < count; ++index) {
        const Global &one = globals[index];
        if (!shadows.program.has(one.begin)) continue;
        forbid(one.begin, one.bytesWithRoom, variableBehind);
        allow(one.begin, one.bytes);
        rememberGlobal({one.begin, one.bytes, one.bytesWithRoom, one.name});
    }
}

// Destructors that run later may still touch these variables.
void __asan_unregister_globals(const Global *globals, std::size_t count) {
    for (std::size_t index = 0; index < count; ++index) {
        if (shadows.program.has(globals[index].begin)) allow(globals[index].begin, globals[index].bytesWithRoom);
    }
}

void __asan_before_dynamic_init(const char *) {}
void __asan_after_dynamic_init() {}

// Called before a throw or an exit, which leaves frames without further calls: the marks of all frames are removed.
void __asan_handle_no_return() {
    if (shadows.stack.begin == 0) return;
    const auto here = reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0)) & ~std::uintptr_t{4095};
    std::memset(shadowOf(here), 0, (shadows.stack.end - here) >> 3);
}

// A throw in the code of a library did not announce itself. This is where it arrives.
void *__cxa_begin_catch(void *exception) noexcept {
    using Begin = void *(*)(void *);
    // Looked up in the library itself: in all other places, this function would be found first.
    static const auto real = reinterpret_cast<Begin>(dlsym(dlopen("libstdc++.so.6", RTLD_NOW | RTLD_NOLOAD), "__cxa_begin_catch"));
    if (real == nullptr) __builtin_trap();
    const auto here = reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0)) & ~std::uintptr_t{7};
    if (shadows.stack.has(here)) {
        const std::uintptr_t reach = std::uintptr_t{1} << 20;
        const std::uintptr_t low = here - shadows.stack.begin > reach ? here - reach : shadows.stack.begin;
        std::memset(shadowOf(low), 0, (here - low) >> 3);
    }
    return real(exception);
}

// Functions of the C library that novices use, with checks of what they read and write. They are weak, as a program may
// define its own.
__attribute__((weak)) std::size_t strlen(const char *text) {
    std::size_t length = 0;
    for (;; ++length) {
        check(false, text + length, 1);
        if (text[length] == '\0') return length;
    }
}

__attribute__((weak)) char *strcpy(char *to, const char *from) {
    const std::size_t bytes = strlen(from) + 1;
    check(true, to, bytes);
    return static_cast<char *>(std::memcpy(to, from, bytes));
}

__attribute__((weak)) char *strcat(char *to, const char *from) {
    strcpy(to + strlen(to), from);
    return to;
}

__attribute__((weak)) int strcmp(const char *one, const char *other) {
    for (;; ++one, ++other) {
        check(false, one, 1);
        check(false, other, 1);
        if (*one != *other || *one == '\0') return static_cast<unsigned char>(*one) - static_cast<unsigned char>(*other);
    }
}

}  // extern "C"

// std::cout << text.
std::ostream &printText(std::ostream &stream, const char *text)
    __asm__("_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc");

__attribute__((weak)) std::ostream &printText(std::ostream &stream, const char *text) {
    if (text != nullptr) return stream << std::string_view(text, strlen(text));
    stream.setstate(std::ios_base::badbit);
    return stream;
}

// Memory of `new T[n]`, with room around it; it is never given out twice. Single objects stay with the library, which
// allocates and frees some of them itself.
namespace {

constexpr std::size_t besideArrays = 32;
std::size_t arraysUsed = 0;

}  // namespace

__attribute__((weak)) void *operator new[](std::size_t bytes) {
    prepareShadows();
    const std::size_t whole = (bytes + 31) / 32 * 32 + 2 * besideArrays;
    const bool fits = shadows.arrays.begin != 0 && bytes < arrayBytes && whole <= arrayBytes - arraysUsed;
    if (!fits) return ::operator new(bytes);
    const std::uintptr_t begin = shadows.arrays.begin + arraysUsed;
    arraysUsed += whole;
    forbid(begin, whole, arrayBeside);
    allow(begin + besideArrays, bytes);
    std::memcpy(reinterpret_cast<void *>(begin), &bytes, sizeof bytes);
    // The same as in uninitialised variables (gxx/checks/check-flags.ts).
    std::memset(reinterpret_cast<void *>(begin + besideArrays), ARRAY_FILL, bytes);
    return reinterpret_cast<void *>(begin + besideArrays);
}

__attribute__((weak)) void operator delete[](void *memory) noexcept {
    const auto begin = reinterpret_cast<std::uintptr_t>(memory);
    if (!shadows.arrays.has(begin)) return ::operator delete(memory);
    if (*shadowOf(begin) == arrayFreed) reportAccess(true, begin, 1, begin);
    std::size_t bytes = 0;
    std::memcpy(&bytes, reinterpret_cast<void *>(begin - besideArrays), sizeof bytes);
    forbid(begin, (bytes + 31) / 32 * 32, arrayFreed);
}

__attribute__((weak)) void operator delete[](void *memory, std::size_t) noexcept { operator delete[](memory); }

namespace {

// 101 is the earliest priority that is not reserved. If the program has global variables, __asan_register_globals has
// called prepareShadows before.
__attribute__((constructor(101))) void prepare() {
    prepareShadows();
    catchFaults();
}

}  // namespace
