#include "Board.h"
#include <cassert>
int main() {
    assert(otherColour(Colour::White) == Colour::Black);
}
