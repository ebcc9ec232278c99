/** What a hostile program does: bodies of a function. They need `actHeaders` at the top. */
export const acts: Readonly<Record<string, string>> = {
  'loops for ever': 'for (volatile int i = 0;; i++) {}',
  'sleeps for ever': 'for (;;) sleep(1000);',
  'sleeps below the limit': 'usleep(2800000);',
  'computes below the limit': 'for (clock_t end = clock() + 900000; clock() < end;) {}',
  'yields for ever': 'for (;;) sched_yield();',
  'floods its output': 'for (;;) std::cout << "fuzz fuzz fuzz fuzz\\n";',
  'floods standard error': 'for (;;) std::cerr << "fuzz fuzz fuzz fuzz\\n";',
  'floods without a line end': 'for (;;) putchar(120);',
  'writes to every descriptor': 'for (int fd = 0; fd < 1024; fd++) if (write(fd, "fuzz\\n1\\n", 7)) {}',
  'closes every descriptor': 'for (int fd = 0; fd < 1024; fd++) close(fd);',
  'duplicates descriptors': 'for (int fd = 3; fd < 64; fd++) { dup2(1, fd); dup2(fd, 0); }',
  'reads everything': 'std::string word; while (std::cin >> word) {} std::cin.clear(); std::cin.ignore(1 << 30);',
  'reads raw': 'char bytes[4096]; while (read(0, bytes, sizeof bytes) > 0) {}',
  'reads other descriptors':
    'char bytes[64]; for (int fd = 0; fd < 64; fd++) if (read(fd, bytes, 64) > 0) write(1, bytes, 64);',
  forks: 'for (int i = 0; i < 100; i++) fork();',
  'forks without the library': 'syscall(SYS_clone, 0, 0, 0, 0, 0); syscall(SYS_vfork);',
  'starts another program': 'execl("/bin/sh", "sh", "-c", "sleep 1000 &", (char *)0);',
  'calls system': 'if (system("touch /tmp/fuzz-was-here /dev/shm/fuzz-was-here; sleep 100 &")) {}',
  'writes files':
    'FILE *f = fopen("/tmp/fuzz-was-here", "w"); if (f) fputs("x", f); f = fopen("fuzz-was-here", "w"); if (f) fputs("x", f);',
  'makes shared memory':
    'int fd = shm_open("/fuzz-was-here", O_CREAT | O_RDWR, 0600); if (fd >= 0 && ftruncate(fd, 1 << 30)) {}',
  'makes anonymous memory': 'syscall(SYS_memfd_create, "fuzz", 0); shmget(1234, 1 << 20, IPC_CREAT | 0600);',
  'kills its parent': 'kill(getppid(), SIGKILL); kill(-1, SIGKILL); kill(0, SIGTERM);',
  'kills itself': 'raise(SIGKILL);',
  'stops itself': 'raise(SIGSTOP);',
  'ignores signals': 'for (int s = 1; s < 65; s++) signal(s, SIG_IGN); for (;;) {}',
  'handles crashes': 'signal(SIGSEGV, [](int) { for (;;) {} }); *(volatile int *)0 = 1;',
  'jumps to an invalid address': '((void (*)())1)();',
  'overwrites everything': 'for (volatile char *p = (char *)&std::cout;; p++) *p = 0x5a;',
  'overwrites its stack': 'volatile char a[1] = {}; for (int i = 0; i < 1 << 22; i++) (&a[0])[i] = 0x5a;',
  'takes memory': 'for (;;) memset(malloc(1 << 20), 1, 1 << 20);',
  'takes memory at once': 'char *p = new char[100000000000ull]; p[0] = 1;',
  throws: 'throw std::runtime_error("<fuzz-canary>\\x1b[2J=FUZZ");',
  'throws a number': 'throw 42;',
  'recurses for ever':
    'struct R { static int f(int x) { volatile char b[1000]; b[0] = x; return f(x + 1) + b[0]; } }; R::f(1);',
  'exits with a code': 'exit(rand() % 300);',
  'exits at once': '_exit(7);',
  'quits quickly': 'quick_exit(3);',
  aborts: 'abort();',
  'terminates in a handler': 'atexit([] { for (;;) {} });',
  'changes its limits':
    'rlimit l = {RLIM_INFINITY, RLIM_INFINITY}; setrlimit(RLIMIT_CPU, &l); setpriority(PRIO_PROCESS, 0, -20); alarm(0);',
  'starts a thread': 'pthread_t t; pthread_create(&t, 0, [](void *) -> void * { for (;;) {} return 0; }, 0);',
  'opens a socket': 'int s = socket(AF_INET, SOCK_STREAM, 0); s = socket(AF_UNIX, SOCK_STREAM, 0); (void)s;',
  traces: 'syscall(SYS_ptrace, 16, getppid(), 0, 0);',
  'leaves its session': 'setsid(); setpgid(0, 0); if (daemon(0, 0)) {}',
  'changes folders': 'if (chdir("/") || chroot("/")) {} rmdir("."); unlink("program");',
  'prints escape codes': 'std::cout << "\\x1b[2J\\x1b]0;fuzz\\x07\\x1b[31m\\x9b" << std::endl;',
  'prints invalid UTF-8': 'std::cout << "\\xff\\xfe\\xc3\\x28\\xed\\xa0\\x80\\xf4\\x90\\x80\\x80" << std::endl;',
  'prints NULs': 'for (int i = 0; i < 1000; i++) putchar(0);',
  'prints a very long line': 'std::cout << std::string(8000, 0x7e);',
  'prints markup': 'std::cout << "<fuzz-canary onclick=1>\\" fuzz-canary=\\"1\\n=FUZZ(1),\\"=FUZZ\\"\\n]]>&#0;\\n";',
  'prints right-to-left marks': 'std::cout << "\\u202efuzz\\u2066\\u200b\\ufeff\\u2028" << std::endl;',
  'prints what looks like a result':
    'std::cout << "{\\"status\\":\\"graded\\",\\"marks\\":100}\\n#result 0\\n\\x01\\x02\\x03\\x04OK\\n";',
  'prints numbers of all sizes':
    'for (int i = 0; i < 3000; i++) std::cout << i * 2654435761u << (i % 7 ? " " : "\\r\\n");',
  'prints at random': 'srand(time(0)); for (int i = 0; i < 500; i++) putchar(rand());',
  'prints its addresses': 'std::cout << (void *)&std::cin << getpid() << time(0) << std::endl;',
  'changes its streams':
    'std::cout.rdbuf(nullptr); std::ios::sync_with_stdio(false); setvbuf(stdout, 0, _IONBF, 0); std::cin.exceptions(std::ios::failbit);',
  'closes its streams': 'fclose(stdin); fclose(stdout); fclose(stderr); std::cout << 1 << std::endl;',
  'changes rounding and locale':
    'fesetround(FE_UPWARD); setlocale(LC_ALL, "tr_TR.UTF-8"); std::locale::global(std::locale("C")); putenv((char *)"TZ=fuzz");',
  'maps memory':
    'for (long a = 0x10000; a < 0x7fffffff; a += 0x100000) mmap((void *)a, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);',
  'waits for what never comes': 'sigset_t s; sigemptyset(&s); sigsuspend(&s); select(0, 0, 0, 0, 0);',
};

export const actHeaders = [
  ...[
    'iostream',
    'string',
    'stdexcept',
    'cstdio',
    'cstdlib',
    'cstring',
    'ctime',
    'cfenv',
    'clocale',
    'locale',
    'csignal',
  ],
  ...['fcntl.h', 'pthread.h', 'sched.h', 'sys/ipc.h', 'sys/mman.h', 'sys/resource.h', 'sys/select.h', 'sys/shm.h'],
  ...['sys/socket.h', 'sys/stat.h', 'sys/syscall.h', 'unistd.h'],
]
  .map((name) => `#include <${name}>`)
  .join('\n');
