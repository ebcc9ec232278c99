// Compiles with Visual Studio, whose <iostream> declares all these names.
#include <iostream>
using namespace std;

int main() {
    char text[8];
    memset(text, 0, sizeof text);
    cout << pow(2.0, 3) << ' ' << INT_MAX << ' ' << setw(3) << strlen(text) << endl;
}
