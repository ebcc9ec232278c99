// The same as stdafx.h, in later versions of Visual Studio.
#pragma once

#include "stdafx.h"
