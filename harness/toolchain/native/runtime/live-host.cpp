// What a program that is talked to is loaded into. Its console (console.cpp) is part of this program and opens before
// main; then the seal goes on, and only then does anything of the student's run.
//
// The first argument of all, in the place of a name, is the program; the others are the program's own.

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <new>
#include <string>
#include <sys/prctl.h>

#include "capabilities.hpp"
#include "filter.hpp"
#include "landlock.hpp"
#include "system-calls.hpp"

namespace {

// The program itself, and the pipes to the program that it commands.
bool keepFilesAway(const std::string &program, int count, char **arguments) {
    if (landlock::version() == 0) return true;
    std::vector<landlock::Place> places{{program, landlock::Access::read}};
    for (int at = 1; at < count; ++at) places.push_back({arguments[at], landlock::Access::write});
    return landlock::restrictTo(places);
}

// Nobody here can say which call it was: it fails, as it would for a user without rights.
bool closeCalls() {
    const auto self = static_cast<std::uint32_t>(getpid());
    Filter filter;
    filter.onArgument(SYS_kill, 0, self, Filter::allow, Filter::fail(EPERM));
    filter.onArgument(SYS_tgkill, 0, self, Filter::allow, Filter::fail(EPERM));
    filter.onArgument(SYS_rt_sigaction, 0, SIGSYS, Filter::fail(0), Filter::allow);
    filter.onNull(SYS_prlimit64, 2, Filter::fail(EPERM));
    for (const ForbiddenCall &call : forbiddenCalls) filter.on(call.number, Filter::fail(EPERM));
    return filter.install(Filter::allow);
}

}  // namespace

int main(int count, char **arguments) {
    const std::string program = arguments[0];
    static char name[] = "program";
    arguments[0] = name;
    if (!giveUpCapabilities() || !keepFilesAway(program, count, arguments) || !closeCalls()) {
        std::perror("the seal of the live runner");
        return 125;
    }
    void *loaded = dlopen(program.c_str(), RTLD_NOW | RTLD_LOCAL);
    using Entry = int (*)(int, char **);
    const auto entry = loaded == nullptr ? nullptr : reinterpret_cast<Entry>(dlsym(loaded, "verbatim_entry"));
    // It does not fit into its memory.
    if (entry == nullptr) throw std::bad_alloc();
    std::exit(entry(count, arguments));
}
