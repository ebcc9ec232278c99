// The keyboard and the screen of a Windows console. Keys come from standard input, where the typed lines are.
#pragma once

#include <cstdarg>
#include <cstdio>
#include <iostream>

inline int _getch() { return std::cin.get(); }
inline int _getche() { return std::cin.get(); }
inline int getch() { return std::cin.get(); }
inline int getche() { return std::cin.get(); }
// No key is ever pressed before the program waits for it.
inline int _kbhit() { return 0; }
inline int kbhit() { return 0; }
inline int _ungetch(int key) { return std::cin.putback(static_cast<char>(key)) ? key : EOF; }
inline int ungetch(int key) { return _ungetch(key); }
inline int _putch(int character) { return std::putchar(character); }
inline int putch(int character) { return std::putchar(character); }
inline int _cputs(const char *text) { return std::fputs(text, stdout) < 0 ? EOF : 0; }
inline int cputs(const char *text) { return _cputs(text); }
inline void clrscr() {}

inline int _cprintf(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    const int result = std::vprintf(format, arguments);
    va_end(arguments);
    return result;
}
