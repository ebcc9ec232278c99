// What Node sends while a program runs (`OrderKind`), and what it gets (`Event`). The TypeScript half is
// gxx/conversations/conversation-frames.ts.
#pragma once

#include "case.hpp"
#include "frames.hpp"

enum class OrderKind : std::uint32_t { begin = 0, say = 1, closeInput = 2, answer = 3, stopAnswering = 4, stop = 5 };
enum class Event : std::uint32_t { said = 0, waits = 1, sent = 2, silent = 3, ended = 4 };

inline void sendEvent(Event event, const std::string &text) {
    sendFrame(STDOUT_FILENO, static_cast<std::uint32_t>(event), text);
}

struct Begin {
    Case one;
    bool isConversation;
    std::string program;
    // The layers of protection that the results claim.
    std::uint32_t layers;

    explicit Begin(const std::string &text) : Begin(Reader(text)) {}

private:
    explicit Begin(Reader request) {
        isConversation = request.integer<std::uint32_t>() == 0;
        program = request.text();
        layers = request.integer<std::uint32_t>();
        one = readCase(request);
    }
};
