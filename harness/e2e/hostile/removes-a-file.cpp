#include <cstdio>

int main() {
    std::remove("/tmp/left-by-a-student.txt");
}
