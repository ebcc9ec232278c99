// Among what the loader is to write into the program there is a place that belongs to nobody.
#if defined(__x86_64__)
#define WRITE_A_WORD "1"
#else
#define WRITE_A_WORD "257"
#endif

__asm__(".pushsection .rela.ctors,\"a\",%progbits\n"
        ".quad 0x123456789000\n .quad " WRITE_A_WORD "\n .quad 8\n"
        ".popsection");

int main() {}
