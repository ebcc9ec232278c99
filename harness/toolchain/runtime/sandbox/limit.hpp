#pragma once

#include <sys/resource.h>

// A template, because C libraries disagree on the type of a resource.
template <class Resource>
bool limit(Resource resource, rlim_t soft, rlim_t hard) {
    const struct rlimit values {soft, hard};
    return setrlimit(resource, &values) == 0;
}
