// Makes objects of the class under test in a given private state, independently of the student's constructor.
#pragma once

#include "words.hpp"

namespace {

// Memory for an object that only a constructor under test constructs. The zeros around it keep an index that is off by
// a little from reading and writing anything that matters.
template <class Class>
struct Room {
    static_assert(!std::is_polymorphic_v<Class>, "an object with virtual functions cannot be made field by field");
    unsigned char before[64];
    alignas(Class) unsigned char bytes[sizeof(Class)];
    unsigned char after[64];

    Class &object() { return *reinterpret_cast<Class *>(bytes); }
};

// The caller writes the type out, so that a field that the header declares differently does not compile.
template <class Type>
[[maybe_unused]] void setField(Type &field, const Word *words) {
    if constexpr (std::is_array_v<Type>) {
        std::memcpy(&field, words, sizeof field);
    } else {
        new (&field) Type(fromWords<Type>(words));
    }
}

}  // namespace
