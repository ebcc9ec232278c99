// Formatted input and output as in Visual Studio.
#pragma once

#include <cstdarg>
#include <cstdio>
#include <string>

#include "text-functions.h"

namespace visual_studio {

// `%I64d` is Visual Studio's `%lld`.
inline std::string standardFormat(const char *format) {
    std::string text = format;
    for (std::size_t at = text.find("I64"); at != std::string::npos; at = text.find("I64", at + 2)) {
        const std::size_t percent = text.find_last_of('%', at);
        const bool isConversion = percent != std::string::npos &&
                                  text.find_first_not_of("-+ #0123456789.*", percent + 1) == at;
        if (isConversion) text.replace(at, 3, "ll");
    }
    return text;
}

// In Visual Studio, each `%s`, `%c` and `%[` has the size of its buffer as an extra argument. Here the size becomes a
// width, and scanf does the rest.
inline int scan(std::FILE *file, const char *text, const char *given, va_list arguments) {
    const std::string from = standardFormat(given);
    std::string format;
    constexpr int maxTargets = 20;
    void *targets[maxTargets] = {};
    int count = 0;
    for (std::size_t at = 0; at < from.size(); ++at) {
        format += from[at];
        if (from[at] != '%') continue;
        if (from[at + 1] == '%') {
            format += from[++at];
            continue;
        }
        std::size_t letter = at + 1;
        const bool isSkipped = from[letter] == '*';
        std::string between;
        const char *const modifiers = "*0123456789hlLjzt";
        while (letter < from.size() && std::strchr(modifiers, from[letter]) != nullptr) between += from[letter++];
        const char kind = letter < from.size() ? from[letter] : '\0';
        if (!isSkipped && kind != '\0' && count < maxTargets) {
            char *target = va_arg(arguments, char *);
            targets[count++] = target;
            if (kind == 's' || kind == '[' || kind == 'c' || kind == 'S') {
                const unsigned room = va_arg(arguments, unsigned);
                const bool hasWidth = between.find_first_of("0123456789") != std::string::npos;
                // If the text does not fit, the result is empty, as in Visual Studio.
                if (room > 0 && kind != 'c') target[0] = '\0';
                if (!hasWidth && kind != 'c') between = std::to_string(room > 1 ? room - 1 : 1) + between;
            }
        }
        format += between;
        at = letter - 1;
    }
    void **t = targets;
    const char *f = format.c_str();
    if (text != nullptr) {
        return std::sscanf(text, f, t[0], t[1], t[2], t[3], t[4], t[5], t[6], t[7], t[8], t[9], t[10], t[11], t[12],
                           t[13], t[14], t[15], t[16], t[17], t[18], t[19]);
    }
    return std::fscanf(file, f, t[0], t[1], t[2], t[3], t[4], t[5], t[6], t[7], t[8], t[9], t[10], t[11], t[12], t[13],
                       t[14], t[15], t[16], t[17], t[18], t[19]);
}

}  // namespace visual_studio

inline int scanf_s(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    const int result = visual_studio::scan(stdin, nullptr, format, arguments);
    va_end(arguments);
    return result;
}

inline int sscanf_s(const char *text, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    const int result = visual_studio::scan(nullptr, text, format, arguments);
    va_end(arguments);
    return result;
}

inline int printf_s(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    const int result = std::vprintf(visual_studio::standardFormat(format).c_str(), arguments);
    va_end(arguments);
    return result;
}

inline int sprintf_s(char *to, rsize_t room, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    const int result = std::vsnprintf(to, room, visual_studio::standardFormat(format).c_str(), arguments);
    va_end(arguments);
    return result;
}

template <rsize_t room>
int sprintf_s(char (&to)[room], const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    const int result = std::vsnprintf(to, room, visual_studio::standardFormat(format).c_str(), arguments);
    va_end(arguments);
    return result;
}

inline char *gets_s(char *to, rsize_t room) {
    if (room == 0) return nullptr;
    rsize_t length = 0;
    int read = std::getchar();
    if (read == EOF) return nullptr;
    for (; read != EOF && read != '\n'; read = std::getchar()) {
        if (length + 1 < room) to[length++] = static_cast<char>(read);
    }
    to[length] = '\0';
    return to;
}

template <rsize_t room>
char *gets_s(char (&to)[room]) {
    return gets_s(to, room);
}
