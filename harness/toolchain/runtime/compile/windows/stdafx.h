// Visual Studio begins each new project with this file, and students do not hand it in.
#pragma once

#include <cstdio>

#include "targetver.h"
#include "tchar.h"
