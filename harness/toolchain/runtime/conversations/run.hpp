// One run of an interactive program, from its start to the report of how it ended.
#pragma once

#include "kept-program.hpp"
#include "../sandbox/layers.hpp"
#include "listener.hpp"
#include "../run/times-reader.hpp"

class ConversationRun {
public:
    // `common`: the layers of protection that this process already has.
    ConversationRun(Begin asked, std::uint32_t common, TimesReader &reader) : begin(std::move(asked)), times(reader) {
        makeFreshStack();
        makeStreamBuffers();
        if ((begin.layers & ~(common | applyLayers())) != 0) throw std::runtime_error("layers of protection are missing");
    }

    // Returns when the program has ended. `orders` may already hold orders that follow the first one.
    void serve(FrameReader &orders) {
        program.start(order(), pipes.endsOfProgram(streams));
        pipes.closeEndsOfProgram();
        const bool inTime = converse(orders);
        const RunTimes used = times.ask();
        const Report report = program.stop();
        waited = std::max(std::int64_t{0}, programTurn - computedAndDelayed(used));
        listener.passOn();
        orders.dropToEndOfFrame(STDIN_FILENO);
        sendEvent(Event::ended, framed(answer(inTime, report)));
    }

private:
    Order order() const {
        const Case &one = begin.one;
        Order order{};
        order.kind = Input::typed;
        order.cpuMilliseconds = one.cpuMilliseconds;
        order.memoryBytes = one.memoryBytes;
        order.fileBytes = fileBytesFor(one);
        return order;
    }

    // True if the program has ended by itself; false if it must be stopped.
    bool converse(FrameReader &orders) {
        std::int64_t began = nowMilliseconds();
        std::int64_t deadline = began + patience();
        for (std::int64_t before = began;;) {
            while (const auto order = orders.next()) {
                if (static_cast<OrderKind>(order->kind) == OrderKind::stop) return false;
                obey(*order);
                began = nowMilliseconds();
                deadline = began + patience();
            }
            if (listener.hasTooMuchOutput()) return true;
            before = nowMilliseconds();
            if (!isClosing && hasUsedUpWait()) {
                reportSilence(maxWait());
                deadline = before + patience();
                continue;
            }
            const bool isProgramTurn = !isHarnessTurn();
            const std::int64_t left = isHarnessTurn() ? 1000 : deadline - nowMilliseconds();
            if (left <= 0) {
                if (isClosing) return false;
                if (hasUsedUpCpu()) {
                    isOutOfCpuTime = true;
                    return false;
                }
                const std::int64_t excused = excuse();
                if (excused > 0 && before - began < maxWallLimits * patience()) {
                    deadline = before + excused;
                    continue;
                }
                reportSilence(patience());
                deadline = nowMilliseconds() + patience();
                continue;
            }
            struct pollfd files[] = {{STDIN_FILENO, POLLIN, 0},
                                     {program.ending(), POLLIN, 0},
                                     {pipes.printed.reading.descriptor(), POLLIN, 0},
                                     {pipes.records.reading.descriptor(), POLLIN, 0},
                                     {pipes.commands.reading.descriptor(), POLLIN, 0}};
            if (poll(files, std::size(files), static_cast<int>(left)) < 0 && errno != EINTR) {
                throw std::runtime_error("cannot wait for output of the program");
            }
            if (isProgramTurn) programTurn += nowMilliseconds() - before;
            if (files[0].revents != 0 && !orders.take(STDIN_FILENO)) return false;
            listener.passOn();
            if (files[1].revents != 0) return true;
            // poll would report an output that the program has closed as ready for ever.
            if (files[2].revents == POLLHUP) pipes.printed.reading.closeNow();
            if (files[3].revents == POLLHUP) pipes.records.reading.closeNow();
            if (files[4].revents == POLLHUP) pipes.commands.reading.closeNow();
        }
    }

    std::int64_t patience() const {
        return isClosing ? closingMilliseconds : static_cast<std::int64_t>(begin.one.wallMilliseconds);
    }

    // Reports to Node that no reply came in time, and how long that time was. Node may then close the program's input;
    // the runner stops the program soon after.
    void reportSilence(std::int64_t milliseconds) {
        isClosing = true;
        Writer limit;
        limit.integer(static_cast<std::uint64_t>(milliseconds));
        sendEvent(Event::silent, limit.all());
    }

