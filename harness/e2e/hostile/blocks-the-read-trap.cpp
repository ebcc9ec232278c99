#include <csignal>
#include <iostream>

int main() {
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, nullptr);
    int number = 0;
    std::cin >> number;
    std::cout << number << std::endl;
}
