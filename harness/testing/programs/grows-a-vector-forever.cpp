#include <vector>

int main() {
    std::vector<int> numbers;
    while (true) {
        numbers.push_back(1);
    }
}
