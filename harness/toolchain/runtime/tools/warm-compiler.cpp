// Turns the compiler itself into a server (cc1plus, which loads this file before its own libraries). It reads the
// precompiled header and does everything that every source with these headers makes it do; then it takes requests
// (tool-server.hpp). For each request, a copy of it continues with a student's source in place of the stand-in that it
// was started with. A command is
//
//     SOURCE STACK-USAGE AS ARGUMENTS...
//
// AS and its arguments are the assembler, which the copy becomes when it has finished compiling. The server itself
// reads nothing of a student's. Two variables control it: VERBATIM_SOURCE names the stand-in, and
// VERBATIM_INSTANTIATE=1 asks for templates.

#include <dlfcn.h>

#include <cstdarg>
#include "own-options.hpp"
#include "same-assembly.hpp"
#include "stand-in-source.hpp"
#include "tool-server.hpp"

namespace {

// The source cannot be compiled here, or not to the same object file: the caller compiles it in the usual way.
constexpr int exitUnsupported = 124;

ToolServer server;
StandInSource source;
std::FILE *header = nullptr;
int assemblyOfCompiler = -1;
int stackUsageOfCompiler = -1;
int assembly = -1;
Instantiated early{0, 0};
char **assembler = nullptr;

template <class Function>
Function libraryFunction(const char *name) {
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

// Finds a function of the compiler that it offers to its plugins.
template <class Function>
Function compilerFunction(const char *name) {
    return reinterpret_cast<Function>(dlsym(RTLD_DEFAULT, name));
}

// What the compiler does before its first function; only options of that function could change it.
void prepareForCode() {
    const auto initialize = compilerFunction<void (*)()>("_Z14initialize_rtlv");
    if (initialize != nullptr) initialize();
}

bool instantiate() {
    const auto count = compilerFunction<int (*)()>("_Z19get_last_funcdef_nov");
    const auto pending = compilerFunction<void (*)(int)>("_Z29instantiate_pending_templatesi");
    if (count == nullptr || pending == nullptr) return false;
    early.first = count();
    pending(0);
    early.end = count();
    return true;
}

bool isSame() {
    struct stat facts {};
    if (fstat(assembly, &facts) != 0 || facts.st_size == 0) return false;
    const auto size = static_cast<std::size_t>(facts.st_size);
    void *text = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, assembly, 0);
    if (text == MAP_FAILED) return false;
    return early.first == early.end || Assembly({static_cast<const char *>(text), size}).isSame(early);
}

// Runs when the compiler has finished.
void assemble(int status, void *) {
    if (status != 0) return;
    if (!isSame()) _exit(exitUnsupported);
    lseek(assembly, 0, SEEK_SET);
    if (dup2(assembly, STDIN_FILENO) < 0) fail("dup2");
    become(assembler);
}

void redirect(int file, int to) {
    if (to < 0 || dup2(to, file) < 0) fail("dup2");
}

void takeSource(const char *path) {
    try {
        if (!filesHaveOwnOptions() && source.become(contentsOf(path))) return;
    } catch (const std::exception &) {
        // An ordinary compiler will report the problem.
    }
    _exit(exitUnsupported);
}

void compile(char **words) {
    assembly = outOfTheWay(memfd_create("assembly", MFD_CLOEXEC));
    redirect(assemblyOfCompiler, assembly);
    char **command = sealTool(words);
    redirect(stackUsageOfCompiler, open(command[1], O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666));
    takeSource(command[0]);
    assembler = command + 2;
    on_exit(assemble, nullptr);
}

void beServer() {
    const bool wanted = std::strcmp(getenv("VERBATIM_INSTANTIATE"), "1") == 0;
    const bool ready = assemblyOfCompiler >= 0 && stackUsageOfCompiler >= 0 && source.findEnd() && (!wanted || instantiate());
    if (!ready) _exit(exitUnsupported);
    prepareForCode();
    compile(server.serve());
}

}  // namespace

// Functions of the C library that the compiler calls and that are intercepted here. Nothing else in this file is
// visible from outside.
#pragma GCC visibility push(default)
extern "C" {

int open(const char *path, int flags, ...) {
    const char *name = getenv("VERBATIM_SOURCE");
    static bool isOpen = false;
    if (!isOpen && name != nullptr && std::strcmp(path, name) == 0) {
        isOpen = true;
        return source.open();
    }
    va_list more;
    va_start(more, flags);
    const int mode = (flags & (O_CREAT | O_TMPFILE)) == 0 ? 0 : va_arg(more, int);
    va_end(more);
    return static_cast<int>(syscall(SYS_openat, AT_FDCWD, path, flags, mode));
}

ssize_t read(int file, void *bytes, std::size_t maxBytes) {
    source.noteRead(file, static_cast<char *>(bytes));
    return syscall(SYS_read, file, bytes, maxBytes);
}

// Files that the server itself would write are not needed; each copy of it gets its own files in their places.
std::FILE *fopen(const char *path, const char *mode) {
    static const auto real = libraryFunction<std::FILE *(*)(const char *, const char *)>("fopen");
    if (mode[0] != 'w') return real(path, mode);
    std::FILE *file = real("/dev/null", mode);
    const std::string_view name = path;
    const bool isStackUsage = name.size() > 3 && name.substr(name.size() - 3) == ".su";
    if (file != nullptr) (isStackUsage ? stackUsageOfCompiler : assemblyOfCompiler) = fileno(file);
    return file;
}

// The compiler uses fdopen for precompiled headers only.
std::FILE *fdopen(int file, const char *mode) {
    static const auto real = libraryFunction<std::FILE *(*)(int, const char *)>("fdopen");
    std::FILE *opened = real(file, mode);
    if (header == nullptr) header = opened;
    return opened;
}

int fclose(std::FILE *file) {
    static const auto real = libraryFunction<int (*)(std::FILE *)>("fclose");
    const int result = real(file);
    static bool serves = false;
    if (file == header && !serves) {
        serves = true;
        beServer();
    }
    return result;
}
}
#pragma GCC visibility pop
