// Runs one program that is talked to while it runs, under the same limits as any other run. Orders come in on standard
// input and events go out on standard output. Two kinds of run:
//
// - A conversation: standard input and output are pipes, and whatever the program says is passed on at once.
// - A command post: its person has typed everything beforehand, to the end of the input, and it commands another program
//   through two named pipes, whose paths are its arguments. We are that other program.

#include <poll.h>
#include <sys/signalfd.h>

#include "answering.hpp"
#include "frames.hpp"
#include "live-pipes.hpp"

namespace {

// The TypeScript half is ../live-frames.ts.
enum class Order : std::uint32_t { begin = 0, say = 1, closeInput = 2, answer = 3, stopAnswering = 4 };
enum class Event : std::uint32_t { said = 0, waits = 1, sent = 2, silent = 3, ended = 4 };

// What a program still has to say comes as soon as it sees that nobody listens; one that does not end is stopped.
constexpr std::int64_t lastCallMilliseconds = 300;

struct ConsoleRecord {
    std::uint32_t what;
    std::uint32_t number;
    std::uint64_t after;
};
constexpr std::uint32_t waitsForInput = 5;

struct Begin {
    Case one;
    bool isConversation;
    // Where the named pipes are made.
    std::string folder;
    LivePlace place;

    explicit Begin(const std::string &text) : Begin(Reader(text)) {}

private:
    explicit Begin(Reader request) {
        isConversation = request.integer<std::uint32_t>() == 0;
        folder = request.text();
        place.host = request.text();
        place.program = request.text();
        one = readCase(request);
    }
};

class LiveRun {
public:
    explicit LiveRun(Begin begin) : begin(std::move(begin)) {
        input = makePipe(OurEnd::writing);
        if (this->begin.isConversation) {
            printed = makePipe(OurEnd::reading);
            records = makePipe(OurEnd::reading);
        } else {
            fillAtOnce(input.writing, this->begin.one.input);
            input.writing.closeNow();
            commands = makeNamedPipe(path("to-opponent"));
            answers = makeNamedPipe(path("from-opponent"));
        }
    }

    // To the end of the program. `orders` may have more in it than the one to begin.
    void serve(FrameReader &orders) {
        Trouble &trouble = sharedTrouble();
        trouble = {};
        process = fork();
        if (process < 0) return tell(Event::ended, framed(notStarted("fork", errno)));
        if (process == 0) becomeProgram(begin.one, begin.place, descriptors(), trouble, arguments());
        setpgid(process, process);
        input.reading.closeNow();
        printed.writing.closeNow();
        records.writing.closeNow();

        const bool inTime = converse(orders);
        int status = 0;
        const struct rusage usage = killAndReap(process, status);
        passOn();
        if (trouble.step != nullptr) return tell(Event::ended, framed(notStarted(trouble.step, trouble.error)));
        tell(Event::ended, framed(answer(inTime, status, usage)));
    }

private:
    std::string path(const char *name) const { return begin.folder + "/" + name; }

    std::vector<std::string> arguments() const {
        if (begin.isConversation) return {};
        return {path("to-opponent"), path("from-opponent")};
    }

    Descriptors descriptors() const {
        if (!begin.isConversation) {
            return {input.reading.descriptor(), streams.printed.descriptor(), streams.errors.descriptor(),
                    streams.records.descriptor()};
        }
        return {input.reading.descriptor(), printed.writing.descriptor(), streams.errors.descriptor(),
                records.writing.descriptor()};
    }

