// One run of a program that is talked to, from its start to the report of how it ended.
#pragma once

#include "kept-program.hpp"
#include "../sandbox/layers.hpp"
#include "listener.hpp"
#include "../run/times-reader.hpp"

class LiveRun {
public:
    // `common`: the layers of protection that this process has put on already.
    LiveRun(Begin asked, std::uint32_t common, TimesReader &reader) : begin(std::move(asked)), times(reader) {
        makeFreshStack();
        makeStreamBuffers();
        if ((begin.layers & ~(common | putOnLayers())) != 0) throw std::runtime_error("layers of protection are missing");
    }

    // To the end of the program. `orders` may have more in it than the one to begin.
    void serve(FrameReader &orders) {
        program.start(order(), pipes.endsOfProgram(streams));
        pipes.closeEndsOfProgram();
        const bool inTime = converse(orders);
        const RunTimes used = times.ask();
        const Report report = program.stop();
        waited = std::max(std::int64_t{0}, itsTurn - computedAndDelayed(used));
        listener.passOn();
        orders.dropToEndOfFrame(STDIN_FILENO);
        tell(Event::ended, framed(answer(inTime, report)));
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

    // True once the program has ended by itself; false if it is to be stopped.
    bool converse(FrameReader &orders) {
        std::int64_t began = nowMilliseconds();
        std::int64_t deadline = began + patience();
        for (std::int64_t before = began;;) {
            while (const auto order = orders.next()) {
                if (static_cast<Told>(order->kind) == Told::stop) return false;
                obey(*order);
                began = nowMilliseconds();
                deadline = began + patience();
            }
            if (listener.isTooMuch()) return true;
            before = nowMilliseconds();
            if (!isLastCall && hasWaitedEnough()) {
                giveUp(mostWait());
                deadline = before + patience();
                continue;
            }
            const bool isItsTurn = !isOurTurn();
            const std::int64_t left = isOurTurn() ? 1000 : deadline - nowMilliseconds();
            if (left <= 0) {
                if (isLastCall) return false;
                if (hasComputedEnough()) {
                    isOutOfCpuTime = true;
                    return false;
                }
                const std::int64_t excused = excuse();
                if (excused > 0 && before - began < mostWallLimits * patience()) {
                    deadline = before + excused;
                    continue;
                }
                giveUp(patience());
                deadline = nowMilliseconds() + patience();
                continue;
            }
            struct pollfd files[] = {{STDIN_FILENO, POLLIN, 0},
                                     {program.ending(), POLLIN, 0},
                                     {pipes.printed.reading.descriptor(), POLLIN, 0},
                                     {pipes.records.reading.descriptor(), POLLIN, 0},
                                     {pipes.commands.reading.descriptor(), POLLIN, 0}};
            if (poll(files, std::size(files), static_cast<int>(left)) < 0 && errno != EINTR) {
                throw std::runtime_error("the program cannot be listened to");
            }
            if (isItsTurn) itsTurn += nowMilliseconds() - before;
            if (files[0].revents != 0 && !orders.take(STDIN_FILENO)) return false;
            listener.passOn();
            if (files[1].revents != 0) return true;
            // A program that closes its output would be reported ready for ever.
            if (files[2].revents == POLLHUP) pipes.printed.reading.closeNow();
            if (files[3].revents == POLLHUP) pipes.records.reading.closeNow();
            if (files[4].revents == POLLHUP) pipes.commands.reading.closeNow();
        }
    }

    std::int64_t patience() const {
        return isLastCall ? lastCallMilliseconds : static_cast<std::int64_t>(begin.one.wallMilliseconds);
    }

    // Tells Node that no reply came in time, and how long that time was. Node may then close the program's input; the
    // runner stops it soon after.
    void giveUp(std::int64_t milliseconds) {
        isLastCall = true;
        Writer limit;
        limit.integer(static_cast<std::uint64_t>(milliseconds));
        tell(Event::silent, limit.all());
    }

    // For all replies together.
    std::int64_t mostWait() const { return mostWaits * static_cast<std::int64_t>(begin.one.wallMilliseconds); }

    // The patience for one reply begins anew with each. A program that is a little late with all of them would wait as
    // long as a talk has replies.
    bool hasWaitedEnough() {
        const std::int64_t most = mostWait();
        if (itsTurn < std::max(most, nextLook)) return false;
        const std::int64_t left = most - (itsTurn - computedAndDelayed(times.ask()));
        nextLook = itsTurn + std::max(left, shortestLook);
        return left <= 0;
    }

    // The kernel's own limit is in whole seconds, as in watch.hpp. Of a program that loops, this is asked when no reply has
    // come in time.
    bool hasComputedEnough() const {
        const std::uint64_t most = begin.one.cpuMilliseconds;
        return most % 1000 != 0 && times.ask().cpuNanoseconds / 1000000 >= most;
    }

    // What it computed, or stood in line for a processor, since this was asked last, is no waiting.
    std::int64_t excuse() {
        const std::int64_t now = computedAndDelayed(times.ask());
        const std::int64_t since = now - excusedBefore;
        excusedBefore = now;
        return since >= shortWait / 1000 ? since : 0;
    }

    static std::int64_t computedAndDelayed(const RunTimes &used) {
        return static_cast<std::int64_t>((used.cpuNanoseconds + used.delayNanoseconds) / 1000000);
    }

    // The clock stands while the program waits for us: a busy machine is no fault of the program's. In the last call nobody
    // says anything more, and that it waits is its own word: it could claim so for ever.
    bool isOurTurn() const { return !isLastCall && listener.hearsThatItWaits(); }

    void obey(const Frame &order) {
        listener.forgetThatItWaits();
        switch (static_cast<Told>(order.kind)) {
        case Told::begin:
        case Told::stop:
            break;
        case Told::say:
            pipes.give(pipes.input, order.text);
            break;
        case Told::closeInput:
            pipes.input.writing.closeNow();
            isLastCall = true;
            break;
        case Told::answer:
            pipes.give(pipes.answers, order.text);
            break;
        case Told::stopAnswering:
            pipes.answers.writing.closeNow();
            isLastCall = true;
            break;
        }
    }

    Answer answer(bool inTime, const Report &report) const {
        Answer answer;
        answer.ending = report.ending;
        answer.number = report.number;
        if (report.ending == Ending::notStarted) {
            answer.trouble = report.trouble;
            return answer;
        }
        if (!inTime) answer.ending = isOutOfCpuTime ? Ending::outOfCpuTime : Ending::outOfTime;
        if (listener.hasTooManyRecords()) {
            // As the kernel ends a program whose records are a file.
            answer.ending = Ending::killed;
            answer.number = SIGXFSZ;
        }
        answer.cpuMicroseconds = report.cpuMicroseconds;
        answer.waitMicroseconds = static_cast<std::uint64_t>(waited) * 1000;
        answer.forbidden = program.forbidden();
        answer.printedSize = streams.printed.size() + listener.spoken();
        answer.printed = streams.printed.head(begin.one.printedBytes);
        answer.errorSize = streams.errors.size();
        answer.errorTail = streams.errors.tail(errorTailBytes);
        answer.records = listener.records();
        return answer;
    }

    // What a program still has to say comes as soon as it sees that nobody listens; one that does not end is stopped.
    static constexpr std::int64_t lastCallMilliseconds = 300;

    static constexpr std::uint64_t errorTailBytes = 4096;

    // A right program waits some 20 ms in a whole talk.
    static constexpr std::int64_t mostWaits = 4;
    static constexpr std::int64_t shortestLook = 100;

    Begin begin;
    TimesReader &times;
    // Milliseconds in which nobody but the program had something to do.
    std::int64_t itsTurn = 0;
    std::int64_t waited = 0;
    std::int64_t nextLook = 0;
    std::int64_t excusedBefore = 0;
    Streams streams;
    KeptProgram program{begin.program};
    TalkPipes pipes{begin};
    Listener listener{begin.one, pipes};
    // Nothing is said to it any more; what it kept back may still come.
    bool isLastCall = false;
    bool isOutOfCpuTime = false;
};
