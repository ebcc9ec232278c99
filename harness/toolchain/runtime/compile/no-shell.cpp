// Many programs that were written on Windows call system("pause"), system("cls") or system("color 0A"). Here these do
// nothing and cost nothing. Weak: a program with a function of its own by this name keeps it.
extern "C" __attribute__((weak)) int system(const char *) { return 0; }
