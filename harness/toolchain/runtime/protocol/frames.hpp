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
    Writer frame;
    frame.integer(kind);
    frame.text(text);
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
        std::uint32_t head[2];
        if (unread.size() < sizeof head) return std::nullopt;
        std::memcpy(head, unread.data(), sizeof head);
        if (unread.size() - sizeof head < head[1]) return std::nullopt;
        Frame frame{head[0], unread.substr(sizeof head, head[1])};
        unread.erase(0, sizeof head + head[1]);
        return frame;
    }

private:
    std::string unread;
};
