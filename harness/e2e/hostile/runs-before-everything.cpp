// Code in the sections that a program's start and end are made of.
#include <csignal>
#include <unistd.h>

void attack() { kill(getppid(), SIGKILL); }

__attribute__((section(".preinit_array"), used)) void (*before)() = attack;

int main() { attack(); }
