#include <iostream>
using namespace std;

void main() {
    cout << setw(5) << "void" << endl;
}
