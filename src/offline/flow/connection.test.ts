import { fakeClock } from "../../../test/fakePorts";
import { Connection } from "./Connection";
import { CONNECTED, stepConnection, type ConnectionEvent, type ConnectionState } from "./step";

const LOST: ConnectionState = { phase: "offline", asOf: 5, failures: 0 };
const CHECKING: ConnectionState = { ...LOST, phase: "checking" };

describe("the connection", () => {
  const cases: readonly [
    string,
    ConnectionState,
    ConnectionEvent,
    Partial<ConnectionState>,
    string | null,
  ][] = [
    [
      "begins lost with a kept desktop",
      CONNECTED,
      { type: "recalled", asOf: 3 },
      { phase: "offline", asOf: 3 },
      "wait",
    ],
    ["is lost", CONNECTED, { type: "lost", now: 9 }, { phase: "offline", asOf: 9 }, "wait"],
    ["is lost once: the time stays", LOST, { type: "lost", now: 9 }, LOST, null],
    [
      "is checked when the network returns",
      LOST,
      { type: "returned" },
      { phase: "checking", asOf: 5 },
      "check",
    ],
    ["is checked after a while", LOST, { type: "waited" }, { phase: "checking" }, "check"],
    ["is checked on demand", LOST, { type: "asked" }, { phase: "checking" }, "check"],
    ["is checked once at a time", CHECKING, { type: "asked" }, CHECKING, null],
    ["is back when the platform answers", CHECKING, { type: "answered" }, CONNECTED, "refresh"],
    [
      "stays lost when it does not",
      CHECKING,
      { type: "unanswered" },
      { phase: "offline", failures: 1 },
      "wait",
    ],
    ["is no news where it was never lost", CONNECTED, { type: "returned" }, CONNECTED, null],
    ["that was never lost needs no refresh", CONNECTED, { type: "answered" }, CONNECTED, null],
  ];

  it.each(cases)("%s [MORE-05]", (_, state, event, next, effect) => {
    const [after, run] = stepConnection(state, event);
    expect(after).toMatchObject(next);
    expect(run?.run ?? null).toBe(effect);
  });

  it("is checked less and less often, and at least each minute [MORE-05]", () => {
    const waits = [0, 1, 2, 3, 9].map(
      (failures) => stepConnection({ ...CHECKING, failures }, { type: "unanswered" })[1],
    );
    expect(waits).toEqual(
      [20_000, 40_000, 60_000, 60_000, 60_000].map((milliseconds) => ({ run: "wait", milliseconds })),
    );
  });

  it("is found again without anybody's help, and left alone once the page is [MORE-05]", async () => {
    const { clock, advance, waiting } = fakeClock();
    const answers = [false, true];
    const refresh = jest.fn();
    const connection = new Connection({
      clock,
      check: () => Promise.resolve(answers.shift() ?? false),
      refresh,
    });
    connection.happen({ type: "lost", now: 1 });
    for (const wait of [10_000, 20_000]) {
      advance(wait);
      await Promise.resolve();
      await Promise.resolve();
    }
    expect([connection.getSnapshot(), refresh.mock.calls.length]).toEqual([CONNECTED, 1]);
    connection.happen({ type: "lost", now: 2 });
    connection.stop();
    expect(waiting()).toBe(0);
  });
});
