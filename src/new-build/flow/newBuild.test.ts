import { fakeClock } from "../../../test/fakePorts";
import { HIDDEN_FOR, LOOK_AGAIN, LOOK_EVERY, NewBuild, UNTOUCHED_FOR } from "./NewBuild";
import { NEWEST, stepNewBuild, type NewBuildEvent, type NewBuildState } from "./step";

const seen = (build: string, triedFor: string | null = null): NewBuildEvent => ({
  type: "seen",
  build,
  own: "a",
  triedFor,
});
const calm = (work: boolean): NewBuildEvent => ({ type: "calm", work });
const needed = (work: boolean): NewBuildEvent => ({ type: "needed", work });

const RELOAD = { run: "reload", build: "b" };
const ASK = { run: "ask", build: "b" };

describe("a new build", () => {
  const cases: readonly [string, readonly NewBuildEvent[], NewBuildState["phase"], readonly unknown[]][] = [
    ["is loaded at a calm moment", [seen("b"), calm(false)], "leaving", [RELOAD]],
    ["is asked about where work is open", [seen("b"), calm(true)], "asked", [ASK]],
    ["is asked about once", [seen("b"), calm(true), seen("b"), calm(true), calm(false)], "asked", [ASK]],
    [
      "is loaded when the person says so",
      [seen("b"), calm(true), { type: "accepted" }],
      "leaving",
      [ASK, RELOAD],
    ],
    ["is not loaded twice", [seen("b", "b"), calm(false), needed(false)], "tried", []],
    ["is loaded for a part that is gone", [seen("b"), needed(false)], "leaving", [RELOAD]],
    ["is asked about for a part that is gone, where work is open", [seen("b"), needed(true)], "asked", [ASK]],
    ["that was taken back is forgotten", [seen("b"), seen("a"), calm(false), needed(false)], "current", []],
    ["that the server does not name is none", [seen(""), calm(false), needed(false)], "current", []],
    [
      "after the one that was asked about is waited for",
      [seen("b"), calm(true), seen("c")],
      "waiting",
      [ASK],
    ],
    [
      "changes nothing once the page is being left",
      [seen("b"), calm(false), seen("c"), calm(true)],
      "leaving",
      [RELOAD],
    ],
  ];

  it.each(cases)("%s [MORE-04]", (_, events, phase, effects) => {
    let state = NEWEST;
    const done: unknown[] = [];
    for (const event of events) {
      const [next, effect] = stepNewBuild(state, event);
      state = next;
      if (effect) done.push(effect);
    }
    expect([state.phase, done]).toEqual([phase, effects]);
  });

  it("of a page whose own build is not known is none [MORE-04]", () => {
    expect(stepNewBuild(NEWEST, { type: "seen", build: "b", own: "", triedFor: null })).toEqual([
      NEWEST,
      null,
    ]);
  });
});

describe("the wait for it", () => {
  function page({ work = false } = {}) {
    const { clock, advance } = fakeClock();
    let visible = true;
    let told: () => void = () => undefined;
    const log: string[] = [];
    const flow = new NewBuild({
      clock,
      visibility: {
        visible: () => visible,
        watch: (listener) => {
          told = () => listener(visible);
          return () => void log.push("stopped");
        },
      },
      own: "a",
      ask: () => {
        log.push("look");
        return Promise.resolve("b");
      },
      triedFor: () => null,
      work: () => work,
      perform: ({ run }) => void log.push(run),
    });
    const show = (next: boolean) => {
      visible = next;
      told();
    };
    const pass = async (milliseconds: number) => {
      advance(milliseconds);
      await Promise.resolve();
      await Promise.resolve();
    };
    return { flow, log, show, pass };
  }

  it("asks the server now and then, and ends when the page has not been touched for a while [MORE-04]", async () => {
    const { flow, log, pass } = page();
    const stop = flow.start();
    await pass(LOOK_EVERY);
    flow.touched();
    await pass(UNTOUCHED_FOR - 1);
    flow.touched();
    await pass(UNTOUCHED_FOR - 1);
    expect(log).toEqual(["look"]);
    await pass(1);
    expect(log).toEqual(["look", "reload"]);
    stop();
    expect(log).toEqual(["look", "reload", "stopped"]);
  });

  it("asks the server when the page is hidden or shown, not too often, and ends soon while it is hidden [MORE-04]", async () => {
    const { flow, log, show, pass } = page();
    flow.start();
    show(false);
    show(true);
    await pass(LOOK_AGAIN);
    expect(log).toEqual([]);
    show(false);
    await pass(HIDDEN_FOR - 1);
    expect(log).toEqual(["look"]);
    await pass(1);
    expect(log).toEqual(["look", "reload"]);
  });

  it("asks after 30 minutes, and ends after 10 minutes untouched or 1 minute hidden [MORE-04]", async () => {
    const { flow, log, pass } = page();
    flow.start();
    await pass(29 * 60_000);
    expect(log).toEqual([]);
    await pass(60_000);
    expect(log).toEqual(["look"]);
    flow.touched();
    await pass(10 * 60_000 - 1);
    expect(log).toEqual(["look"]);
    await pass(1);
    expect(log).toEqual(["look", "reload"]);
    const hidden = page();
    hidden.flow.start();
    await hidden.pass(30 * 60_000);
    hidden.show(false);
    await hidden.pass(60_000 - 1);
    expect(hidden.log).toEqual(["look"]);
    await hidden.pass(1);
    expect(hidden.log).toEqual(["look", "reload"]);
  });

  it("is over at once where a part of the page is gone, unless work is open [MORE-04]", async () => {
    const free = page();
    await free.flow.missed();
    expect(free.log).toEqual(["look", "reload"]);
    const busy = page({ work: true });
    await busy.flow.missed();
    expect(busy.log).toEqual(["look", "ask"]);
    busy.flow.accept();
    expect(busy.log).toEqual(["look", "ask", "reload"]);
  });
});
