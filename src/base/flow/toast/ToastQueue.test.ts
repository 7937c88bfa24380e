import { manualTimer } from "../../../../test/manualTimer";
import type { ToastPolicy } from "./ToastPolicy";
import { ToastQueue } from "./ToastQueue";

const policy = (parts: Partial<ToastPolicy>): ToastPolicy => ({
  take: (toast) => toast,
  see: () => undefined,
  forget: () => undefined,
  log: null,
  ...parts,
});

const texts = (queue: ToastQueue) => queue.getSnapshot().map(({ text }) => text);

/** Reports every shown toast as rendered, at once. */
const draw = (queue: ToastQueue) => () => queue.getSnapshot().forEach(({ id }) => queue.drawn(id));

function setUp() {
  const timer = manualTimer();
  const queue = new ToastQueue(timer.start);
  queue.subscribe(draw(queue));
  const say = (text: string, duration?: number) =>
    queue.notify({ severity: "info", text, ...(duration !== undefined && { duration }) });
  return { queue, say, pass: timer.pass };
}

describe("ToastQueue", () => {
  it("closes a toast after 2000 ms, or after its own time [WID-04]", () => {
    const { queue, say, pass } = setUp();
    say("default");
    say("longer", 5000);
    pass(1999);
    expect(texts(queue)).toEqual(["default", "longer"]);
    pass(1);
    expect(texts(queue)).toEqual(["longer"]);
    pass(3000);
    expect(texts(queue)).toEqual([]);
  });

  it("gives a toast its whole time from when it is rendered, however late [WID-04]", () => {
    const { start, pass } = manualTimer();
    const queue = new ToastQueue(start);
    queue.notify({ severity: "info", text: "early" });
    pass(60_000);
    queue.hold("pointer");
    queue.release("pointer");
    pass(60_000);
    expect(texts(queue)).toEqual(["early"]);
    draw(queue)();
    pass(1999);
    expect(texts(queue)).toEqual(["early"]);
    pass(1);
    expect(texts(queue)).toEqual([]);
  });

  it("keeps a toast of no duration until it is closed [A11Y-05]", () => {
    const { queue, say, pass } = setUp();
    say("stays", 0);
    pass(1_000_000);
    expect(texts(queue)).toEqual(["stays"]);
    queue.close(queue.getSnapshot()[0]?.id ?? 0);
    expect(texts(queue)).toEqual([]);
  });

  it.each([
    ["an error", { severity: "error" }],
    ["an error with a duration of its own", { severity: "error", duration: 3000 }],
    [
      "a warning that answers what the person has done",
      { severity: "warning", answer: true, duration: 10_000 },
    ],
  ] as const)("keeps %s until it is closed [WID-04, A11Y-05]", (_, fields) => {
    const { queue, say, pass } = setUp();
    queue.setPolicy(policy({ take: (toast) => ({ ...toast, duration: 10_000 }) }));
    queue.notify({ text: "failed", ...fields });
    say("saved");
    pass(1_000_000);
    expect(texts(queue)).toEqual(["failed"]);
    queue.close(queue.getSnapshot()[0]?.id ?? 0);
    expect(texts(queue)).toEqual([]);
  });

  it("shows three failures at most, so that other toasts have room, and takes none away while they are held [WID-04, A11Y-05]", () => {
    const { queue, say } = setUp();
    const fail = (text: string) => queue.notify({ severity: "error", text });
    for (let index = 1; index <= 4; index += 1) fail(`${index}`);
    say("saved");
    expect(texts(queue)).toEqual(["2", "3", "4", "saved"]);
    queue.hold("focus");
    fail("5");
    expect(texts(queue)).toEqual(["2", "3", "4", "saved", "5"]);
    queue.release("focus");
    fail("6");
    expect(texts(queue)).toEqual(["4", "saved", "5", "6"]);
  });

  it("says nothing that the page says elsewhere, but what answers the person, until that is untrue [WID-04]", () => {
    const { queue, say } = setUp();
    const lost = { severity: "error", text: "no network" } as const;
    queue.notify(lost);
    say("saved", 0);
    const end = queue.silence(lost);
    expect(texts(queue)).toEqual(["saved"]);
    queue.notify(lost);
    expect(texts(queue)).toEqual(["saved"]);
    queue.notify({ ...lost, answer: true });
    expect(texts(queue)).toEqual(["saved", "no network"]);
    end();
    expect(texts(queue)).toEqual(["saved"]);
    queue.notify(lost);
    expect(texts(queue)).toEqual(["saved", "no network"]);
  });

  it("never starts a timer that is longer than browsers support, which would fire at once [A11Y-05]", () => {
    const waits: number[] = [];
    const queue = new ToastQueue((_ring, wait) => (waits.push(wait), () => undefined));
    queue.subscribe(draw(queue));
    queue.notify({ severity: "info", text: "for ever", duration: Infinity });
    expect(Math.max(...waits)).toBe(2 ** 31 - 1);
  });

  it("closes nothing while held, and gives the whole time again when released [WID-04, A11Y-05]", () => {
    const { queue, say, pass } = setUp();
    say("held");
    pass(1500);
    queue.hold("pointer");
    queue.hold("focus");
    pass(60_000);
    queue.release("pointer");
    pass(60_000);
    expect(texts(queue)).toEqual(["held"]);
    queue.release("focus");
    pass(1999);
    expect(texts(queue)).toEqual(["held"]);
    pass(1);
    expect(texts(queue)).toEqual([]);
  });

  it("holds toasts that arrive while others are held [A11Y-05]", () => {
    const { queue, say, pass } = setUp();
    say("first");
    queue.hold("key");
    say("second");
    pass(60_000);
    expect(texts(queue)).toEqual(["first", "second"]);
  });

  it("forgets the hold when the last toast is closed, so that later ones close again [WID-04]", () => {
    const { queue, say, pass } = setUp();
    say("held");
    queue.hold("pointer");
    queue.close(queue.getSnapshot()[0]?.id ?? 0);
    say("later");
    pass(2000);
    expect(texts(queue)).toEqual([]);
  });

  it("shows five and lets the others wait; their time starts when they are shown [WID-04]", () => {
    const { queue, say, pass } = setUp();
    for (let index = 1; index <= 6; index += 1) say(`${index}`);
    expect(texts(queue)).toEqual(["1", "2", "3", "4", "5"]);
    pass(2000);
    expect(texts(queue)).toEqual(["6"]);
    pass(1999);
    expect(texts(queue)).toEqual(["6"]);
    pass(1);
    expect(texts(queue)).toEqual([]);
  });

  it("shows urgent ones at once: errors, and those of importance 5 [WID-04, MORE-03]", () => {
    const { queue, say } = setUp();
    for (let index = 1; index <= 6; index += 1) say(`${index}`, 0);
    queue.notify({ severity: "error", text: "failed" });
    queue.notify({ severity: "info", text: "fire", importance: 5 });
    queue.notify({ severity: "warning", text: "low", importance: 4 });
    expect(texts(queue)).toEqual(["1", "2", "3", "4", "5", "failed", "fire"]);
  });

  it("shows a toast as its policy returns it, and not one that it holds [MORE-03]", () => {
    const { queue, say, pass } = setUp();
    queue.setPolicy(
      policy({ take: (toast) => (toast.text === "held" ? null : { ...toast, duration: 5000 }) }),
    );
    say("held");
    say("longer");
    pass(4999);
    expect(texts(queue)).toEqual(["longer"]);
    pass(1);
    expect(texts(queue)).toEqual([]);
  });

  it("passes a repeated toast to its policy again, but a burst only once [MORE-03]", () => {
    const { queue, say, pass } = setUp();
    const take = jest.fn<ReturnType<ToastPolicy["take"]>, Parameters<ToastPolicy["take"]>>((toast) => toast);
    queue.setPolicy(policy({ take }));
    say("one", 0);
    say("one", 0);
    pass(1000);
    say("one", 0);
    expect(take.mock.calls.map(([, arrival]) => arrival)).toEqual(["shown", "again"]);
  });

  it("leaves a card unchanged if its policy holds the repetition [MORE-03]", () => {
    const { queue, say, pass } = setUp();
    say("one", 0);
    const before = queue.getSnapshot()[0];
    queue.setPolicy(policy({ take: () => null }));
    pass(1000);
    say("one", 0);
    expect(queue.getSnapshot()[0]).toBe(before);
  });

  it("tells its policy which toasts wait, and when each of them is shown [MORE-03]", () => {
    const { queue, say } = setUp();
    const arrivals: string[] = [];
    const seen: unknown[] = [];
    queue.setPolicy(
      policy({
        take: (toast, arrival) => (arrivals.push(arrival), toast),
        see: ({ text }) => seen.push(text),
      }),
    );
    for (let index = 1; index <= 7; index += 1) say(`${index}`, 0);
    expect(arrivals).toEqual(["shown", "shown", "shown", "shown", "shown", "waiting", "waiting"]);
    expect([queue.getWaiting(), seen]).toEqual([2, []]);
    queue.close(queue.getSnapshot()[0]?.id ?? 0);
    expect([queue.getWaiting(), seen, texts(queue).at(-1)]).toEqual([1, ["6"], "6"]);
  });

  it("closes all, including waiting ones, which the policy has not been told were shown [MORE-03]", () => {
    const { queue, say } = setUp();
    const see = jest.fn();
    const forget = jest.fn();
    queue.setPolicy(policy({ see, forget }));
    for (let index = 1; index <= 7; index += 1) say(`${index}`, 0);
    queue.closeAll();
    expect([texts(queue), queue.getWaiting()]).toEqual([[], 0]);
    expect([see, forget].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it("drops waiting toasts once it is quiet [MORE-03]", () => {
    const { queue, say } = setUp();
    for (let index = 1; index <= 7; index += 1) say(`${index}`, 0);
    queue.setPolicy(policy({ log: { quiet: true, unread: 2, open: () => undefined } }));
    queue.close(queue.getSnapshot()[0]?.id ?? 0);
    expect([texts(queue), queue.getWaiting()]).toEqual([["2", "3", "4", "5"], 0]);
  });

  it("keeps fifty at most: the oldest waiting one is dropped first, and urgent ones last [REL-03]", () => {
    const { queue, say } = setUp();
    for (let index = 1; index <= 200; index += 1) say(`${index}`, 0);
    expect(queue.getSnapshot().length + queue.getWaiting()).toBe(50);
    expect(texts(queue)).toEqual(["1", "2", "3", "4", "5"]);
    for (let index = 1; index <= 5; index += 1) queue.close(queue.getSnapshot()[0]?.id ?? 0);
    expect(texts(queue)).toEqual(["156", "157", "158", "159", "160"]);
    for (let index = 1; index <= 200; index += 1)
      queue.notify({ severity: "info", text: `${index}`, importance: 5, duration: 0 });
    expect([texts(queue).length, texts(queue).at(-1), queue.getWaiting()]).toEqual([50, "200", 0]);
  });

  it("notifies its listeners when another policy is set [MORE-03]", () => {
    const { queue } = setUp();
    const listener = jest.fn();
    queue.subscribe(listener);
    const quiet = policy({ log: { quiet: true, unread: 0, open: () => undefined } });
    queue.setPolicy(quiet);
    expect([listener.mock.calls.length, queue.getPolicy()]).toEqual([1, quiet]);
  });

  it("is cleared, with its policy and the waiting toasts, when the person signs out [SEC-03]", () => {
    const { queue, say, pass } = setUp();
    const forget = jest.fn();
    queue.setPolicy(policy({ forget }));
    for (let index = 1; index <= 7; index += 1) say(`${index}`, index);
    queue.hold("pointer");
    queue.clear();
    expect([texts(queue), forget.mock.calls.length]).toEqual([[], 1]);
    say("the next person's", 100);
    pass(100);
    expect(texts(queue)).toEqual([]);
  });

  it("shows a repeated toast once while it is on the screen, and counts all but a burst [WID-04]", () => {
    const { queue, say, pass } = setUp();
    const counts = () => queue.getSnapshot().map(({ text, times }) => [text, times]);
    say("网络中断");
    say("网络中断");
    queue.notify({ severity: "warning", text: "网络中断" });
    expect(counts()).toEqual([
      ["网络中断", 1],
      ["网络中断", 1],
    ]);
    pass(1500);
    say("网络中断");
    // It has its whole time again; the warning's own ends.
    pass(1999);
    expect(counts()).toEqual([["网络中断", 2]]);
    pass(1);
    say("网络中断");
    expect(counts()).toEqual([["网络中断", 1]]);
  });

  it("notifies its listeners of every change until they unsubscribe", () => {
    const { queue, say, pass } = setUp();
    const listener = jest.fn();
    const leave = queue.subscribe(listener);
    say("one");
    pass(2000);
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    say("two");
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
