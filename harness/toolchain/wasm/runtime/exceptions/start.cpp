// How a program starts that has a main.
#include <cstdlib>

extern "C" {

void __wasi_init_tp();
void __wasm_call_ctors();
int __main_void();

// The first function that the host calls. It is noexcept, because an exception that no function has caught would
// otherwise end as an error of JavaScript. exit() writes the streams and runs the destructors.
__attribute__((export_name("_start"))) void _start() noexcept {
    __wasi_init_tp();
    __wasm_call_ctors();
    std::exit(__main_void());
}
}
