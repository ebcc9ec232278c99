#include <iostream>
using namespace std;

int main() {
    ios_base::sync_with_stdio(false);
    int sum = 0;
    int number = 1;
    while (number != 0) {
        cout << "Number: ";
        cin >> number;
        sum += number;
    }
    cout << "Sum " << sum << "\n";
}
