// Passes the output of a program on to Node during a conversation, and counts it.
#pragma once

#include "student-pipes.hpp"

class Listener {
public:
    Listener(const Case &asked, const StudentPipes &its) : one(asked), pipes(its) {}

    // Records are read first and processed last: by then, what the program printed before it waits has arrived.
    void passOn() {
        const std::string more = readWhatIsThere(pipes.records.reading);
        recordedBytes += more.size();
        unreadRecords += more;
        pass(Event::said, readWhatIsThere(pipes.printed.reading));
        pass(Event::sent, readWhatIsThere(pipes.commands.reading));
        processRecords();
    }

    // The program has read all that it was given, and asks for more.
    bool programWaits() const { return waitsAfter == pipes.offeredBytes; }

    // A record of waiting is out of date once the program gets more input.
    void forgetWaiting() { waitsAfter.reset(); }

    std::uint64_t totalOutput() const { return totalOutputBytes; }

    bool hasTooMuchOutput() const { return totalOutputBytes > one.printedBytes || hasTooManyRecords(); }

    // Each byte that a program gets makes at most two records: one where the program waits for it, and one where it
    // reads it. Only a program that writes records itself makes more of them, and more bytes than it may print.
    bool hasTooManyRecords() const {
        const std::uint64_t honest = one.recordBytes + 2 * sizeof(Record) * pipes.offeredBytes + spareRecordBytes;
        return recordedBytes > honest + one.printedBytes;
    }

    // The records of what the program read; the first one says that it started.
    const std::string &records() const { return keptRecords; }

private:
    // Waiting that a signal interrupts begins again, with another record.
    static constexpr std::uint64_t spareRecordBytes = 65536;

    void pass(Event event, const std::string &text) {
        totalOutputBytes += text.size();
        if (!text.empty()) sendEvent(event, text);
    }

    void processRecords() {
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
            sendEvent(Event::waits, consumed.all());
        }
        unreadRecords.erase(0, at);
    }

    const Case &one;
    const StudentPipes &pipes;
    std::uint64_t totalOutputBytes = 0;
    std::uint64_t recordedBytes = 0;
    std::string unreadRecords;
    std::string keptRecords;
    // How many bytes the program had read when it last recorded that it waits.
    std::optional<std::uint64_t> waitsAfter;
};
