// Linked into the student's whole program: the runner enters the program here. The assembler name is needed because C++
// forbids calling main. Some programs take the environment as a third parameter of main.
extern "C" int studentMain(int count, char **arguments, char **environment) __asm__("main");

extern "C" int verbatim_entry(int count, char **arguments, char **environment) {
    return studentMain(count, arguments, environment);
}
