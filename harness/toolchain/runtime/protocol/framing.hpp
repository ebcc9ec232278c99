// Reads and writes binary values: little endian, with its length before every text. The TypeScript half is
// gxx/run/runner-protocol.ts.
#pragma once

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>
#include <unistd.h>

static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "Integers are copied as they lie in memory");

class Reader {
public:
    explicit Reader(std::string all) : bytes(std::move(all)) {}

    template <class Integer>
    Integer integer() {
        Integer value;
        std::memcpy(&value, take(sizeof value), sizeof value);
        return value;
    }

    std::string text() {
        const auto length = integer<std::uint32_t>();
        return std::string(take(length), length);
    }

private:
    const char *take(std::size_t length) {
        if (length > bytes.size() - at) throw std::runtime_error("the request ends too early");
        at += length;
        return bytes.data() + at - length;
    }

    std::string bytes;
    std::size_t at = 0;
};

class Writer {
public:
    template <class Integer>
    void integer(Integer value) {
        bytes.append(reinterpret_cast<const char *>(&value), sizeof value);
    }

    void text(const std::string &value) {
        integer(static_cast<std::uint32_t>(value.size()));
        bytes += value;
    }

    const std::string &all() const { return bytes; }

private:
    std::string bytes;
};

// False if the sender is gone, which is no fault between two messages.
inline bool readExactly(int file, char *bytes, std::size_t length) {
    std::size_t done = 0;
    while (done < length) {
        const ssize_t got = read(file, bytes + done, length - done);
        if (got > 0) done += static_cast<std::size_t>(got);
        if (got == 0 || (got < 0 && errno != EINTR)) return false;
    }
    return true;
}

// Reads the next message; false if there are no more.
inline bool readFrame(int file, std::string &body) {
    std::uint32_t length = 0;
    if (!readExactly(file, reinterpret_cast<char *>(&length), sizeof length)) return false;
    body.resize(length);
    return readExactly(file, &body[0], length);
}

inline void writeAll(int file, const std::string &bytes) {
    std::size_t done = 0;
    while (done < bytes.size()) {
        const ssize_t written = write(file, bytes.data() + done, bytes.size() - done);
        if (written < 0 && errno != EINTR) throw std::runtime_error("cannot write the answer");
        if (written > 0) done += static_cast<std::size_t>(written);
    }
}
