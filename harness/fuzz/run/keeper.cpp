// Runs one command and reports what it leaves behind: keeper REPORT USER SECONDS PROCESSOR-SECONDS COMMAND...
//
// SECONDS limits the wall time of the command; PROCESSOR-SECONDS limits the processor time of its own process, which
// tells an endless loop from a busy machine.
//
// Processes that lose their parent become children of this one (a "subreaper"), so none can hide. If this runs as root,
// the command also gets its own /dev/shm, so that every file that remains there is one that it has left.
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <dirent.h>
#include <fstream>
#include <grp.h>
#include <sched.h>
#include <set>
#include <string>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace std;

static volatile sig_atomic_t stopped = 0;

static double now() {
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}

static void pause20() {
    timespec time{0, 20000000};
    nanosleep(&time, nullptr);
}

// Replaces characters that would break a line of the report.
static string printable(string text) {
    for (char &c : text)
        if (c < ' ' || c > '~')
            c = ' ';
    return text;
}

static string firstLine(const string &path) {
    ifstream file(path);
    string line;
    getline(file, line);
    return line.substr(0, 300);
}

// The children of this process, without zombies.
static set<int> children() {
    set<int> found;
    DIR *processes = opendir("/proc");
    while (dirent *entry = processes == nullptr ? nullptr : readdir(processes)) {
        int number = atoi(entry->d_name);
        if (number <= 0)
            continue;
        string status = firstLine("/proc/" + to_string(number) + "/stat");
        size_t end = status.rfind(')');
        char state = 0;
        int parent = 0;
        if (end != string::npos && sscanf(status.c_str() + end + 1, " %c %d", &state, &parent) == 2)
            if (parent == getpid() && state != 'Z')
                found.insert(number);
    }
    if (processes != nullptr)
        closedir(processes);
    return found;
}

// Processor time of the process itself, without its children.
static double processorSeconds(pid_t number) {
    string status = firstLine("/proc/" + to_string(number) + "/stat");
    size_t end = status.rfind(')');
    unsigned long user = 0, system = 0;
    if (end == string::npos ||
        sscanf(status.c_str() + end + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system) != 2)
        return 0;
    return static_cast<double>(user + system) / sysconf(_SC_CLK_TCK);
}

static set<string> sharedFiles() {
    set<string> found;
    DIR *folder = opendir("/dev/shm");
    while (dirent *entry = folder == nullptr ? nullptr : readdir(folder)) {
        struct stat facts{};
        string name = entry->d_name;
        if (name != "." && name != ".." && lstat(("/dev/shm/" + name).c_str(), &facts) == 0)
            if (geteuid() == 0 || facts.st_uid == geteuid())
                found.insert(name);
    }
    if (folder != nullptr)
        closedir(folder);
    return found;
}

static void killAll() {
    for (double end = now() + 10; now() < end; pause20()) {
        set<int> left = children();
        for (int number : left)
            kill(number, SIGKILL);
        while (waitpid(-1, nullptr, WNOHANG) > 0) {
        }
        if (left.empty())
            return;
    }
}

static bool makeOwnSharedMemory() {
    return geteuid() == 0 && unshare(CLONE_NEWNS) == 0 && mount("", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
           mount("fuzz", "/dev/shm", "tmpfs", 0, "mode=1777,size=4g") == 0;
}

static void become(const char *user) {
    uid_t number = static_cast<uid_t>(atol(user));
    if (*user == '-')
        return;
    if (setgroups(0, nullptr) != 0 || setgid(number) != 0 || setuid(number) != 0)
        _exit(126);
}

int main(int argc, char *argv[]) {
    if (argc < 6)
        return 125;
    ofstream report(argv[1]);
    double limit = atof(argv[3]), processorLimit = atof(argv[4]);
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    bool ownMemory = makeOwnSharedMemory();
    set<string> sharedBefore = sharedFiles();
    struct sigaction stop{};
    stop.sa_handler = [](int) { stopped = 1; };
    for (int number : {SIGTERM, SIGINT, SIGHUP})
        sigaction(number, &stop, nullptr);

    double begin = now();
    pid_t command = fork();
    if (command < 0)
        return 125;
    if (command == 0) {
        become(argv[2]);
        execvp(argv[5], argv + 5);
        _exit(127);
    }
    int status = 0;
    bool ended = false, looped = false;
    rusage usage{};
    while (!ended && !stopped && !looped && now() - begin < limit) {
        int one = 0;
        rusage of{};
        pid_t number = wait4(-1, &one, WNOHANG, &of);
        if (number == command) {
            ended = true;
            status = one;
            usage = of;
        } else if (number <= 0) {
            looped = processorSeconds(command) > processorLimit;
            pause20();
        }
    }
    report << "seconds " << now() - begin << "\n";
    report << "own-memory " << ownMemory << "\n";
    report << "peak-kib " << usage.ru_maxrss << "\n";
    if (!ended) {
        report << "processor-seconds " << processorSeconds(command) << "\n";
        killAll();
        report << (stopped ? "stopped 1\n" : "timed-out 1\n");
        return 124;
    }
    if (WIFEXITED(status))
        report << "exit " << WEXITSTATUS(status) << "\n";
    else
        report << "signal " << WTERMSIG(status) << "\n";
    // Processes that were asked to end may need a moment.
    set<int> left = children();
    for (double end = now() + 5; !left.empty() && now() < end && !stopped; left = children()) {
        while (waitpid(-1, nullptr, WNOHANG) > 0) {
        }
        pause20();
    }
    for (int number : left)
        report << "process " << printable(firstLine("/proc/" + to_string(number) + "/cmdline")) << "\n";
    killAll();
    for (const string &name : sharedFiles())
        if (sharedBefore.count(name) == 0)
            report << "shared " << printable(name) << "\n";
    return 0;
}
