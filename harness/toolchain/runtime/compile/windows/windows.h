// The part of Windows that console programs use. Colours, titles, cursor positions and pauses do not change what is
// printed, so they do nothing. Everything else of Windows is missing.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <ctime>

#include "windows-types.h"

#define STD_INPUT_HANDLE (static_cast<DWORD>(-10))
#define STD_OUTPUT_HANDLE (static_cast<DWORD>(-11))
#define STD_ERROR_HANDLE (static_cast<DWORD>(-12))
#define INVALID_HANDLE_VALUE (reinterpret_cast<HANDLE>(static_cast<std::intptr_t>(-1)))

#define FOREGROUND_BLUE 0x0001
#define FOREGROUND_GREEN 0x0002
#define FOREGROUND_RED 0x0004
#define FOREGROUND_INTENSITY 0x0008
#define BACKGROUND_BLUE 0x0010
#define BACKGROUND_GREEN 0x0020
#define BACKGROUND_RED 0x0040
#define BACKGROUND_INTENSITY 0x0080
#define ENABLE_PROCESSED_INPUT 0x0001
#define ENABLE_LINE_INPUT 0x0002
#define ENABLE_ECHO_INPUT 0x0004
#define ENABLE_PROCESSED_OUTPUT 0x0001
#define ENABLE_WRAP_AT_EOL_OUTPUT 0x0002
#define ENABLE_VIRTUAL_TERMINAL_PROCESSING 0x0004
#define CP_ACP 0
#define CP_UTF8 65001
#define SW_HIDE 0
#define SW_SHOW 5
#define SW_MAXIMIZE 3

inline HANDLE GetStdHandle(DWORD which) { return reinterpret_cast<HANDLE>(static_cast<std::uintptr_t>(which)); }
inline BOOL SetConsoleOutputCP(UINT) { return TRUE; }
inline BOOL SetConsoleCP(UINT) { return TRUE; }
inline UINT GetConsoleOutputCP() { return CP_UTF8; }
inline UINT GetConsoleCP() { return CP_UTF8; }
inline BOOL SetConsoleTextAttribute(HANDLE, WORD) { return TRUE; }
inline BOOL SetConsoleCursorPosition(HANDLE, COORD) { return TRUE; }
inline BOOL SetConsoleTitleA(LPCSTR) { return TRUE; }
inline BOOL SetConsoleTitleW(LPCWSTR) { return TRUE; }
inline BOOL SetConsoleTitle(LPCSTR) { return TRUE; }
inline BOOL SetConsoleTitle(LPCWSTR) { return TRUE; }
inline BOOL SetConsoleMode(HANDLE, DWORD) { return TRUE; }
inline BOOL SetConsoleScreenBufferSize(HANDLE, COORD) { return TRUE; }
inline BOOL SetConsoleCursorInfo(HANDLE, const CONSOLE_CURSOR_INFO *) { return TRUE; }
inline BOOL SetConsoleWindowInfo(HANDLE, BOOL, const SMALL_RECT *) { return TRUE; }
inline BOOL FlushConsoleInputBuffer(HANDLE) { return TRUE; }
inline HWND GetConsoleWindow() { return nullptr; }
inline BOOL ShowWindow(HWND, int) { return TRUE; }
inline BOOL MoveWindow(HWND, int, int, int, int, BOOL) { return TRUE; }
inline void Sleep(DWORD) {}
inline void _sleep(unsigned long) {}
inline BOOL Beep(DWORD, DWORD) { return TRUE; }
inline BOOL MessageBeep(UINT) { return TRUE; }
inline SHORT GetAsyncKeyState(int) { return 0; }
inline SHORT GetKeyState(int) { return 0; }

inline BOOL GetConsoleMode(HANDLE, LPDWORD mode) {
    *mode = 0;
    return TRUE;
}

inline BOOL GetConsoleCursorInfo(HANDLE, CONSOLE_CURSOR_INFO *info) {
    *info = {25, TRUE};
    return TRUE;
}

inline BOOL GetConsoleScreenBufferInfo(HANDLE, CONSOLE_SCREEN_BUFFER_INFO *info) {
    *info = {{80, 25}, {0, 0}, 7, {0, 0, 79, 24}, {80, 25}};
    return TRUE;
}

inline BOOL FillConsoleOutputCharacterA(HANDLE, char, DWORD, COORD, LPDWORD) { return TRUE; }
inline BOOL FillConsoleOutputCharacter(HANDLE, char, DWORD, COORD, LPDWORD) { return TRUE; }
inline BOOL FillConsoleOutputAttribute(HANDLE, WORD, DWORD, COORD, LPDWORD) { return TRUE; }

inline ULONGLONG GetTickCount64() { return static_cast<ULONGLONG>(std::clock()) * 1000 / CLOCKS_PER_SEC; }
inline DWORD GetTickCount() { return static_cast<DWORD>(GetTickCount64()); }

inline BOOL QueryPerformanceFrequency(LARGE_INTEGER *frequency) {
    frequency->QuadPart = CLOCKS_PER_SEC;
    return TRUE;
}

inline BOOL QueryPerformanceCounter(LARGE_INTEGER *count) {
    count->QuadPart = std::clock();
    return TRUE;
}

[[noreturn]] inline void ExitProcess(UINT code) { std::exit(static_cast<int>(code)); }

#define ZeroMemory(place, size) std::memset((place), 0, (size))
