// For programs of Visual Studio that use narrow characters.
#pragma once

#include <cstring>

typedef char _TCHAR;
typedef char TCHAR;

#define _T(text) text
#define _TEXT(text) text
#define _tmain main
#define _tprintf printf
#define _tcslen strlen
