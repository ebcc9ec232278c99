// Many programs that were written on Windows call system("pause"), system("cls") or system("color 0A"). Here these do
// nothing and take no time. The function is weak: a program that defines its own keeps that.
extern "C" __attribute__((weak)) int system(const char *) { return 0; }
