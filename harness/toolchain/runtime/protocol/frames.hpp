// Messages in both directions while a program runs: a kind, and a text. The TypeScript half is
// gxx/conversations/conversation-frames.ts.
#pragma once

#include <optional>

#include "framing.hpp"

struct Frame {
    std::uint32_t kind;
    std::string text;
};

inline void sendFrame(int file, std::uint32_t kind, const std::string &text) {
    Writer body;
    body.integer(kind);
    Writer frame;
    frame.text(body.all() + text);
    writeAll(file, frame.all());
}

class FrameReader {
public:
    // Reads what has arrived. False at the end: the sender is gone.
    bool take(int file) {
        char chunk[65536];
        const ssize_t got = read(file, chunk, sizeof chunk);
        if (got > 0) unread.append(chunk, static_cast<std::size_t>(got));
        return got > 0 || (got < 0 && errno == EINTR);
    }

    std::optional<Frame> next() {
        // Its length, which counts the kind, and the kind.
        std::uint32_t head[2];
        if (unread.size() < sizeof head) return std::nullopt;
        std::memcpy(head, unread.data(), sizeof head);
        const std::size_t length = sizeof head[0] + head[0];
        if (unread.size() < length) return std::nullopt;
        Frame frame{head[1], unread.substr(sizeof head, length - sizeof head)};
        unread.erase(0, length);
        return frame;
    }

    // Another process reads what comes next: it must not find the rest of a frame.
    void dropToEndOfFrame(int file) {
        do {
            while (next()) continue;
        } while (!unread.empty() && take(file));
    }

private:
    std::string unread;
};
