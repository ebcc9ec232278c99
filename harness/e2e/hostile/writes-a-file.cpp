#include <fstream>

int main() {
    std::ofstream("/tmp/left-by-a-student.txt") << "I was here";
}
