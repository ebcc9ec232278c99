#include <cstdlib>
#include <iostream>

int main() {
    system("cls");
    std::cout << "Done" << std::endl;
    system("pause");
}
