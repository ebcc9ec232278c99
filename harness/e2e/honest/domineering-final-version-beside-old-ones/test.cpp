#include <cassert>
#include <vector>
int *board;
int main() {
    std::vector<int> v;
    assert(v.empty());
}