    // True once the program has ended by itself; false if it is to be stopped.
    bool converse(FrameReader &orders) {
        const sigset_t awaited = childSignal();
        const File ending(signalfd(-1, &awaited, SFD_CLOEXEC | SFD_NONBLOCK));
        if (ending.descriptor() < 0) throw std::runtime_error("the end of a program cannot be waited for");
        std::int64_t deadline = nowMilliseconds() + patience();
        for (;;) {
            while (const auto order = orders.next()) {
                obey(*order);
                deadline = nowMilliseconds() + patience();
            }
            if (spokenBytes > begin.one.printedBytes) return true;
            struct pollfd files[] = {{STDIN_FILENO, POLLIN, 0},
                                     {ending.descriptor(), POLLIN, 0},
                                     {printed.reading.descriptor(), POLLIN, 0},
                                     {records.reading.descriptor(), POLLIN, 0},
                                     {commands.descriptor(), POLLIN, 0}};
            const std::int64_t left = isOurTurn ? 1000 : deadline - nowMilliseconds();
            if (left <= 0) {
                if (isLastCall) return false;
                // Whoever talks decides what a program gets that says nothing.
                isLastCall = true;
                tell(Event::silent, "");
                deadline = nowMilliseconds() + patience();
                continue;
            }
            if (poll(files, std::size(files), static_cast<int>(left)) < 0 && errno != EINTR) {
                throw std::runtime_error("the program cannot be listened to");
            }
            if (files[0].revents != 0 && !orders.take(STDIN_FILENO)) return false;
            passOn();
            if (files[1].revents != 0) {
                acknowledge(ending);
                if (endsWithin(process, 0)) return true;
            }
            // A program that closes its output would be reported ready for ever.
            if (files[2].revents == POLLHUP) printed.reading.closeNow();
            if (files[3].revents == POLLHUP) records.reading.closeNow();
        }
    }

    std::int64_t patience() const {
        return isLastCall ? lastCallMilliseconds : static_cast<std::int64_t>(begin.one.wallMilliseconds);
    }

    void obey(const Frame &order) {
        isOurTurn = false;
        switch (static_cast<Order>(order.kind)) {
        case Order::begin:
            break;
        case Order::say:
            offer(input.writing, order.text);
            offeredBytes += order.text.size();
            break;
        case Order::closeInput:
            input.writing.closeNow();
            isLastCall = true;
            break;
        case Order::answer:
            offer(answers, order.text);
            break;
        case Order::stopAnswering:
            answers.closeNow();
            isLastCall = true;
            break;
        }
    }

    // Records are read first and told last: what the program printed before it waits has arrived by then.
    void passOn() {
        const std::string arrived = readWhatIsThere(records.reading);
        pass(Event::said, readWhatIsThere(printed.reading));
        pass(Event::sent, readWhatIsThere(commands));
        tellRecords(arrived);
    }

    void pass(Event event, const std::string &text) {
        spokenBytes += text.size();
        if (!text.empty()) tell(event, text);
    }

    void tellRecords(const std::string &arrived) {
        unreadRecords += arrived;
        std::size_t at = 0;
        for (; unreadRecords.size() - at >= sizeof(ConsoleRecord); at += sizeof(ConsoleRecord)) {
            ConsoleRecord record{};
            std::memcpy(&record, unreadRecords.data() + at, sizeof record);
            if (keptRecords.empty()) keptRecords = unreadRecords.substr(at, sizeof record);
            if (record.what != waitsForInput) continue;
            // The clock stands while the program waits for us: a busy machine is no fault of the program's.
            isOurTurn = record.after == offeredBytes;
            Writer consumed;
            consumed.integer(record.after);
            tell(Event::waits, consumed.all());
        }
        unreadRecords.erase(0, at);
    }

    static void tell(Event event, const std::string &text) {
        sendFrame(STDOUT_FILENO, static_cast<std::uint32_t>(event), text);
    }

    Answer answer(bool inTime, int status, const struct rusage &usage) const {
        Answer answer = answerOf(inTime, status, usage);
        if (begin.isConversation) {
            putErrors(answer, streams.errors);
            answer.printedSize = spokenBytes;
            answer.records = keptRecords;
        } else {
            putStreams(answer, streams, begin.one);
            answer.printedSize += spokenBytes;
        }
        return answer;
    }

    Begin begin;
    Streams streams;
    Pipe input;
    Pipe printed;
    Pipe records;
    File commands;
    File answers;
    pid_t process = -1;
    // Nothing is said to it any more; what it kept back may still come.
    bool isLastCall = false;
    bool isOurTurn = false;
    std::uint64_t offeredBytes = 0;
    std::uint64_t spokenBytes = 0;
    std::string unreadRecords;
    // The first record: that the console was reached, or why it could not be set up.
    std::string keptRecords;
};

void serve() {
    FrameReader orders;
    for (;;) {
        if (const auto first = orders.next()) {
            LiveRun run{Begin(first->text)};
            return run.serve(orders);
        }
        if (!orders.take(STDIN_FILENO)) return;
    }
}

}  // namespace

int main() {
    prepareToRun();
    // A program that has ended does not listen any more; that is no reason for us to end.
    std::signal(SIGPIPE, SIG_IGN);
    try {
        serve();
    } catch (const std::exception &problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 2;
    }
}
