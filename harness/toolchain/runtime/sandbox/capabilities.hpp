#pragma once

#include <linux/capability.h>
#include <sys/syscall.h>
#include <unistd.h>

// Without capabilities, the superuser may do only what ordinary users may do with their own files.
inline bool giveUpCapabilities() {
    struct __user_cap_header_struct header {_LINUX_CAPABILITY_VERSION_3, 0};
    const struct __user_cap_data_struct none[2] = {};
    return syscall(SYS_capset, &header, none) == 0;
}
