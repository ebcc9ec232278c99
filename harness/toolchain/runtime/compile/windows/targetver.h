// In Visual Studio, this file names the version of Windows. Nothing is needed here.
#pragma once
