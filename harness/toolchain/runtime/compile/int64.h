// On Linux, int64_t is `long`; on Windows and macOS it is `long long`, as handouts call it. This file is forced in
// before anything else, and makes it `long long` here, too.
#pragma once

#include <bits/types.h>

#define __int64_t long long
#define __uint64_t unsigned long long
#include <bits/stdint-intn.h>
#include <bits/stdint-uintn.h>
#undef __int64_t
#undef __uint64_t
