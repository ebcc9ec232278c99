// All pipes of one talk.
#pragma once

#include "../protocol/conversation-frames.hpp"
#include "pipes.hpp"
#include "student-program.hpp"

struct TalkPipes {
    Pipe input = makePipe(OurEnd::writing);
    Pipe records = makePipe(OurEnd::reading);
    // Of a conversation; what a command post prints for its person is a file in memory.
    Pipe printed;
    // Of a command post.
    Pipe commands;
    Pipe answers;
    // To the program, since it began.
    std::uint64_t offeredBytes = 0;

    explicit TalkPipes(const Begin &begin) {
        if (begin.isConversation) {
            printed = makePipe(OurEnd::reading);
            return;
        }
        fillAtOnce(input.writing, begin.one.input);
        input.writing.closeNow();
        commands = makePipe(OurEnd::reading);
        answers = makePipe(OurEnd::writing);
    }

    TalkStreams endsOfProgram(const Streams &streams) const {
        const bool isConversation = printed.writing.descriptor() >= 0;
        const int output = isConversation ? printed.writing.descriptor() : streams.printed.descriptor();
        return {input.reading.descriptor(),   output,
                streams.errors.descriptor(),  records.writing.descriptor(),
                commands.writing.descriptor(), answers.reading.descriptor()};
    }

    // Nobody would ever see the end of a pipe that is open here, too.
    void closeEndsOfProgram() {
        input.reading.closeNow();
        printed.writing.closeNow();
        records.writing.closeNow();
        commands.writing.closeNow();
        answers.reading.closeNow();
    }

    void give(const Pipe &to, const std::string &text) {
        offer(to.writing, text);
        offeredBytes += text.size();
    }
};
