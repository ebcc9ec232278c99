#include <iostream>
#include <string>
using namespace std;

int main() {
    string name = " ";
    while (name != "") {
        cout << "Name: ";
        getline(cin, name);
        cout << "[" << name << "]" << endl;
    }
}
