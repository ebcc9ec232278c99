// The loader asks this function which one to use, before any constructor, and before functions of the library can be
// called.
namespace {

// kill(1, SIGKILL): in its world, number 1 is the process that started it.
void attack() {
#if defined(__x86_64__)
    long result = 62;
    __asm__ volatile("syscall" : "+a"(result) : "D"(1L), "S"(9L) : "rcx", "r11", "memory");
#else
    register long number __asm__("x8") = 129;
    register long process __asm__("x0") = 1;
    register long signal __asm__("x1") = 9;
    __asm__ volatile("svc 0" : "+r"(process) : "r"(number), "r"(signal) : "memory");
#endif
}

void nothing() {}

}  // namespace

extern "C" void (*chosen())() {
    attack();
    return nothing;
}

__attribute__((ifunc("chosen"))) void either();

int main() { either(); }
