// Text functions of Visual Studio. If a text does not fit, Visual Studio ends the program; here the text is cut.
#pragma once

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <string>

typedef int errno_t;
typedef std::size_t rsize_t;

#define _TRUNCATE (static_cast<std::size_t>(-1))

inline errno_t strncpy_s(char *to, rsize_t room, const char *from, rsize_t most) {
    if (to == nullptr || room == 0) return EINVAL;
    const rsize_t length = std::min(from == nullptr ? 0 : strnlen(from, most), room - 1);
    std::memmove(to, from, length);
    to[length] = '\0';
    return 0;
}

inline errno_t strcpy_s(char *to, rsize_t room, const char *from) { return strncpy_s(to, room, from, _TRUNCATE); }

inline errno_t strncat_s(char *to, rsize_t room, const char *from, rsize_t most) {
    if (to == nullptr) return EINVAL;
    const rsize_t used = strnlen(to, room);
    return used == room ? EINVAL : strncpy_s(to + used, room - used, from, most);
}

inline errno_t strcat_s(char *to, rsize_t room, const char *from) { return strncat_s(to, room, from, _TRUNCATE); }

template <rsize_t room>
errno_t strcpy_s(char (&to)[room], const char *from) {
    return strcpy_s(to, room, from);
}

template <rsize_t room>
errno_t strcat_s(char (&to)[room], const char *from) {
    return strcat_s(to, room, from);
}

template <rsize_t room>
errno_t strncpy_s(char (&to)[room], const char *from, rsize_t most) {
    return strncpy_s(to, room, from, most);
}

inline errno_t memcpy_s(void *to, rsize_t room, const void *from, rsize_t count) {
    if (count > room) return ERANGE;
    std::memcpy(to, from, count);
    return 0;
}

inline rsize_t strnlen_s(const char *text, rsize_t most) { return text == nullptr ? 0 : strnlen(text, most); }
inline char *strtok_s(char *text, const char *marks, char **next) { return strtok_r(text, marks, next); }
inline char *_strdup(const char *text) { return strdup(text); }
inline int _stricmp(const char *one, const char *other) { return strcasecmp(one, other); }
inline int stricmp(const char *one, const char *other) { return strcasecmp(one, other); }
inline int _strnicmp(const char *one, const char *other, std::size_t most) { return strncasecmp(one, other, most); }

inline char *_strlwr(char *text) {
    for (char *at = text; *at != '\0'; ++at) *at = static_cast<char>(std::tolower(static_cast<unsigned char>(*at)));
    return text;
}

inline char *_strupr(char *text) {
    for (char *at = text; *at != '\0'; ++at) *at = static_cast<char>(std::toupper(static_cast<unsigned char>(*at)));
    return text;
}

inline char *strlwr(char *text) { return _strlwr(text); }
inline char *strupr(char *text) { return _strupr(text); }

inline char *_itoa(int value, char *to, int base) {
    std::string digits;
    const bool isNegative = value < 0 && base == 10;
    unsigned rest = isNegative ? 0U - static_cast<unsigned>(value) : static_cast<unsigned>(value);
    do {
        digits += "0123456789abcdefghijklmnopqrstuvwxyz"[rest % static_cast<unsigned>(base)];
        rest /= static_cast<unsigned>(base);
    } while (rest != 0);
    if (isNegative) digits += '-';
    std::reverse(digits.begin(), digits.end());
    std::memcpy(to, digits.c_str(), digits.size() + 1);
    return to;
}

inline char *itoa(int value, char *to, int base) { return _itoa(value, to, base); }

inline errno_t _itoa_s(int value, char *to, rsize_t room, int base) {
    char all[sizeof(int) * 8 + 2];
    return strcpy_s(to, room, _itoa(value, all, base));
}

template <rsize_t room>
errno_t _itoa_s(int value, char (&to)[room], int base) {
    return _itoa_s(value, to, room, base);
}

inline errno_t rand_s(unsigned *number) {
    *number = static_cast<unsigned>(std::rand());
    return 0;
}
