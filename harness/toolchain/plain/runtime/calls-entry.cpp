// Linked behind everything else: when all global objects of the student's are there, the calls are made, in place of the
// student's main. There may be none.

#include <cstdio>

#if defined(__APPLE__)
extern "C" __attribute__((weak)) int noMain() __asm__("_main");
#else
extern "C" __attribute__((weak)) int noMain() __asm__("main");
#endif
extern "C" int noMain() { return 0; }

extern "C" int verbatim_calls(int, char **);

namespace {

// A crash loses nothing that a person would have seen.
__attribute__((constructor(101))) void printLineByLine() { setvbuf(stdout, nullptr, _IOLBF, 0); }

__attribute__((constructor)) void callInsteadOfMain() { verbatim_calls(0, nullptr); }

}  // namespace
