// The most common bug at the end of input: cin stays failed, and the loop never ends.
#include <iostream>
using namespace std;

int main() {
    int number = 0;
    while (number < 1) {
        cout << "Positive number: ";
        cin >> number;
        if (number < 1) {
            cout << "Invalid!" << endl;
        }
        if (!cin) {
            cin.clear();
            cin.ignore(1000, '\n');
        }
    }
    cout << number << endl;
}
