// LLVM's file about exceptions in WebAssembly, with what it leaves out.
#define _Unwind_RaiseException raiseRecorded
#include "Unwind-wasm.c"
#undef _Unwind_RaiseException

// Somebody else has to define the tag of C++ exceptions: Emscripten does, and here we do.
__asm__(".globl __cpp_exception\n"
        ".tagtype __cpp_exception i32\n"
        "__cpp_exception:\n");

// The exceptions that no catch has got yet, the newest first. WebAssembly does not tell a function that is noexcept
// which exception has reached it, and a program that ends there has to name it.
_Unwind_Exception *verbatim_in_flight = 0;

_Unwind_Reason_Code _Unwind_RaiseException(_Unwind_Exception *exception) {
    exception->private_2 = (uintptr_t)verbatim_in_flight;
    verbatim_in_flight = exception;
    return raiseRecorded(exception);
}

// Called by __cxa_begin_catch (adaptations.ts). Only the newest exception can be caught: an older one goes on only after
// the destructor that has thrown a newer one.
void verbatim_caught(void) {
    if (verbatim_in_flight != 0) verbatim_in_flight = (_Unwind_Exception *)verbatim_in_flight->private_2;
}
