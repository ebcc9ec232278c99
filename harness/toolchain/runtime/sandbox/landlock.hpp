// Landlock: a process gives up the parts of the file system and the network that it does not need, for itself and for
// all that it starts. That needs no rights. The names of the kernel's header are written out here, because many systems
// have a header that is older than their kernel.
#pragma once

#include <cstdint>
#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <vector>

namespace landlock {

constexpr long createRuleset = 444;
constexpr long addRule = 445;
constexpr long restrictSelf = 446;

struct Ruleset {
    std::uint64_t files;
    std::uint64_t network;
    std::uint64_t scopes;
};

struct __attribute__((packed)) BeneathRule {
    std::uint64_t allowed;
    std::int32_t parent;
};

constexpr std::uint64_t execute = 1, writeFile = 2, readFile = 4, readFolder = 8, truncate = 1 << 14;
constexpr std::uint64_t reading = execute | readFile | readFolder;
constexpr std::uint64_t ofFiles = execute | writeFile | readFile | truncate;

enum class Access { read, write };

struct Place {
    std::string path;
    Access access;
};

// The version of Landlock in the kernel, or 0.
inline int version() {
    const long answer = syscall(createRuleset, nullptr, 0, 1);
    return answer < 0 ? 0 : static_cast<int>(answer);
}

inline Ruleset everything(int version) {
    Ruleset all{(1 << 13) - 1, 0, 0};
    if (version >= 2) all.files |= 1 << 13;
    if (version >= 3) all.files |= 1 << 14;
    if (version >= 5) all.files |= 1 << 15;
    if (version >= 4) all.network = 3;
    if (version >= 6) all.scopes = 3;
    return all;
}

// Older kernels want a shorter structure.
inline std::size_t sizeOfRuleset(int version) {
    return version >= 6 ? sizeof(Ruleset) : version >= 4 ? 2 * sizeof(std::uint64_t) : sizeof(std::uint64_t);
}

// A place that does not exist needs no rule.
inline bool allow(int rules, const Place &place, const Ruleset &all) {
    const int file = open(place.path.c_str(), O_PATH | O_CLOEXEC);
    if (file < 0) return true;
    struct stat facts {};
    const bool isFolder = fstat(file, &facts) == 0 && S_ISDIR(facts.st_mode);
    const std::uint64_t wanted = place.access == Access::read ? reading : all.files;
    const BeneathRule rule{(isFolder ? wanted : wanted & ofFiles) & all.files, file};
    const bool done = syscall(addRule, rules, 1, &rule, 0) == 0;
    close(file);
    return done;
}

// From now on, only these places can be used. no_new_privs must be set before.
inline bool restrictTo(const std::vector<Place> &places) {
    const int known = version();
    if (known == 0) return false;
    const Ruleset all = everything(known);
    const int rules = static_cast<int>(syscall(createRuleset, &all, sizeOfRuleset(known), 0));
    if (rules < 0) return false;
    bool done = true;
    for (const Place &place : places) done = done && allow(rules, place, all);
    done = done && syscall(restrictSelf, rules, 0) == 0;
    close(rules);
    return done;
}

}  // namespace landlock
