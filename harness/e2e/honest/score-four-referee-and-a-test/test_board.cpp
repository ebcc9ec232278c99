#include "Board.h"
#include <cassert>
#include <iostream>
int main(){ Board b; Location l; assert(Location::parse("A1", l)); b.drop(l, Colour::White); assert(b.height(l)==1); std::cout << "passed" << std::endl; }
