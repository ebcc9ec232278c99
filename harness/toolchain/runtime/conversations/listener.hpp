// Passes on to Node what a program says in a talk, and knows how much that was.
#pragma once

#include "student-pipes.hpp"

class Listener {
public:
    Listener(const Case &asked, const TalkPipes &its) : one(asked), pipes(its) {}

    // Records are read first and told last: what the program printed before it waits has arrived by then.
    void passOn() {
        const std::string more = readWhatIsThere(pipes.records.reading);
        recordedBytes += more.size();
        unreadRecords += more;
        pass(Event::said, readWhatIsThere(pipes.printed.reading));
        pass(Event::sent, readWhatIsThere(pipes.commands.reading));
        tellRecords();
    }

    // It has read all that it was given, and asks for more.
    bool hearsThatItWaits() const { return waitsAfter == pipes.offeredBytes; }

    // What it said before it was given more is of no meaning any more.
    void forgetThatItWaits() { waitsAfter.reset(); }

    std::uint64_t spoken() const { return spokenBytes; }

    bool isTooMuch() const { return spokenBytes > one.printedBytes || hasTooManyRecords(); }

    // Each byte that a program gets makes a record where it waits for it, and one where it reads it. Only a program that
    // writes there itself makes more of them, and more than it may print.
    bool hasTooManyRecords() const {
        const std::uint64_t honest = one.recordBytes + 2 * sizeof(Record) * pipes.offeredBytes + spareRecordBytes;
        return recordedBytes > honest + one.printedBytes;
    }

    // What it read, and first of all that it began.
    const std::string &records() const { return keptRecords; }

private:
    // For waiting that a signal interrupted, and that began again.
    static constexpr std::uint64_t spareRecordBytes = 65536;

    void pass(Event event, const std::string &text) {
        spokenBytes += text.size();
        if (!text.empty()) tell(event, text);
    }

    void tellRecords() {
        std::size_t at = 0;
        for (; unreadRecords.size() - at >= sizeof(Record); at += sizeof(Record)) {
            Record record{};
            std::memcpy(&record, unreadRecords.data() + at, sizeof record);
            if (record.what != What::waits) {
                if (keptRecords.size() < one.recordBytes) keptRecords += unreadRecords.substr(at, sizeof record);
                continue;
            }
            waitsAfter = record.after;
            Writer consumed;
            consumed.integer(record.after);
            tell(Event::waits, consumed.all());
        }
        unreadRecords.erase(0, at);
    }

    const Case &one;
    const TalkPipes &pipes;
    std::uint64_t spokenBytes = 0;
    std::uint64_t recordedBytes = 0;
    std::string unreadRecords;
    std::string keptRecords;
    // Where it last said so: how many bytes it has read.
    std::optional<std::uint64_t> waitsAfter;
};
