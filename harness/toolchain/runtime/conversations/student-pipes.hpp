// All pipes of one conversation.
#pragma once

#include "../protocol/conversation-frames.hpp"
#include "pipes.hpp"
#include "student-program.hpp"

struct StudentPipes {
    Pipe input = makePipe(RunnerEnd::writing);
    Pipe records = makePipe(RunnerEnd::reading);
    // Standard output of an answering program. A commanding program prints into a file in memory.
    Pipe printed;
    // Only for a commanding program.
    Pipe commands;
    Pipe answers;
    // Bytes that were written to the program since it began.
    std::uint64_t offeredBytes = 0;

    explicit StudentPipes(const Begin &begin) {
        if (begin.isConversation) {
            printed = makePipe(RunnerEnd::reading);
            return;
        }
        fillAtOnce(input.writing, begin.one.input);
        input.writing.closeNow();
        commands = makePipe(RunnerEnd::reading);
        answers = makePipe(RunnerEnd::writing);
    }

    StudentStreams endsOfProgram(const Streams &streams) const {
        const bool isConversation = printed.writing.descriptor() >= 0;
        const int output = isConversation ? printed.writing.descriptor() : streams.printed.descriptor();
        return {input.reading.descriptor(),   output,
                streams.errors.descriptor(),  records.writing.descriptor(),
                commands.writing.descriptor(), answers.reading.descriptor()};
    }

    // The end of a pipe is seen only when every copy of its other end is closed.
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
