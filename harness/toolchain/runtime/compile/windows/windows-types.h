// Types of Windows, with the widths that they have there.
#pragma once

#define TRUE 1
#define FALSE 0
#define CONST const
#define VOID void
#define WINAPI
#define APIENTRY
#define CALLBACK
#define TEXT(text) text

typedef int BOOL;
typedef int INT;
typedef unsigned UINT;
typedef char CHAR;
typedef short SHORT;
typedef int LONG;
typedef long long LONGLONG;
typedef long long INT64;
typedef unsigned long long ULONGLONG;
typedef unsigned char UCHAR;
typedef unsigned short USHORT;
typedef unsigned ULONG;
typedef float FLOAT;
typedef unsigned char BYTE;
typedef unsigned short WORD;
typedef unsigned DWORD;
typedef wchar_t WCHAR;
typedef char *LPSTR;
typedef const char *LPCSTR;
typedef wchar_t *LPWSTR;
typedef const wchar_t *LPCWSTR;
typedef void *LPVOID;
typedef DWORD *LPDWORD;
typedef void *HANDLE;
typedef struct WindowOfWindows *HWND;

typedef struct _COORD {
    SHORT X;
    SHORT Y;
} COORD, *PCOORD;

typedef struct _SMALL_RECT {
    SHORT Left;
    SHORT Top;
    SHORT Right;
    SHORT Bottom;
} SMALL_RECT, *PSMALL_RECT;

typedef struct tagRECT {
    LONG left;
    LONG top;
    LONG right;
    LONG bottom;
} RECT;

typedef struct tagPOINT {
    LONG x;
    LONG y;
} POINT;

typedef struct _CONSOLE_CURSOR_INFO {
    DWORD dwSize;
    BOOL bVisible;
} CONSOLE_CURSOR_INFO, *PCONSOLE_CURSOR_INFO;

typedef struct _CONSOLE_SCREEN_BUFFER_INFO {
    COORD dwSize;
    COORD dwCursorPosition;
    WORD wAttributes;
    SMALL_RECT srWindow;
    COORD dwMaximumWindowSize;
} CONSOLE_SCREEN_BUFFER_INFO, *PCONSOLE_SCREEN_BUFFER_INFO;

typedef union _LARGE_INTEGER {
    LONGLONG QuadPart;
} LARGE_INTEGER;
