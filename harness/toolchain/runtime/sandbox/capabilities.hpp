#pragma once

#include <linux/capability.h>
#include <sys/syscall.h>
#include <unistd.h>

// The superuser without capabilities may do what anybody may with files of his own, and no more.
inline bool giveUpCapabilities() {
    struct __user_cap_header_struct header {_LINUX_CAPABILITY_VERSION_3, 0};
    const struct __user_cap_data_struct none[2] = {};
    return syscall(SYS_capset, &header, none) == 0;
}
