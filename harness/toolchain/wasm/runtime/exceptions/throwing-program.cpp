// What exceptions.test.ts runs: the first word of the input says which case.
#include <array>
#include <cstdlib>
#include <deque>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <system_error>
#include <thread>
#include <typeinfo>
#include <unordered_map>
#include <vector>
using namespace std;

struct Noisy {
    string name;
    explicit Noisy(string name) : name(name) {}
    ~Noisy() { cout << "~" << name << " "; }
};

struct OwnError : runtime_error {
    using runtime_error::runtime_error;
};

struct PlainError {
    int code;
};

Noisy ofProgram("program");

void fail(const string &how) {
    Noisy inner("inner");
    if (how == "int") throw 7;
    if (how == "text") throw "text";
    if (how == "own") throw OwnError("own words");
    if (how == "plain") throw PlainError{3};
    throw logic_error(how);
}

int helper(const string &how) {
    Noisy outer("outer");
    fail(how);
    return 1;
}

void promise() noexcept { helper("int"); }

struct Careful {
    ~Careful() {
        try {
            throw "inner";
        } catch (const char *) {
        }
    }
};

void promiseCarefully() noexcept {
    Careful careful;
    throw 7;
}

int recurse(int depth) {
    if (depth < 0) return 0;
    volatile char room[64] = {};
    room[0] = static_cast<char>(depth);
    return recurse(depth + 1) + room[0];
}

// The name of the type and what(): the texts of the library are compared with those of g++ where it decides them.
template <class Action> void report(Action action) {
    try {
        action();
        cout << "nothing thrown";
    } catch (const bad_alloc &error) {
        cout << "bad_alloc " << error.what();
    } catch (const ios_base::failure &error) {
        cout << "ios::failure " << error.what();
    } catch (const out_of_range &error) {
        cout << "out_of_range " << error.what();
    } catch (const invalid_argument &error) {
        cout << "invalid_argument " << error.what();
    } catch (const length_error &error) {
        cout << "length_error " << error.what();
    } catch (const bad_cast &) {
        cout << "bad_cast";
    } catch (const exception &error) {
        cout << "exception " << error.what();
    } catch (int number) {
        cout << "int " << number;
    } catch (const char *text) {
        cout << "text " << text;
    } catch (...) {
        cout << "something";
    }
}

int main() {
    string name, how;
    cin >> name >> how;
    vector<int> three(3);
    const string word = "abc";
    if (name == "catch") report([&] { helper(how); });
    if (name == "rethrow") report([&] {
        try {
            helper(how);
        } catch (const runtime_error &) {
            cout << "seen ";
            throw;
        } catch (...) {
            cout << "other ";
            throw;
        }
    });
    if (name == "nested") report([&] {
        try {
            helper("int");
        } catch (int) {
            report([&] { helper("text"); });
            cout << " then ";
            throw;
        }
    });
    if (name == "order") {
        try {
            Noisy first("1"), second("2");
            vector<Noisy> many;
            many.reserve(2);
            many.emplace_back("3");
            throw 1;
        } catch (int) {
            cout << "caught";
        }
    }
    if (name == "stoi") report([&] { cout << stoi(how); });
    if (name == "stod") report([&] { cout << stod(how); });
    if (name == "vector-at") report([&] { three.at(3) = 1; });
    if (name == "vector-at-negative") report([&] { three.at(-1) = 1; });
    if (name == "bits-at") report([&] { cout << vector<bool>(2).at(5); });
    if (name == "array-at") report([&] { cout << array<int, 3>().at(5); });
    if (name == "deque-at") report([&] { cout << deque<int>(2).at(5); });
    if (name == "map-at") report([&] { cout << map<int, int>().at(1); });
    if (name == "unordered-map-at") report([&] { cout << unordered_map<int, int>().at(1); });
    if (name == "string-at") report([&] { cout << word.at(3); });
    if (name == "substr") report([&] { cout << word.substr(4); });
    if (name == "erase") report([&] { string(word).erase(4); });
    if (name == "insert") report([&] { string(word).insert(4, "x"); });
    if (name == "insert-character") report([&] { string(word).insert(4, 1, 'x'); });
    if (name == "replace") report([&] { string(word).replace(4, 1, "x"); });
    if (name == "string-part") report([&] { cout << string(word, 4); });
    if (name == "append") report([&] { string().append(word, 4, 1); });
    if (name == "bad-alloc") report([&] { cout << new char[2000000000u]; });
    if (name == "bad-alloc-step") report([&] { for (;;) new int[10000000]; });
    if (name == "length") report([&] { vector<int> tooLong(-1); });
    if (name == "reserve") report([&] { three.reserve(-1); });
    if (name == "resize") report([&] { three.resize(-1); });
    if (name == "string-reserve") report([&] { string().reserve(-1); });
    if (name == "function") report([&] { function<void()>()(); });
    if (name == "optional") report([&] { cout << optional<int>().value(); });
    if (name == "failure") report([&] { cin.exceptions(ios::failbit); int number; cin >> number; });
    if (name == "file") report([&] { ifstream in; in.exceptions(ios::failbit); in.open("absent"); });
    if (name == "thread") try { thread([] {}).join(); } catch (const system_error &) { cout << "system_error"; }
    if (name == "cast") report([&] { struct A { virtual ~A() {} } a; struct B : A {}; cout << &dynamic_cast<B &>(a); });
    if (name == "exit-inside") try { Noisy left("left"); cout << "leaving "; exit(3); } catch (...) { cout << "caught exit"; }
    if (name == "abort-inside") try { cout << "aborting" << endl; abort(); } catch (...) { cout << "caught abort"; }
    if (name == "recursion") try { cout << recurse(0); } catch (...) { cout << "caught recursion" << endl; }
    if (name == "noexcept") promise();
    if (name == "noexcept-careful") promiseCarefully();
    if (name == "noexcept-in-catch") try { throw 1; } catch (int) { []() noexcept { throw OwnError("newer"); }(); }
    if (name == "terminate") terminate();
    if (name == "rethrow-nothing") throw;
    if (name == "uncaught") {
        cout << "line" << endl;
        if (how == "stoi") cout << stoi("x");
        if (how == "int") throw 7;
        if (how == "plain") throw PlainError{3};
        if (how == "own") throw OwnError("own words");
        if (how == "text") throw string("text");
        throw logic_error(how);
    }
    cout << endl;
    return 5;
}
