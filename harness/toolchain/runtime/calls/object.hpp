// Objects of the class under test in a given private state, whatever the student's constructor does.
#pragma once

#include "words.hpp"

namespace {

// Memory for an object that nobody constructs but a constructor under test. The zeros around it keep an index that is
// off by a little from reading and writing anything that matters.
template <class Class>
struct Room {
    static_assert(!std::is_polymorphic_v<Class>, "an object with virtual functions cannot be made field by field");
    unsigned char before[64];
    alignas(Class) unsigned char bytes[sizeof(Class)];
    unsigned char after[64];

    Class &object() { return *reinterpret_cast<Class *>(bytes); }
};

// The type is written out by the caller: a field that the header declares otherwise does not compile.
template <class Type>
[[maybe_unused]] void setField(Type &field, const Word *words) {
    if constexpr (std::is_array_v<Type>) {
        std::memcpy(&field, words, sizeof field);
    } else {
        new (&field) Type(fromWords<Type>(words));
    }
}

}  // namespace
