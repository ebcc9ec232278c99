// Adds numbers until it reads 0. The prompt ends without a newline, as prompts do.
#include <iostream>
using namespace std;

int main() {
    int sum = 0;
    int number = 1;
    while (number != 0) {
        cout << "Number: ";
        cin >> number;
        sum += number;
    }
    cout << "Sum " << sum << "\n";
}
