// Forced in front of a source that was written for Visual Studio: what its headers have in addition to the standard.
// All of it ends in functions of the standard library, behind the same limits as everything else.
#pragma once

#include <cstdio>
#include <cstring>

#include "text-functions.h"
#include "formatted-functions.h"

#define __int8 char
#define __int16 short
#define __int32 int
#define __int64 long long
#define __forceinline inline
#define _countof(array) (sizeof(array) / sizeof((array)[0]))
