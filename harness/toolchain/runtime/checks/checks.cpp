// The functions that g++ -fsanitize=... calls when a check fails, in a build that is made to find out why a case fails.
// They replace the library of g++: that one opens files and starts threads, which a sealed program may not, and it
// prints sentences, but we want facts. The compiler fixes the shapes of the data (GCC and Clang share them).
//
// One line goes to standard error, its parts between unit separators: see gxx/checks/check-record.ts.
#include <cstdint>
#include <cstdio>
#include <unistd.h>

namespace {

struct Location {
    const char *file;
    std::uint32_t line;
    std::uint32_t column;
};

struct Type {
    std::uint16_t kind;  // 0: an integer
    std::uint16_t info;  // for an integer: bit 0 is set if it is signed; above it, the logarithm of its width
    char name[1];
};

struct OneType {
    Location place;
    const Type *type;
};

struct TwoTypes {
    Location place;
    const Type *first;
    const Type *second;
};

using Value = std::uintptr_t;

/** A value of up to 64 bits comes in a word whose upper bits mean nothing; a wider value is left out. */
struct Number {
    char text[32];

    Number(const Type *type, Value value) {
        const int width = 1 << (type->info >> 1);
        if (type->kind != 0 || width > 64) {
            text[0] = '\0';
        } else if (type->info & 1) {
            const int unused = 64 - width;
            std::snprintf(text, sizeof text, "%lld", static_cast<long long>(static_cast<std::uint64_t>(value) << unused) >> unused);
        } else {
            const std::uint64_t mask = width == 64 ? ~0ULL : (1ULL << width) - 1;
            std::snprintf(text, sizeof text, "%llu", static_cast<unsigned long long>(value & mask));
        }
    }
};

/** Ends the program, because what it does after its first fault explains nothing. */
[[noreturn]] void report(const char *kind, const Location &place, const char *type = "", const char *first = "", const char *second = "") {
    char line[1024];
    const int length = std::snprintf(line, sizeof line, "\n\x1fverbatim-check\x1f%s\x1f%s\x1f%u\x1f%u\x1f%s\x1f%s\x1f%s\x1f\n", kind,
                                     place.file == nullptr ? "" : place.file, place.line, place.column, type, first, second);
    const ssize_t written = write(2, line, static_cast<std::size_t>(length) < sizeof line ? static_cast<std::size_t>(length) : sizeof line - 1);
    static_cast<void>(written);
    __builtin_trap();
}

[[noreturn]] void overflow(const char *operation, const OneType *data, Value left, Value right) {
    report(operation, data->place, data->type->name, Number(data->type, left).text, Number(data->type, right).text);
}

}  // namespace

extern "C" {

[[noreturn]] void __ubsan_handle_add_overflow_abort(OneType *data, Value left, Value right) { overflow("+", data, left, right); }
[[noreturn]] void __ubsan_handle_sub_overflow_abort(OneType *data, Value left, Value right) { overflow("-", data, left, right); }
[[noreturn]] void __ubsan_handle_mul_overflow_abort(OneType *data, Value left, Value right) { overflow("*", data, left, right); }
[[noreturn]] void __ubsan_handle_divrem_overflow_abort(OneType *data, Value left, Value right) { overflow("/", data, left, right); }

[[noreturn]] void __ubsan_handle_negate_overflow_abort(OneType *data, Value value) {
    report("-", data->place, data->type->name, "0", Number(data->type, value).text);
}

[[noreturn]] void __ubsan_handle_shift_out_of_bounds_abort(TwoTypes *data, Value left, Value right) {
    report("shift", data->place, data->first->name, Number(data->first, left).text, Number(data->second, right).text);
}

[[noreturn]] void __ubsan_handle_out_of_bounds_abort(TwoTypes *data, Value index) {
    report("index", data->place, data->first->name, Number(data->second, index).text);
}

[[noreturn]] void __ubsan_handle_vla_bound_not_positive_abort(OneType *data, Value bound) {
    report("array-size", data->place, data->type->name, Number(data->type, bound).text);
}

[[noreturn]] void __ubsan_handle_load_invalid_value_abort(OneType *data, Value value) {
    report("value", data->place, data->type->name, Number(data->type, value).text);
}

[[noreturn]] void __ubsan_handle_type_mismatch_v1_abort(OneType *data, Value pointer) {
    report(pointer == 0 ? "null" : "pointer", data->place, data->type->name);
}

[[noreturn]] void __ubsan_handle_missing_return(Location *place) { report("no-return", *place); }

}  // extern "C"
