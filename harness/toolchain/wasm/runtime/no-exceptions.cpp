// The libraries of @yowasp/clang cannot throw. With these functions, a program that contains `throw` can be linked, and
// one that gets there ends as a native program does that catches nothing.

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cxxabi.h>
#include <typeinfo>

extern "C" {

void *__cxa_allocate_exception(std::size_t size) noexcept { return std::malloc(size); }

__attribute__((noreturn)) void __cxa_throw(void *, std::type_info *type, void *(*)(void *)) {
    int status = 0;
    const char *name = abi::__cxa_demangle(type->name(), nullptr, nullptr, &status);
    std::fprintf(stderr, "terminate called after throwing an instance of '%s'\n", name == nullptr ? type->name() : name);
    std::abort();
}

__attribute__((noreturn)) void __cxa_rethrow() { std::abort(); }
}
