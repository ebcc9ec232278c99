// Linked into the student's whole program: where the runner enters it. C++ lets nobody call main by its name. Some mains take
// the environment, too.
extern "C" int studentMain(int count, char **arguments, char **environment) __asm__("main");

extern "C" int verbatim_entry(int count, char **arguments, char **environment) {
    return studentMain(count, arguments, environment);
}
