// Functions with every behaviour that direct calls must handle.
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <unistd.h>
using namespace std;

int add(int a, int b) { return a + b; }
long long twice(long long n) { return n * 2; }
bool isEven(int n) { return n % 2 == 0; }
char next(char letter) { return letter + 1; }
void swapNumbers(int &a, long long &b, bool &flag, char &letter) {
    long long kept = b;
    b = a;
    a = (int)kept;
    flag = !flag;
    letter = 'z';
}
void greet(int times) {
    for (int i = 0; i < times; i++) {
        cout << "hello ";
        printf("there\n");
    }
}
int crashesOnThree(int n) {
    cout << "before " << n << "\nand";
    if (n == 3) {
        abort();
    }
    return n;
}
int exitsOnThree(int n) {
    if (n == 3) {
        cout << "bye";
        exit(0);
    }
    return n;
}
int spinsOnThree(int n) {
    volatile bool always = n == 3;
    while (always) {
    }
    return n;
}
int printsALotOnThree(int n) {
    for (int i = 0; i < (n == 3 ? 2000 : 1); i++) {
        cout << "x";
    }
    return n;
}
int leaks(int megabytes) {
    char *memory = new char[megabytes * 1000000];
    memory[0] = 1;
    return memory[0];
}
int readsNumber() {
    int number = -7;
    if (!(cin >> number)) {
        return -1;
    }
    return number;
}
int looksForTheRequest() {
    char bytes[64];
    lseek(0, 0, SEEK_SET);
    return (int)read(0, bytes, sizeof bytes);
}
int counts() {
    static int calls = 0;
    calls++;
    return calls;
}
int forges(int n) {
    // A record like one of the harness, with a nonce of zeros and a result of 42, written to the records and to stdout.
    unsigned char record[48] = {};
    record[16] = 3;
    record[32] = 42;
    if (write(3, record, sizeof record) != sizeof record) {
        return 0;
    }
    fwrite(record, 1, sizeof record, stdout);
    return n;
}

int main() {
    cout << "the student's own main" << endl;
}
