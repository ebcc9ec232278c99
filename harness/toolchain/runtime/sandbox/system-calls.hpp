// The system calls that a student's program may make, and those that no honest program of the course makes. All others
// fail with EPERM, as they would for a user without rights: libraries try some of them and work without.
#pragma once

#include <sys/syscall.h>

#include <cerrno>

#include "../protocol/case.hpp"
#include "filter.hpp"

constexpr long allowedCalls[] = {
    SYS_write, SYS_read, SYS_lseek, SYS_mmap, SYS_brk, SYS_munmap, SYS_fstat, SYS_mprotect, SYS_mremap, SYS_madvise,
    SYS_exit_group, SYS_rt_sigreturn, SYS_rt_sigprocmask, SYS_futex, SYS_close, SYS_writev, SYS_readv, SYS_pread64,
    SYS_ioctl, SYS_getrandom, SYS_getpid, SYS_gettid, SYS_clock_gettime, SYS_clock_nanosleep, SYS_nanosleep,
    SYS_gettimeofday, SYS_sigaltstack, SYS_exit, SYS_sched_yield, SYS_restart_syscall, SYS_dup, SYS_dup3, SYS_getppid,
    SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid, SYS_uname, SYS_sysinfo, SYS_getrusage, SYS_times,
    SYS_clock_getres, SYS_getcwd, SYS_umask, SYS_setitimer, SYS_getitimer, SYS_ppoll, SYS_pselect6,
    SYS_rt_sigsuspend, SYS_rt_sigtimedwait, SYS_rt_sigpending, SYS_fsync, SYS_sched_getaffinity,
    SYS_getpgid, SYS_getsid, SYS_set_robust_list, SYS_rseq,
#if defined(__x86_64__)
    SYS_time, SYS_dup2, SYS_alarm, SYS_pause, SYS_poll, SYS_select, SYS_getpgrp,
#endif
};

// Allowed calls whose effect outlives a run, if many runs share a process.
constexpr long lastingCalls[] = {
    SYS_exit_group, SYS_rt_sigaction, SYS_close, SYS_dup, SYS_dup3, SYS_fcntl, SYS_umask, SYS_setitimer,
    SYS_sigaltstack, SYS_munmap, SYS_mremap, SYS_mprotect,
#if defined(__x86_64__)
    SYS_dup2, SYS_alarm,
#endif
};

struct ForbiddenCall {
    long number;
    Forbidden what;
};

constexpr ForbiddenCall forbiddenCalls[] = {
    {SYS_openat2, Forbidden::files}, {SYS_unlinkat, Forbidden::files}, {SYS_renameat2, Forbidden::files},
    {SYS_mkdirat, Forbidden::files}, {SYS_linkat, Forbidden::files}, {SYS_symlinkat, Forbidden::files},
    {SYS_truncate, Forbidden::files}, {SYS_fchmodat, Forbidden::files}, {SYS_fchownat, Forbidden::files},
    {SYS_mknodat, Forbidden::files}, {SYS_chdir, Forbidden::files}, {SYS_chroot, Forbidden::files},
    {SYS_mount, Forbidden::files}, {SYS_getdents64, Forbidden::files},
    {SYS_socket, Forbidden::network}, {SYS_socketpair, Forbidden::network}, {SYS_connect, Forbidden::network},
    {SYS_bind, Forbidden::network}, {SYS_listen, Forbidden::network}, {SYS_sendto, Forbidden::network},
    {SYS_clone, Forbidden::processes}, {SYS_clone3, Forbidden::processes}, {SYS_execve, Forbidden::processes},
    {SYS_execveat, Forbidden::processes}, {SYS_ptrace, Forbidden::inspection}, {SYS_unshare, Forbidden::processes},
    {SYS_setns, Forbidden::processes}, {SYS_process_vm_readv, Forbidden::inspection},
    {SYS_process_vm_writev, Forbidden::inspection}, {SYS_setsid, Forbidden::processes},
    {SYS_setpgid, Forbidden::processes}, {SYS_pidfd_open, Forbidden::processes},
    {SYS_pipe2, Forbidden::processes},
    {SYS_tkill, Forbidden::signals}, {SYS_rt_sigqueueinfo, Forbidden::signals},
    {SYS_rt_tgsigqueueinfo, Forbidden::signals}, {SYS_pidfd_send_signal, Forbidden::signals},
    {SYS_setrlimit, Forbidden::limits}, {SYS_seccomp, Forbidden::seal},
#if defined(__x86_64__)
    {SYS_creat, Forbidden::files}, {SYS_unlink, Forbidden::files}, {SYS_rename, Forbidden::files},
    {SYS_renameat, Forbidden::files}, {SYS_mkdir, Forbidden::files}, {SYS_rmdir, Forbidden::files},
    {SYS_link, Forbidden::files}, {SYS_symlink, Forbidden::files}, {SYS_chmod, Forbidden::files},
    {SYS_chown, Forbidden::files}, {SYS_getdents, Forbidden::files},
    {SYS_fork, Forbidden::processes}, {SYS_vfork, Forbidden::processes}, {SYS_pipe, Forbidden::processes},
#endif
};

// Calls that the zygote needs to create and watch its leaves. In a leaf, these are trapped like those above,
constexpr long keptAndForbidden[] = {SYS_clone, SYS_setpgid, SYS_seccomp, SYS_sendto};
// these fail,
constexpr long keptAndDenied[] = {SYS_recvfrom, SYS_prctl, SYS_close_range, SYS_wait4, SYS_waitid};
// and these depend on their arguments (seal.hpp): which process gets the signal, and whether a limit is set or read.
constexpr long keptSignals[] = {SYS_kill, SYS_tgkill};
constexpr long keptLimits = SYS_prlimit64;

// Calls with a path. Libraries look for files of the system by themselves (time zone, locale, memory size): these do
// not exist here, and looking for them is no offence.
struct PathCall {
    long number;
    // The number of the argument that is the path.
    int path;
};

constexpr PathCall pathCalls[] = {
    {SYS_openat, 1}, {SYS_newfstatat, 1}, {SYS_statx, 1}, {SYS_faccessat, 1}, {SYS_faccessat2, 1}, {SYS_readlinkat, 1},
#if defined(__x86_64__)
    {SYS_open, 0}, {SYS_stat, 0}, {SYS_lstat, 0}, {SYS_access, 0}, {SYS_readlink, 0},
#endif
};
