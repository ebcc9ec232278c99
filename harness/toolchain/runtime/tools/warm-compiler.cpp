// Makes a server of the compiler itself (cc1plus, which loads this before its own libraries): it reads the precompiled
// header and works off what every source with these headers makes it do; then it takes requests (tool-server.hpp), and for
// each one a copy of it goes on with a student's source in place of the stand-in that it was started with. A command is
//
//     SOURCE STACK-USAGE AS ARGUMENTS...
//
// the assembler and its arguments, which it becomes when it has done its work. The server reads nothing of a student's.
// What makes the compiler one of ours: VERBATIM_SOURCE names the stand-in, VERBATIM_INSTANTIATE=1 asks for templates.

#include <dlfcn.h>

#include <cstdarg>
#include "own-options.hpp"
#include "same-assembly.hpp"
#include "stand-in-source.hpp"
#include "tool-server.hpp"

namespace {

// The source cannot be compiled here, or not to the same object file: whoever asks has it compiled in the usual way.
constexpr int notHere = 124;

ToolServer server;
StandInSource source;
std::FILE *header = nullptr;
int assemblyOfCompiler = -1;
int stackUsageOfCompiler = -1;
int assembly = -1;
Instantiated early{0, 0};
char **assembler = nullptr;

template <class Function>
Function realOne(const char *name) {
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

// Functions of the compiler, which it offers to its plugins.
template <class Function>
Function ofCompiler(const char *name) {
    return reinterpret_cast<Function>(dlsym(RTLD_DEFAULT, name));
}

// What the compiler does when it comes to its first function, and only options of that function can change.
void prepareForCode() {
    const auto initialize = ofCompiler<void (*)()>("_Z14initialize_rtlv");
    if (initialize != nullptr) initialize();
}

bool instantiate() {
    const auto count = ofCompiler<int (*)()>("_Z19get_last_funcdef_nov");
    const auto pending = ofCompiler<void (*)(int)>("_Z29instantiate_pending_templatesi");
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

// The last that the compiler does.
void assemble(int status, void *) {
    if (status != 0) return;
    if (!isSame()) _exit(notHere);
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
        // Another compiler will say what is the matter.
    }
    _exit(notHere);
}

void compile(char **words) {
    assembly = outOfTheWay(memfd_create("assembly", MFD_CLOEXEC));
    redirect(assemblyOfCompiler, assembly);
    char **command = putOnHold(words);
    redirect(stackUsageOfCompiler, open(command[1], O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666));
    takeSource(command[0]);
    assembler = command + 2;
    on_exit(assemble, nullptr);
}

void beServer() {
    const bool wanted = std::strcmp(getenv("VERBATIM_INSTANTIATE"), "1") == 0;
    const bool ready = assemblyOfCompiler >= 0 && stackUsageOfCompiler >= 0 && source.findEnd() && (!wanted || instantiate());
    if (!ready) _exit(notHere);
    prepareForCode();
    compile(server.serve());
}

}  // namespace

// What the compiler calls of the C library, and we have to know of. Nothing else of ours is to be seen from outside.
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

ssize_t read(int file, void *bytes, std::size_t most) {
    source.noteRead(file, static_cast<char *>(bytes));
    return syscall(SYS_read, file, bytes, most);
}

// What the server would write itself, nobody wants; each copy of it gets its own files in their places.
std::FILE *fopen(const char *path, const char *mode) {
    static const auto real = realOne<std::FILE *(*)(const char *, const char *)>("fopen");
    if (mode[0] != 'w') return real(path, mode);
    std::FILE *file = real("/dev/null", mode);
    const std::string_view name = path;
    const bool isStackUsage = name.size() > 3 && name.substr(name.size() - 3) == ".su";
    if (file != nullptr) (isStackUsage ? stackUsageOfCompiler : assemblyOfCompiler) = fileno(file);
    return file;
}

// Precompiled headers only are read from a file that is open already.
std::FILE *fdopen(int file, const char *mode) {
    static const auto real = realOne<std::FILE *(*)(int, const char *)>("fdopen");
    std::FILE *opened = real(file, mode);
    if (header == nullptr) header = opened;
    return opened;
}

int fclose(std::FILE *file) {
    static const auto real = realOne<int (*)(std::FILE *)>("fclose");
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
