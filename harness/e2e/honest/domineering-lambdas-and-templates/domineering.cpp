//  Student:  TSANG Ka Ming
//  ID:       1155000025
//  E-mail:   tsangkm@link.cuhk.edu.hk

#include <functional>
#include <iostream>

using std::cin;
using std::cout;

// What stands in a space.
enum class Space { empty, a, b };

namespace detail {

// A power of ten, at compile time where that is possible.
constexpr long long tenTo(const int exponent) {
    return exponent <= 0 ? 1 : 10 * tenTo(exponent - 1);
}

// Calls something for every position.
template <typename Visitor>
void forEachPosition(Visitor visit) {
    for (auto pos = 1; pos <= 16; ++pos) {
        visit(pos);
    }
}

// The sign of a space.
template <Space...>
struct Signs;

template <Space first, Space... rest>
struct Signs<first, rest...> {
    static char of(const Space space) {
        if (space == first) {
            return first == Space::a ? 'A' : first == Space::b ? 'B' : '.';
        }
        return Signs<rest...>::of(space);
    }
};

template <>
struct Signs<> {
    static char of(Space) { return '?'; }
};

}  // namespace detail

int gridState(const long long grid, const int pos) {
    const auto shifted = grid / detail::tenTo(16 - pos);
    return static_cast<int>(shifted % 10);
}

void printGrid(const long long grid) {
    detail::forEachPosition([grid](const int pos) {
        using AllSigns = detail::Signs<Space::empty, Space::a, Space::b>;
        cout << AllSigns::of(static_cast<Space>(gridState(grid, pos)));
        cout << (pos % 4 == 0 ? '\n' : ' ');
    });
}

bool isPlaceable(const long long grid, const int pos, const int p) {
    const auto isEmpty = [&](const int at) { return static_cast<Space>(gridState(grid, at)) == Space::empty; };
    const auto inGrid = pos >= 1 && pos <= 16;
    if (!inGrid || (p != 1 && p != 2)) {
        return false;
    }
    const auto fits = p == 1 ? pos <= 12 : pos % 4 != 0;
    return fits && isEmpty(pos) && isEmpty(p == 1 ? pos + 4 : pos + 1);
}

void putToGrid(long long &grid, const int pos, const int p) {
    const std::function<void(int)> fill = [&grid, p](const int at) { grid += p * detail::tenTo(16 - at); };
    fill(pos);
    fill(pos + (p == 1 ? 4 : 1));
}

auto main() -> int {
    auto grid = 0LL;
    auto player = 1;
    const auto places = [&] {
        auto number = 0;
        detail::forEachPosition([&](const int pos) { number += isPlaceable(grid, pos, player) ? 1 : 0; });
        return number;
    };
    printGrid(grid);
    // Until somebody has no place.
    while (places() > 0) {
        const auto ask = [player] {
            auto pos = 0;
            cout << "Player " << player << "'s move: ";
            cin >> pos;
            return pos;
        };
        auto pos = ask();
        while (!isPlaceable(grid, pos, player)) {
            cout << "Invalid! Try again.\n";
            pos = ask();
        }
        putToGrid(grid, pos, player);
        printGrid(grid);
        player = 3 - player;
    }
    cout << "Player " << 3 - player << " wins!\n";
}