    // The limit for all replies together.
    std::int64_t maxWait() const { return maxWaits * static_cast<std::int64_t>(begin.one.wallMilliseconds); }

    // The limit for one reply starts again with each reply. Without a limit for all of them, a program that is a little
    // late every time could wait once for each reply of the conversation.
    bool hasUsedUpWait() {
        const std::int64_t allowed = maxWait();
        if (programTurn < std::max(allowed, nextLook)) return false;
        const std::int64_t left = allowed - (programTurn - computedAndDelayed(times.ask()));
        nextLook = programTurn + std::max(left, shortestLook);
        return left <= 0;
    }

    // The kernel enforces limits of whole seconds only, as in watch.hpp. For a program that loops, this is checked when
    // no reply has come in time.
    bool hasUsedUpCpu() const {
        const std::uint64_t allowed = begin.one.cpuMilliseconds;
        return allowed % 1000 != 0 && times.ask().cpuNanoseconds / 1000000 >= allowed;
    }

    // The time since the last call in which the program computed or stood in line for a processor: that is not waiting.
    std::int64_t excuse() {
        const std::int64_t now = computedAndDelayed(times.ask());
        const std::int64_t since = now - excusedBefore;
        excusedBefore = now;
        return since >= shortWait / 1000 ? since : 0;
    }

    static std::int64_t computedAndDelayed(const RunTimes &used) {
        return static_cast<std::int64_t>((used.cpuNanoseconds + used.delayNanoseconds) / 1000000);
    }

    // The clock stops while the program waits for us, so that a busy machine does not count against it. Once its input
    // is closed, the clock runs on: only the program itself says that it waits, and it could say so for ever.
    bool isHarnessTurn() const { return !isClosing && listener.programWaits(); }

    void obey(const Frame &order) {
        listener.forgetWaiting();
        switch (static_cast<OrderKind>(order.kind)) {
        case OrderKind::begin:
        case OrderKind::stop:
            break;
        case OrderKind::say:
            pipes.give(pipes.input, order.text);
            break;
        case OrderKind::closeInput:
            pipes.input.writing.closeNow();
            isClosing = true;
            break;
        case OrderKind::answer:
            pipes.give(pipes.answers, order.text);
            break;
        case OrderKind::stopAnswering:
            pipes.answers.writing.closeNow();
            isClosing = true;
            break;
        }
    }

    Answer answer(bool inTime, const Report &report) const {
        Answer answer;
        answer.ending = report.ending;
        answer.number = report.number;
        if (report.ending == Ending::notStarted) {
            answer.failedStep = report.failedStep;
            return answer;
        }
        if (!inTime) answer.ending = isOutOfCpuTime ? Ending::outOfCpuTime : Ending::outOfTime;
        if (listener.hasTooManyRecords()) {
            // The kernel ends a program with this signal if its records are a file.
            answer.ending = Ending::killed;
            answer.number = SIGXFSZ;
        }
        answer.cpuMicroseconds = report.cpuMicroseconds;
        answer.waitMicroseconds = static_cast<std::uint64_t>(waited) * 1000;
        answer.forbidden = program.forbidden();
        answer.printedSize = streams.printed.size() + listener.totalOutput();
        answer.printed = streams.printed.head(begin.one.printedBytes);
        answer.errorSize = streams.errors.size();
        answer.errorTail = streams.errors.tail(errorTailBytes);
        answer.records = listener.records();
        return answer;
    }

    // A program prints its last output as soon as it sees the end of its input. If it does not end, it is stopped.
    static constexpr std::int64_t closingMilliseconds = 300;

    static constexpr std::uint64_t errorTailBytes = 4096;

    // A correct program waits some 20 ms in a whole conversation.
    static constexpr std::int64_t maxWaits = 4;
    static constexpr std::int64_t shortestLook = 100;

    Begin begin;
    TimesReader &times;
    // Milliseconds in which only the program had something to do.
    std::int64_t programTurn = 0;
    std::int64_t waited = 0;
    std::int64_t nextLook = 0;
    std::int64_t excusedBefore = 0;
    Streams streams;
    KeptProgram program{begin.program};
    StudentPipes pipes{begin};
    Listener listener{begin.one, pipes};
    // The program gets no more input; output that it has kept back may still come.
    bool isClosing = false;
    bool isOutOfCpuTime = false;
};
